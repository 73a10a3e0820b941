import type { ErrorLike } from '@apollo/client';
import type { TFunction } from 'i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence, type RefusalLike } from '../../apollo/refusal-sentence';
import type { Operation } from '../../apollo/operation';

/** Why a change of the fridge was not made: a sentence, and the field it is about where there is one. */
export interface Problem {
  sentence: string;
  field: string | null;
}

type Result = { __typename: string } | RefusalLike;

/** What is wrong with a mutation's answer; null when it is done. */
export async function problemOf<Data extends object>(
  t: TFunction<'errors'>,
  operation: Operation,
  answer: Promise<{ data?: Data | null; error?: ErrorLike }>,
  resultOf: (data: Data) => Result,
): Promise<Problem | null> {
  try {
    const { data } = await answer;
    if (!data) return { sentence: t('unexpected'), field: null };
    const result = resultOf(data);
    if (!('code' in result)) return null;
    return { sentence: refusalSentence(t, operation, result), field: result.field ?? null };
  } catch (error) {
    return { sentence: operationFailure(t, error, operation), field: null };
  }
}
