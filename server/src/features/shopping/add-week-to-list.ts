import type { ShoppingItem } from '../../generated/prisma/client.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { insertRecipeLines, type RecipeSource } from './insert-recipe-lines.js';
import { recipeLines } from './shopping-line.js';

const maximumMeals = 200;

/**
 * Adds the ingredients of every meal planned from one day to another (YYYY-MM-DD, both included)
 * that has a recipe, each for its own servings; meals that are on the list already are passed over.
 * @throws AlreadyInListRefusal when there are such meals and all are on the list
 */
export async function addWeekToList(
  scope: { db: Db; viewer: Viewer },
  { from, to }: { from: string; to: string },
): Promise<ShoppingItem[]> {
  const meals = await scope.db.plannedMeal.findMany({
    where: {
      householdId: scope.viewer.householdId,
      recipeId: { not: null },
      date: { gte: new Date(from), lte: new Date(to) },
    },
    orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
    take: maximumMeals,
    select: {
      id: true,
      servings: true,
      recipe: { select: { id: true, title: true, ingredients: true, servings: true } },
    },
  });
  const sources = meals.flatMap(({ id, servings, recipe }): RecipeSource[] =>
    recipe ? [{ recipe, plannedMealId: id, lines: recipeLines(recipe, servings) }] : [],
  );
  return insertRecipeLines(scope, sources);
}
