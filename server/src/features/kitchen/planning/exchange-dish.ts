import { Prisma } from '../../../generated/prisma/client.js';
import type { MealType } from '../../../generated/prisma/enums.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Clock } from '../../../platform/clock.js';
import { linesOfMealsJson, linesOfMealsSql, type MealLine } from '../shopping/lines-of-meals.js';
import type { PlanningScope } from './plan-meal.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';

interface Dish {
  /** One that the person may read; null for a dish without a recipe. */
  recipeId: string | null;
  recipeTitle: string;
  mealType: MealType;
}

/**
 * Plans another dish for a meal, which is then still to be cooked. What is still to be bought for the old one leaves the list, and what was bought is no
 * meal's any more; returns these lines, as they were. @throws NotFoundRefusal
 */
export async function exchangeDish(
  { db, viewer, clock }: PlanningScope & { clock: Clock },
  id: string,
  { recipeId, recipeTitle, mealType }: Dish,
): Promise<{ plannedMeals: PlannedMealRow[]; lines: MealLine[] }> {
  const [row] = await db.$queryRaw<{ meal: PlannedMealJson; lines: MealLine[] }[]>(Prisma.sql`
    WITH before AS MATERIALIZED (
      SELECT m."id", m."recipeId" FROM "PlannedMeal" m
      WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)} FOR UPDATE
    ), ${linesOfMealsSql(viewer, Prisma.sql`(SELECT b."id" FROM before b WHERE b."recipeId" IS DISTINCT FROM ${recipeId}::uuid)`)}, freed AS (
      UPDATE "ShoppingItem" i SET "plannedMealId" = NULL,
        "sourceKey" = CASE WHEN l."wasListed" THEN NULL ELSE i."sourceKey" END,
        "boughtAt" = CASE WHEN l."wasListed" THEN NULL ELSE i."boughtAt" END,
        "deletedAt" = CASE WHEN l."wasListed" THEN ${clock.now()}::timestamptz ELSE i."deletedAt" END
      FROM lines l WHERE i."id" = l."id"
    ), changed AS (
      UPDATE "PlannedMeal" m SET "recipeId" = ${recipeId}::uuid, "recipeTitle" = ${recipeTitle},
        "mealType" = ${mealType}::"MealType", "cookedAt" = NULL,
        "inventoryItemId" = NULL, "eatenItem" = NULL
      FROM before b WHERE m."id" = b."id"
      RETURNING m.*
    )
    SELECT ${plannedMealJson} AS meal, ${linesOfMealsJson} AS lines
    FROM changed m ${withRecipe}`);
  if (!row) throw new NotFoundRefusal('id');
  return { plannedMeals: [readPlannedMeal(row.meal)], lines: row.lines };
}
