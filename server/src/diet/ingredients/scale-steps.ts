import { withWholeSpoons } from './plain-line.js';
import { scaleSentence } from './step-amounts.js';
import { stepFoods } from './step-foods.js';
import { ofEach, sentenceEnd } from './step-words.fr.js';

/** « les 2 boîtes (140 g chacune) »: what is said of each in a bracket is said of what stands before it. */
const brackets = /\([^()]*\)/gu;

/**
 * The steps of a recipe with their amounts multiplied as those of its list are: what they measure, and what they
 * count of the list's foods. « deux fois », « en quatre », a size, a time and what is said of each piece stay.
 * Throws RangeError unless factor is over zero.
 */
export function scaleSteps(
  steps: readonly string[],
  factor: number,
  ingredients: readonly string[],
): string[] {
  if (!Number.isFinite(factor) || factor <= 0) throw new RangeError('factor must be over zero');
  if (factor === 1) return [...steps];
  const foods = stepFoods(ingredients);
  return steps.map((step) =>
    step
      .split(sentenceEnd)
      .map((sentence) =>
        ofEach.test(sentence.replace(brackets, ''))
          ? sentence
          : scaleSentence(withWholeSpoons(sentence), factor, foods),
      )
      .join(''),
  );
}
