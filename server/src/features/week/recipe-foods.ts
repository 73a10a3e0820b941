import { recipeLines, type ShoppingLine } from '../../diet/ingredients/shopping-line.js';
import { keepLast } from '../../platform/keep-last.js';
import { toSearchText } from '../../platform/search-text.js';

/** With the key, which is another one when a recipe of the book has changed. */
export interface ReadRecipe {
  readonly id: string;
  readonly cacheKey: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly servings: number;
}

/** Reading one takes milliseconds, and the book is everybody's. */
const kept = keepLast<readonly ShoppingLine[]>(3000);

/** What one buys for a recipe for so many. */
export const linesFor = (recipe: ReadRecipe, servings: number): readonly ShoppingLine[] =>
  kept(`${recipe.id} ${recipe.cacheKey} ${servings}`, () =>
    recipeLines(recipe, servings).map(({ line }) => line),
  );

const mostMainFoods = 3;
const carrying: ReadonlySet<string> = new Set(['BUTCHER', 'FISH']);

/** Where a title names a product: « gratin de courge » its courge. Infinity where it does not. */
function placeIn(title: string, product: string): number {
  const at = title.indexOf(toSearchText(product));
  return at === -1 ? Infinity : at;
}

/** What a dish is known by, the most important first: what its title names, then meat and fish, then its first line. */
export function mainFoodsOf(title: string, lines: readonly ShoppingLine[]): string[] {
  const text = toSearchText(title);
  const named = lines
    .map(({ product }) => ({ product, place: placeIn(text, product) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((one, other) => one.place - other.place)
    .map(({ product }) => product);
  const carried = lines.filter(({ aisle }) => carrying.has(aisle)).map(({ product }) => product);
  const first = lines.slice(0, 1).map(({ product }) => product);
  const foods = [...new Set([...named, ...carried])];
  return (foods.length > 0 ? foods : first).slice(0, mostMainFoods);
}
