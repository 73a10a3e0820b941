import type { TFunction } from 'i18next';
import type { FormOutcome } from '../lib/use-field-form';
import { operationFailure } from './operation-failure';
import { refusalSentence, type RefusalLike } from './refusal-sentence';
import type { Operation } from './operation';

interface FormRefusal extends RefusalLike {
  issues?: readonly RefusalLike[];
}

interface Answer {
  data?: object | null | undefined;
}

const isRefusal = (result: unknown): result is FormRefusal =>
  typeof result === 'object' && result !== null && 'code' in result;

/**
 * Waits for the answer to a form's mutation. What is wrong with a field of the form is said there,
 * anything else in the banner.
 */
export async function formOutcome<Field extends string>(
  t: TFunction<'errors'>,
  operation: Operation,
  fields: readonly Field[],
  answer: Promise<Answer>,
): Promise<FormOutcome<Field>> {
  try {
    const results: unknown[] = Object.values((await answer).data ?? {});
    if (results.length === 0) return { banner: t('unexpected'), fields: {} };
    const refusal = results.find(isRefusal);
    return refusal ? refused(t, operation, fields, refusal) : { banner: null, fields: {} };
  } catch (error) {
    return { banner: operationFailure(t, error, operation), fields: {} };
  }
}

function refused<Field extends string>(
  t: TFunction<'errors'>,
  operation: Operation,
  fields: readonly Field[],
  refusal: FormRefusal,
): FormOutcome<Field> {
  const said: FormOutcome<Field>['fields'] = {};
  for (const issue of refusal.issues ?? [refusal]) {
    const field = fields.find((name) => name === issue.field);
    if (field !== undefined) said[field] = refusalSentence(t, operation, issue);
  }
  const isSaid = Object.keys(said).length > 0;
  return { banner: isSaid ? null : refusalSentence(t, operation, refusal), fields: said };
}
