import type { TFunction } from 'i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import type { Problem } from './generation-order';

/** Why no recipe came of an order, in the specification's words. */
export function orderProblemWords(t: TFunction<'errors'>, problem: Problem): string {
  if (problem.kind === 'failed') return operationFailure(t, problem.error, 'startRecipeGeneration');
  if (problem.kind === 'refused') return refusalSentence(t, 'startRecipeGeneration', problem);
  const retryAfterSeconds = Math.ceil((problem.until.getTime() - Date.now()) / 1000);
  return refusalSentence(t, 'startRecipeGeneration', { code: 'RATE_LIMITED', retryAfterSeconds });
}
