import { ingredientToBuy, type ShoppingLine } from '../diet/ingredients/shopping-line.js';
import { keepLast } from '../platform/keep-last.js';
import { compiledBook, lineKey } from './compiled-book.js';

/** A line and its place in its recipe, from 0. */
export interface PositionedLine {
  readonly position: number;
  readonly line: ShoppingLine;
}

/**
 * By what is read and nothing else, for every household: a reading takes a tenth of a millisecond, and a press on a
 * button asks for thousands. The book has a thousand lines, each for as many numbers of people as eat.
 */
const kept = keepLast<{ line: ShoppingLine | null }>(20_000);

function read(key: string, text: string, factor: number): ShoppingLine | null {
  const line = compiledBook()?.lines[key];
  return line === undefined ? ingredientToBuy(text, factor) : line;
}

/** A recipe's ingredients for so many people, as they are bought; lines that read as nothing are left out. */
export function recipeLines(
  recipe: { readonly ingredients: readonly string[]; readonly servings: number },
  servings: number,
): PositionedLine[] {
  const factor = servings / Math.max(1, recipe.servings);
  return recipe.ingredients.flatMap((text, position) => {
    const key = lineKey(text, factor);
    const { line } = kept(key, () => ({ line: read(key, text, factor) }));
    return line ? [{ position, line }] : [];
  });
}
