import { Prisma, type ShoppingItem } from '../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { insertRecipeLines, type RecipeSource } from './insert-recipe-lines.js';
import { linesToAdd } from './lines-to-add.js';
import { AlreadyInListRefusal, DaysPastRefusal } from './shopping-item.errors.js';
import { listedOrBoughtForMeal } from './shopping-item.policy.js';
import { takeUnplannedLines } from './take-unplanned-lines.js';

const maximumMeals = 200;

interface AskedDays {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** Whether days that are over count too. */
  includePast: boolean;
}

/**
 * Adds the ingredients of every meal planned on these days that has a recipe, each for its own servings;
 * of meals that are on the list already only what they lack. What is over is not bought for, unless that is asked.
 * @throws AlreadyInListRefusal when there are such meals and all are on the list
 * @throws DaysPastRefusal when all the days are over
 */
export async function addWeekToList(
  scope: { db: Db; viewer: Viewer; clock: Clock },
  { from, to, includePast }: AskedDays,
): Promise<ShoppingItem[]> {
  const today = dayInZurich(scope.clock.now());
  if (!includePast && to < today) throw new DaysPastRefusal();
  const first = includePast || from > today ? from : today;
  await takeUnplannedLines(
    scope,
    Prisma.sql`m."recipeId" IS NOT NULL AND m."date" BETWEEN ${first}::date AND ${to}::date`,
  );
  const meals = await scope.db.plannedMeal.findMany({
    where: {
      householdId: scope.viewer.householdId,
      recipeId: { not: null },
      date: { gte: new Date(first), lte: new Date(to) },
    },
    orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
    take: maximumMeals,
    select: {
      id: true,
      servings: true,
      recipe: { select: { id: true, title: true, ingredients: true, servings: true } },
      shoppingItems: { where: listedOrBoughtForMeal(scope.viewer) },
    },
  });
  const sources = meals.flatMap(({ id, servings, recipe, shoppingItems }): RecipeSource[] =>
    recipe
      ? [{ recipe, plannedMealId: id, servings, ...linesToAdd(recipe, servings, shoppingItems) }]
      : [],
  );
  const added = await insertRecipeLines(scope, sources);
  const wasListed = meals.some(({ shoppingItems }) => shoppingItems.length > 0);
  if (added.length === 0 && wasListed) throw new AlreadyInListRefusal();
  return added;
}
