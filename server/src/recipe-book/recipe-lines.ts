import { ingredientToBuy, type ShoppingLine } from '../diet/ingredients/shopping-line.js';
import { keepLast } from '../platform/keep-last.js';
import { compiledBook, lineKey } from './compiled-book.js';

/**
 * A line and its place in its recipe, from 0. Of an ingredient that is two lines the first has its place, and the other
 * comes after all ingredients: a list knows a line again by its place.
 */
export interface PositionedLine {
  readonly position: number;
  readonly line: ShoppingLine;
}

/**
 * By what is read and nothing else, for every household: a reading takes a tenth of a millisecond, and a press on a
 * button asks for thousands. The book has a thousand lines, each for as many numbers of people as eat.
 */
const kept = keepLast<readonly ShoppingLine[]>(20_000);

const read = (key: string, text: string, factor: number): readonly ShoppingLine[] =>
  compiledBook()?.lines[key] ?? ingredientToBuy(text, factor);

/** A recipe's ingredients for so many people, as they are bought; lines that read as nothing are left out. */
export function recipeLines(
  recipe: { readonly ingredients: readonly string[]; readonly servings: number },
  servings: number,
): PositionedLine[] {
  const factor = servings / Math.max(1, recipe.servings);
  const beside: ShoppingLine[] = [];
  const lines = recipe.ingredients.flatMap((text, position) => {
    const key = lineKey(text, factor);
    const [line, ...others] = kept(key, () => read(key, text, factor));
    beside.push(...others);
    return line ? [{ position, line }] : [];
  });
  const last = recipe.ingredients.length;
  return [...lines, ...beside.map((line, place) => ({ position: last + place, line }))];
}
