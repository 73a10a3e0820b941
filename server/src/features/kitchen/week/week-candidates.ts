import { openFridge, type Stock } from '../../../diet/ingredients/fridge-stock.js';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import type { Difficulty } from '../../../generated/prisma/enums.js';
import { readSlowly } from '../../../recipe-book/read-slowly.js';
import { eatenBy } from '../../../recipe-book/recheck-recipe.js';
import type { FridgeFood, WeekCandidate } from '../../../week-choice/types.js';
import type { PlannedRow, WeekKitchen } from './read-week-kitchen.js';
import {
  dayAfter,
  withNotEaten,
  type NotEaten,
  type WeekCourse,
  type WeekSettings,
} from './week-settings.js';
import { keepsDaysFor, linesFor, mainFoodsFor } from './recipe-foods.js';

/** What the fridge has that has not expired and that no planned meal needs. */
async function freeStock({ fridge, planned, today, time }: WeekKitchen): Promise<Stock> {
  const stock = openFridge(fridge);
  await readSlowly(planned, ({ recipe, servings, cookedAt, ...meal }) => {
    const isToCome = meal.date > today || (meal.date === today && meal.time > time);
    if (!recipe || cookedAt !== null || !isToCome) return;
    for (const line of linesFor(recipe, servings)) stock.take(line, meal.date, meal.plannedAt);
  });
  return stock;
}

/** The fridge by product, each with what of it expires first. */
export function fridgeFoods({ fridge }: WeekKitchen): FridgeFood[] {
  const foods = new Map<string, FridgeFood>();
  for (const { name, expirationDate = null } of fridge) {
    const product = canonicalProduct(name);
    const known = foods.get(product);
    if (known && (known.expiresOn ?? '9999') <= (expirationDate ?? '9999')) continue;
    foods.set(product, { product, name, expiresOn: expirationDate });
  }
  return [...foods.values()].toSorted((one, other) => (one.product < other.product ? -1 : 1));
}

const hardness: Readonly<Record<Difficulty, number>> = { EASY: 0, MEDIUM: 1, HARD: 2 };

const daysBetween = 14;

/** When a recipe is on the plan last, before it may come again after the week. */
const lastPlanned = (id: string, planned: readonly PlannedRow[], to: string): string | null =>
  planned.findLast(({ recipe, date }) => recipe?.id === id && date < dayAfter(to, daysBetween))
    ?.date ?? null;

export type WeekCandidates = Readonly<Record<WeekCourse, readonly WeekCandidate[]>>;

/** Every recipe that all who eat may have, as it is chosen by. */
export async function candidatesOf(
  kitchen: WeekKitchen,
  settings: Pick<WeekSettings, 'servings' | 'to' | keyof NotEaten>,
): Promise<WeekCandidates> {
  const stock = await freeStock(kitchen);
  const { diet } = kitchen;
  const liked = new Set(diet.preferredFoods.map((food) => canonicalProduct(food)));
  const { servings, to } = settings;
  const eaten = await eatenBy(withNotEaten(diet, settings));
  const candidates: Record<WeekCourse, WeekCandidate[]> = { MAIN: [], DESSERT: [] };
  await readSlowly(kitchen.recipes, (recipe) => {
    if (!eaten(recipe)) return;
    const lines = linesFor(recipe, servings);
    const products = [...new Set(lines.map(({ product }) => product))];
    const { uses } = stock.wouldTake(lines, kitchen.today);
    candidates[recipe.mealType === 'DESSERT' ? 'DESSERT' : 'MAIN'].push({
      recipeId: recipe.id,
      title: recipe.title,
      minutes: recipe.preparationMinutes,
      kept: recipe.kept,
      own: recipe.own,
      seasons: recipe.seasons,
      price: recipe.price,
      forChildren: recipe.forChildren,
      mainFoods: mainFoodsFor(recipe, servings, lines),
      products,
      uses: uses.flatMap(({ product, share }) => (share > 0 ? { product, share } : [])),
      liked: products.filter((product) => liked.has(product)).length,
      keepsDays: keepsDaysFor(recipe, servings, lines),
      harder: hardness[recipe.difficulty] > hardness[kitchen.table.difficulty],
      lastPlanned: lastPlanned(recipe.id, kitchen.planned, to),
    });
  });
  return candidates;
}

/** Of each meal that is planned in these days, all that it is known by. */
export const plannedMainFoods = (
  planned: readonly PlannedRow[],
  from: string,
  to: string,
): string[] =>
  planned.flatMap(({ date, recipe, servings }) => {
    if (!recipe || date < from || date > to) return [];
    return mainFoodsFor(recipe, servings);
  });
