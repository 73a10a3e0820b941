import { builder } from './builder.js';
import { errorCodes } from './error-code.js';
import {
  InputRefusal,
  NotFoundRefusal,
  RateLimitedRefusal,
  type RefusalError,
  type InputIssue,
} from './refusal.js';

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'Why a mutation was refused.',
  values: Object.fromEntries(
    Object.entries(errorCodes).map(([code, description]) => [code, { description }]),
  ) as Record<keyof typeof errorCodes, { description: string }>,
});

export const RefusalInterface = builder.interfaceRef<RefusalError>('Refusal').implement({
  description:
    'A mutation that a caller should expect to be refused answers with one of these; nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', {
      type: ErrorCodeEnum,
      description: 'The reason, for a client to act on.',
    }),
    message: t.exposeString('message', { description: 'The reason in English, for developers.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The input field at fault, as a path such as householdSize.adults.',
    }),
  }),
});

const InputIssueRef = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One value of the input that is missing or out of bounds.',
  fields: (t) => ({
    code: t.expose('code', {
      type: ErrorCodeEnum,
      description: 'What is wrong with the value of the field.',
    }),
    field: t.exposeString('field', { description: 'The field, as a path.' }),
    message: t.exposeString('message', { description: 'The reason in English.' }),
    min: t.exposeInt('min', { nullable: true, description: 'The least value or length allowed.' }),
    max: t.exposeInt('max', {
      nullable: true,
      description: 'The greatest value or length allowed.',
    }),
  }),
});

builder.objectType(InputRefusal, {
  name: 'InputRefusal',
  description:
    'Values of the input are missing or out of bounds; code and field are those of the first issue.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    issues: t.field({
      type: [InputIssueRef],
      description: 'Every value at fault, in the order of the input; at most one per field.',
      resolve: (refusal) => [...refusal.issues],
    }),
  }),
});

builder.objectType(NotFoundRefusal, {
  name: 'NotFoundRefusal',
  description: 'There is no such row among the caller’s own.',
  interfaces: [RefusalInterface],
});

builder.objectType(RateLimitedRefusal, {
  name: 'RateLimitedRefusal',
  description: 'Too many tries.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'Whole seconds after which a new try is counted afresh; at least 1.',
    }),
  }),
});
