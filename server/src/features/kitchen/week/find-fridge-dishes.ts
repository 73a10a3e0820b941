import { quantityAt } from '../../../diet/ingredients/quantity.js';
import type { SplitLine } from '../../../diet/ingredients/fridge-stock.js';
import type { ShoppingLine } from '../../../diet/ingredients/shopping-line.js';
import { plainerProducts } from '../../../diet/vocabulary/plainer-products.js';
import type { MealType, Recipe } from '../../../generated/prisma/client.js';
import type { Unit } from '../../../generated/prisma/enums.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { readSlowly } from '../../../recipe-book/read-slowly.js';
import { isEaten } from '../../../recipe-book/recheck-recipe.js';
import { rankDishes, type HomeDish, type RankedDish } from '../../../week-choice/rank-dishes.js';
import { readFreeFridge, type FreeFridge, type Reservation } from '../shopping/leave-out-fridge.js';
import { readWeekKitchen, type CookableRecipe, type WeekKitchen } from './read-week-kitchen.js';
import { recipesById } from './recipes-by-id.js';
import { linesFor } from './recipe-foods.js';
import { dayAfter } from './week-settings.js';

export const mostFridgeDishes = 6;

/** What one cooks from what is there; nobody does so for a drink. */
const cooked: readonly MealType[] = ['MAIN', 'STARTER', 'DESSERT', 'AMUSE_BOUCHE', 'APERITIF'];

/** From then on the next dinner is tomorrow's. */
const lastDinner = '21:00';

/** What one would have to buy for a dish. */
export interface MissingFood {
  readonly name: string;
  /** How much of it is lacking; null where nobody said how much, or in measures that do not add up. */
  readonly amount: number | null;
  readonly unit: Unit;
  /** Some of it is there, only not enough. */
  readonly isPartlyAtHome: boolean;
  /** What is at home of it and kept for something else; null where none is. */
  readonly reservedFor: Reservation | null;
}

type CookableDish = HomeDish<MissingFood>;

export interface FridgeDish extends RankedDish<MissingFood> {
  readonly recipe: Recipe;
  readonly servings: number;
  /** A meal of today, late in the evening of tomorrow too, that is this dish and not cooked yet; null without one. */
  readonly plannedMealId: string | null;
}

/** By name, what a dish lacks. */
function missingFoods(
  split: readonly SplitLine[],
  reservations: ReadonlyMap<string, Reservation>,
): MissingFood[] {
  const foods = new Map<string, MissingFood>();
  for (const { had, lacking } of split) {
    if (!lacking) continue;
    const { name, product, quantity, unit, amountSaid } = lacking;
    const other = foods.get(name);
    const amount = amountSaid && !other ? (quantityAt(quantity)?.value ?? null) : null;
    const isPartlyAtHome = had !== null || other?.isPartlyAtHome === true;
    const [reservedFor = null] = [{ product }, ...plainerProducts(product)].flatMap(
      (each) => reservations.get(each.product) ?? [],
    );
    foods.set(name, { name, amount, unit, isPartlyAtHome, reservedFor });
  }
  return [...foods.values()];
}

/**
 * What is always at home is neither missing nor a reason, unless it would expire. Null for a dish that uses nothing: to
 * look for staples in all the others takes longer than all the rest.
 */
function homeDish(
  { id: recipeId, kept }: CookableRecipe,
  lines: readonly ShoppingLine[],
  free: FreeFridge,
  day: string,
): CookableDish | null {
  const { stock, reservations } = free.stockFor(recipeId, day);
  const { split, uses } = stock.wouldTake(lines, day);
  if (!uses.some(({ share }) => share > 0)) return null;
  const isStaple = lines.map((line) => free.isStaple(line));
  const bought = lines.filter((_, at) => !isStaple[at]);
  const boughtSplit = split.filter((_, at) => !isStaple[at]);
  const lacking = new Set(boughtSplit.flatMap((each) => each.lacking?.product ?? []));
  const boughtProducts = new Set(bought.map(({ product }) => product));
  return {
    recipeId,
    kept,
    foods: new Set(bought.map(({ name }) => name)).size,
    missing: missingFoods(boughtSplit, reservations),
    uses: uses
      .filter(
        ({ askedAs, expiresOn }) =>
          expiresOn !== null || askedAs.some((product) => boughtProducts.has(product)),
      )
      .map((use) => ({ ...use, isEnough: !use.askedAs.some((product) => lacking.has(product)) })),
  };
}

/**
 * The best of them that all who eat may have. The gate takes longer for a recipe than all the rest, so that it reads
 * only what comes to the top; where it takes one away, the others are ranked anew without it.
 */
async function bestEaten(
  dishes: readonly CookableDish[],
  recipes: ReadonlyMap<string, CookableRecipe>,
  { day, diet }: Pick<WeekKitchen, 'diet'> & { day: string },
): Promise<RankedDish<MissingFood>[]> {
  const best = rankDishes(dishes, day, mostFridgeDishes);
  const unfit = new Set<string>();
  await readSlowly(best, ({ recipeId }) => {
    const recipe = recipes.get(recipeId);
    if (!recipe || !isEaten(recipe, diet)) unfit.add(recipeId);
  });
  if (unfit.size === 0) return best;
  const others = dishes.filter(({ recipeId }) => !unfit.has(recipeId));
  return bestEaten(others, recipes, { day, diet });
}

/**
 * What the household can cook best for its next dinner with what is in the fridge and no other meal needs, of the recipes that it
 * has and that all its members eat: in four statements.
 */
export async function findFridgeDishes(
  scope: { db: Db; viewer: Viewer; clock: Clock },
  query: object,
): Promise<FridgeDish[]> {
  const [kitchen, free] = await Promise.all([
    readWeekKitchen(scope, { mealTypes: cooked }),
    readFreeFridge(scope),
  ]);
  if (free.isEmpty) return [];
  const { today, time, table, recipes, planned, diet } = kitchen;
  // What expires by the next dinner is not there for it, though it is today.
  const day = time >= lastDinner ? dayAfter(today, 1) : today;
  const { servings } = table;
  const dishes: CookableDish[] = [];
  // A dish of a later day has its food, and its day.
  const later = new Set(
    planned.flatMap(({ date, cookedAt, recipe }) =>
      recipe && cookedAt === null && date > day ? [recipe.id] : [],
    ),
  );
  const soon = planned.filter(
    ({ date, cookedAt }) => cookedAt === null && (date === today || date === day),
  );
  for (const { recipe } of soon) if (recipe) later.delete(recipe.id);
  await readSlowly(recipes, (recipe) => {
    if (later.has(recipe.id)) return;
    const dish = homeDish(recipe, linesFor(recipe, servings), free, day);
    if (dish) dishes.push(dish);
  });
  const best = await bestEaten(dishes, new Map(recipes.map((each) => [each.id, each])), {
    day,
    diet,
  });
  const rows = await recipesById(
    scope,
    best.map(({ recipeId }) => recipeId),
    query,
  );
  return best.flatMap((dish) => {
    const recipe = rows.get(dish.recipeId);
    const meal = soon.find((each) => each.recipe?.id === dish.recipeId);
    return recipe ? { ...dish, recipe, servings, plannedMealId: meal?.id ?? null } : [];
  });
}
