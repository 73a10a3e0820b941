import type { RecipePageQuery } from './recipe-page.generated';

export type Recipe = NonNullable<NonNullable<RecipePageQuery['viewer']>['recipe']>;
export type RecipeStep = Recipe['steps'][number];
export type StepTimer = RecipeStep['timers'][number];

interface StepPart {
  key: number;
  text: string;
  /** The duration that the text names, where it is one. */
  timer: StepTimer | null;
}

/** The words of a step by which a duration is named. */
export const timerWords = (
  { text }: Pick<RecipeStep, 'text'>,
  { offset, length }: Pick<StepTimer, 'offset' | 'length'>,
): string => text.slice(offset, offset + length);

/** The text cut where its durations begin and end; joined, the parts are the text. */
export function stepParts(step: RecipeStep): StepPart[] {
  const parts: StepPart[] = [];
  let done = 0;
  for (const timer of step.timers) {
    const { offset, length } = timer;
    if (offset > done) parts.push({ key: done, text: step.text.slice(done, offset), timer: null });
    parts.push({ key: offset, text: timerWords(step, timer), timer });
    done = offset + length;
  }
  if (done < step.text.length) parts.push({ key: done, text: step.text.slice(done), timer: null });
  return parts;
}
