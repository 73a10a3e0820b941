import { Prisma } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { asEaten } from '../planning/planned-meal.policy.js';
import { insertRecipeLines, type AddedLines, type RecipeSource } from './insert-recipe-lines.js';
import { leaveOutFridge } from './leave-out-fridge.js';
import { asInFridge, linesToAdd, type StoredLine } from './lines-to-add.js';
import { mealLinesSql } from './meal-lines.js';

const maximumMeals = 200;

interface Meal {
  id: string;
  day: string;
  servings: number;
  recipe: { id: string; title: string; ingredients: string[]; servings: number };
  listed: StoredLine[];
}

/**
 * Adds the ingredients of the household's meals of which this holds for `m`, each for its own servings; of meals that
 * are on the list already only what they lack.
 * @param missingOnly without what is in the fridge on its day and no other planned meal needs
 */
export async function addMealsToList(
  scope: { db: Transaction; viewer: Viewer; clock: Clock },
  which: Prisma.Sql,
  missingOnly: boolean,
): Promise<AddedLines & { wasListed: boolean }> {
  const meals = await scope.db.$queryRaw<Meal[]>(Prisma.sql`
    WITH ${mealLinesSql(scope.viewer, which)}
    SELECT m."id", m."date"::text AS "day", m."servings", to_jsonb(r) AS "recipe", (
      SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM listed l WHERE l."mealId" = m."id") AS "listed"
    FROM meal m JOIN "Recipe" r ON r."id" = m."recipeId"
    ORDER BY ${asEaten} LIMIT ${maximumMeals}`);
  const sources = meals.map(({ id, servings, recipe, listed }): RecipeSource => {
    const counted = missingOnly ? listed.map(asInFridge) : listed;
    return { recipe, plannedMealId: id, servings, ...linesToAdd(recipe, servings, counted) };
  });
  const days = new Map(meals.map(({ id, day }) => [id, day]));
  const added = await insertRecipeLines(
    scope,
    missingOnly ? await leaveOutFridge(scope, sources, days) : sources,
  );
  return {
    ...added,
    wasListed: meals.some(({ listed }) => listed.some(({ leftOut }) => !leftOut)),
  };
}

/** Adds what the fridge lacks for these meals. */
export const addMissingForMeals = (
  scope: { db: Transaction; viewer: Viewer; clock: Clock },
  mealIds: readonly string[],
): Promise<AddedLines> =>
  addMealsToList(
    scope,
    Prisma.sql`m."recipeId" IS NOT NULL AND m."id" IN ${idsSql(mealIds)}`,
    true,
  );
