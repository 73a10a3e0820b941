import type { ShoppingLine } from '../../../diet/ingredients/shopping-line.js';
import { recipeLines } from '../../../recipe-book/recipe-lines.js';
import { foodKinds } from '../../../diet/vocabulary/product.js';
import { keepLast } from '../../../platform/keep-last.js';
import { keepingOf } from '../inventory/storage-advice.js';
import { toSearchText } from '../../../platform/search-text.js';

/** With the key, which is another one when a recipe of the book has changed. */
export interface ReadRecipe {
  readonly id: string;
  readonly cacheKey: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly servings: number;
}

/** What one buys for a recipe for so many. */
export const linesFor = (recipe: ReadRecipe, servings: number): readonly ShoppingLine[] =>
  recipeLines(recipe, servings).map(({ line }) => line);

/** For each number of people, as « un œuf » and « œufs » need not read alike. */
const kept = keepLast<readonly string[]>(3000);

/** What variety counts a recipe by. */
export const mainFoodsFor = (
  recipe: ReadRecipe,
  servings: number,
  lines = linesFor(recipe, servings),
): readonly string[] =>
  kept(`${recipe.id} ${recipe.cacheKey} ${servings}`, () => mainFoodsOf(recipe.title, lines));

const mostMainFoods = 3;
/** Meat and fish: what carries a dish, and keeps a few days. */
const carrying: ReadonlySet<string> = new Set(['BUTCHER', 'FISH']);

const keptDays = keepLast<{ days: number | null }>(3000);

/** For how many days its meat and fish keep in the fridge once they are bought; null where it has none, or nobody knows. */
export const keepsDaysFor = (
  recipe: ReadRecipe,
  servings: number,
  lines = linesFor(recipe, servings),
): number | null =>
  keptDays(`${recipe.id} ${recipe.cacheKey} ${servings}`, () => ({ days: keepsDaysOf(lines) }))
    .days;

/** The same, of a recipe's lines. */
export function keepsDaysOf(lines: readonly Pick<ShoppingLine, 'name' | 'aisle'>[]): number | null {
  const fresh = lines.filter(({ aisle }) => carrying.has(aisle));
  const days = fresh.flatMap(({ name }) => keepingOf(name, 'FRESH').days ?? []);
  return days.length === 0 ? null : Math.min(...days);
}

type FoodLine = Pick<ShoppingLine, 'name' | 'product' | 'aisle'>;

/** A line's food, whatever its cut and kind, and the words that its product is known by. */
interface LineFood {
  kind: string;
  words: string;
  carries: boolean;
}

const foodOf = ({ name, product, aisle }: FoodLine): LineFood => ({
  kind: foodKinds(name)[0] ?? product,
  words: ` ${product} `,
  carries: carrying.has(aisle),
});

/** « riz » is what « riz basmati » is, « poulet » what « filet de poulet » is. */
const isOf = ({ kind, words }: LineFood, named: string): boolean =>
  kind === named || words.includes(` ${named} `);

/**
 * What a dish is known by, the most important first: the foods that its title names, then meat and fish, else its first
 * line; and what its title begins with, as « soupe » or « gratin ».
 */
export function mainFoodsOf(title: string, lines: readonly FoodLine[]): string[] {
  const foods = lines.map(foodOf);
  const named = foodKinds(title).filter((kind) => foods.some((food) => isOf(food, kind)));
  const carried = foods.filter((food) => food.carries && !named.some((kind) => isOf(food, kind)));
  const found = [...named, ...carried.map(({ kind }) => kind)];
  const known = found.length > 0 ? found : foods.slice(0, 1).map(({ kind }) => kind);
  const [head = ''] = toSearchText(title).split(' ');
  return [...new Set([...known.slice(0, mostMainFoods), foodKinds(head)[0] ?? head])];
}
