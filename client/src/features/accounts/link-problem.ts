import type { TFunction } from 'i18next';
import { problemOf } from '../../apollo/problem-of';

export interface LinkProblem {
  sentence: string;
  /** Whether the same link may still work: the request failed, rather than being refused. */
  mayPass: boolean;
}

type Operation = 'verifyEmail' | 'confirmEmailChange';

/** Waits for what became of a link; null when it did what it was for. */
export async function linkProblemOf(
  t: TFunction<'errors'>,
  operation: Operation,
  answer: Promise<{ data?: object | null | undefined }>,
): Promise<LinkProblem | null> {
  let mayPass = true;
  const answered = answer.then((given) => {
    mayPass = false;
    return given;
  });
  const sentence = await problemOf(t, operation, answered);
  return sentence === null ? null : { sentence, mayPass };
}
