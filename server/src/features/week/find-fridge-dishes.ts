import type { ShoppingLine } from '../../diet/ingredients/shopping-line.js';
import type { MealType, Recipe } from '../../generated/prisma/client.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { readSlowly } from '../../recipe-book/read-slowly.js';
import { eatenBy } from '../../recipe-book/recheck-recipe.js';
import { rankDishes, type HomeDish, type RankedDish } from '../../week-choice/rank-dishes.js';
import { readFreeFridge, type FreeFridge } from '../shopping/leave-out-fridge.policy.js';
import { readWeekKitchen, type CookableRecipe } from './read-week-kitchen.js';
import { recipesById } from './recipes-by-id.js';
import { linesFor } from './recipe-foods.js';

export const mostFridgeDishes = 6;

/** What one cooks from what is there; nobody does so for a drink. */
const cooked: readonly MealType[] = ['MAIN', 'STARTER', 'DESSERT', 'AMUSE_BOUCHE', 'APERITIF'];

export interface FridgeDish extends RankedDish {
  readonly recipe: Recipe;
  readonly servings: number;
  /** A meal of today that is this dish and not cooked yet; null without one. */
  readonly plannedMealId: string | null;
}

/**
 * What is always at home is neither missing nor a reason, unless it would expire. Null for a dish that uses nothing: to
 * look for staples in all the others takes longer than all the rest.
 */
function homeDish(
  { id: recipeId, kept }: CookableRecipe,
  lines: readonly ShoppingLine[],
  free: FreeFridge,
  today: string,
): HomeDish | null {
  const { split, uses } = free.stockFor(recipeId).wouldTake(lines, today);
  if (!uses.some(({ share }) => share > 0)) return null;
  const isStaple = lines.map((line) => free.isStaple(line));
  const bought = lines.filter((_, at) => !isStaple[at]);
  const missing = split.flatMap(({ lacking }, at) =>
    lacking && !isStaple[at] ? lacking.name : [],
  );
  const boughtProducts = new Set(bought.map(({ product }) => product));
  return {
    recipeId,
    kept,
    foods: new Set(bought.map(({ name }) => name)).size,
    missing: [...new Set(missing)],
    uses: uses.filter(
      ({ product, expiresOn }) => expiresOn !== null || boughtProducts.has(product),
    ),
  };
}

/**
 * What the household can cook best with what is in the fridge today and no other meal needs, of the recipes that it
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
  const { today, table, recipes, diet, planned } = kitchen;
  const { servings } = table;
  const isEaten = await eatenBy(diet);
  const dishes: HomeDish[] = [];
  await readSlowly(recipes, (recipe) => {
    if (!isEaten(recipe)) return;
    const dish = homeDish(recipe, linesFor(recipe, servings), free, today);
    if (dish) dishes.push(dish);
  });
  const best = rankDishes(dishes, today, mostFridgeDishes);
  const rows = await recipesById(
    scope,
    best.map(({ recipeId }) => recipeId),
    query,
  );
  const ofToday = planned.filter(({ date, cookedAt }) => date === today && cookedAt === null);
  return best.flatMap((dish) => {
    const recipe = rows.get(dish.recipeId);
    const meal = ofToday.find((each) => each.recipe?.id === dish.recipeId);
    return recipe ? { ...dish, recipe, servings, plannedMealId: meal?.id ?? null } : [];
  });
}
