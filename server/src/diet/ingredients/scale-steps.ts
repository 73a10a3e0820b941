import { withWholeSpoons } from './plain-line.js';
import { scaleSentence } from './step-amounts.js';
import { stepFoods } from './step-foods.js';
import { clauseStart, doseOfPeople, ofEach, sentenceEnd } from './step-words.fr.js';

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
      .flatMap(partsOfDose)
      .map((part) => (isOfEach(part) ? part : scaleSentence(withWholeSpoons(part), factor, foods)))
      .join(''),
  );
}

const isOfEach = (text: string): boolean => ofEach.test(text.replace(brackets, ''));

/** The clauses of a sentence whose dose for each is said of one alone; else the sentence. */
function partsOfDose(sentence: string): string[] {
  if (!isOfEach(sentence)) return [sentence];
  const clauses = sentence.split(clauseStart);
  const doses = clauses.filter(isOfEach);
  const isOfOne = doses.length > 0 && doses.every((clause) => doseOfPeople.test(clause));
  return isOfOne ? clauses : [sentence];
}
