import type { GraphQLError } from 'graphql';
import { errorCodes, type ErrorCode } from './error-code.js';
import { requestError } from './request-error.js';

/** A refusal that a caller should expect: it becomes a member of the mutation's result union. */
export class RefusalError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly field: string | null = null,
    message: string = errorCodes[code],
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export interface InputIssue {
  code: ErrorCode;
  field: string;
  message: string;
  min: number | null;
  max: number | null;
}

/** Values of the input are missing or out of bounds; nothing was done. */
export class InputRefusal extends RefusalError {
  constructor(readonly issues: readonly [InputIssue, ...InputIssue[]]) {
    super(issues[0].code, issues[0].field, issues[0].message);
  }
}

/** There is no such row among the caller's own. */
export class NotFoundRefusal extends RefusalError {
  constructor(field: string | null = 'id') {
    super('NOT_FOUND', field);
  }
}

export class RateLimitedRefusal extends RefusalError {
  constructor(readonly retryAfterSeconds: number) {
    super('RATE_LIMITED');
  }
}

type GuardCode =
  'UNAUTHENTICATED' | 'QUESTIONNAIRE_REQUIRED' | 'SUBSCRIPTION_REQUIRED' | 'KITCHEN_FULL';

const guardMessages: Record<GuardCode, string> = {
  UNAUTHENTICATED: 'Sign in first.',
  QUESTIONNAIRE_REQUIRED: 'Save preferences first.',
  SUBSCRIPTION_REQUIRED: 'An active subscription is needed.',
  KITCHEN_FULL:
    'The household keeps as many rows as it may: 3,000 on the list, 3,000 in the fridge, 12,000 meals. Nothing was added; delete some first.',
};

/** Stops a field before it starts; clients read `extensions.code`. */
export const guardError = (code: GuardCode): GraphQLError =>
  requestError(code, guardMessages[code]);
