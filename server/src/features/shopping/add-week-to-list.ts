import { Prisma } from '../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { asEaten } from '../planning/planned-meal.policy.js';
import { insertRecipeLines, type AddedLines, type RecipeSource } from './insert-recipe-lines.js';
import { leaveOutFridge } from './leave-out-fridge.js';
import { linesToAdd, type ListedLine } from './lines-to-add.js';
import { mealLinesSql } from './meal-lines.js';
import { AlreadyInListRefusal, DaysPastRefusal } from './shopping-item.errors.js';

const maximumMeals = 200;

interface AskedDays {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** Whether days that are over count too. */
  includePast: boolean;
  /** Without what is in the fridge on its day and no other planned meal needs. */
  missingOnly: boolean;
}

interface Meal {
  id: string;
  day: string;
  servings: number;
  recipe: { id: string; title: string; ingredients: string[]; servings: number };
  listed: ListedLine[];
}

/**
 * Adds the ingredients of every meal planned on these days that has a recipe, each for its own servings;
 * of meals that are on the list already only what they lack. What is over is not bought for, unless that is asked.
 * @throws AlreadyInListRefusal when there are such meals and all are on the list
 * @throws DaysPastRefusal when all the days are over
 */
export async function addWeekToList(
  scope: { db: Db; viewer: Viewer; clock: Clock },
  { from, to, includePast, missingOnly }: AskedDays,
): Promise<AddedLines> {
  const today = dayInZurich(scope.clock.now());
  if (!includePast && to < today) throw new DaysPastRefusal();
  const first = includePast || from > today ? from : today;
  const which = Prisma.sql`m."recipeId" IS NOT NULL AND m."date" BETWEEN ${first}::date AND ${to}::date`;
  const meals = await scope.db.$queryRaw<Meal[]>(Prisma.sql`
    WITH ${mealLinesSql(scope.viewer, which)}
    SELECT m."id", m."date"::text AS "day", m."servings", to_jsonb(r) AS "recipe", (
      SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM listed l WHERE l."mealId" = m."id") AS "listed"
    FROM meal m JOIN "Recipe" r ON r."id" = m."recipeId"
    ORDER BY ${asEaten} LIMIT ${maximumMeals}`);
  const sources = meals.map(({ id, servings, recipe, listed }): RecipeSource => {
    return { recipe, plannedMealId: id, servings, ...linesToAdd(recipe, servings, listed) };
  });
  const days = new Map(meals.map(({ id, day }) => [id, day]));
  const added = await insertRecipeLines(
    scope,
    missingOnly ? await leaveOutFridge(scope, sources, days) : sources,
  );
  const wasListed = meals.some(({ listed }) => listed.length > 0);
  const isNothing = added.items.length === 0 && added.leftOut.length === 0;
  if (isNothing && wasListed) throw new AlreadyInListRefusal();
  return added;
}
