import type { TFunction } from 'i18next';
import { operationFailure } from './operation-failure';
import { refusalSentence, type RefusalLike } from './refusal-sentence';
import type { Operation } from './operation';

interface Answer {
  data?: object | null | undefined;
}

const isRefusal = (result: unknown): result is RefusalLike =>
  typeof result === 'object' && result !== null && 'code' in result;

/** Waits for a mutation's answer: the sentence that says why it came to nothing, or null. */
export async function problemOf(
  t: TFunction<'errors'>,
  operation: Operation,
  answer: Promise<Answer>,
): Promise<string | null> {
  try {
    const results: unknown[] = Object.values((await answer).data ?? {});
    if (results.length === 0) return t('unexpected');
    const refusal = results.find(isRefusal);
    return refusal ? refusalSentence(t, operation, refusal) : null;
  } catch (error) {
    return operationFailure(t, error, operation);
  }
}
