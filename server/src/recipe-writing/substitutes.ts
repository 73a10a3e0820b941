import { checkLine, type DietRules } from '../diet/gate/gate.js';
import { visibleText, wordsOf } from '../diet/text/text.js';
import { foodById, foodsIn } from '../diet/vocabulary/foods.js';

export interface Substitution {
  /** The food that does not suit, as it was written. */
  readonly word: string;
  /** What this household may take instead, the nearest first; never empty. */
  readonly instead: readonly string[];
}

const most = 2;

/** What may stand for each of these foods where the rules hold; a food that nothing is known for is left out. */
export function substitutesFor(words: readonly string[], rules: DietRules): Substitution[] {
  const distinct = new Map(words.map((word) => [word.toLowerCase(), word]));
  const found = [...distinct.values()].flatMap((word) => {
    const known = foodsIn(wordsOf(visibleText(word)))
      .map(({ value }) => value.substitutes.map((id) => foodById(id).name))
      .find((names) => names.length > 0);
    const instead = (known ?? [])
      .filter((food) => checkLine(food, rules).length === 0)
      .slice(0, most);
    return instead.length > 0 ? [{ word, instead }] : [];
  });
  // « bœuf à braiser » and « bœuf » are one thing to replace.
  return found.filter(
    ({ word, instead }) =>
      !found.some(
        (other) =>
          other.word !== word &&
          word.toLowerCase().includes(other.word.toLowerCase()) &&
          other.instead.join() === instead.join(),
      ),
  );
}
