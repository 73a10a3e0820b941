import { Prisma } from '../../generated/prisma/client.js';
import type { MealType } from '../../generated/prisma/enums.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { ownItemsSql } from '../shopping/shopping-item.policy.js';
import type { PlanningScope } from './plan-meal.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';
import type { MealLine } from './unplan-meal.js';

interface Dish {
  /** One that the person may read; null for a dish without a recipe. */
  recipeId: string | null;
  recipeTitle: string;
  mealType: MealType;
}

/**
 * Plans another dish for a meal. What is on the list for the old one stays there, for its recipe alone; returns these
 * lines too. @throws NotFoundRefusal
 */
export async function exchangeDish(
  { db, viewer }: PlanningScope,
  id: string,
  { recipeId, recipeTitle, mealType }: Dish,
): Promise<{ plannedMeal: PlannedMealRow; lines: MealLine[] }> {
  const [row] = await db.$queryRaw<{ meal: PlannedMealJson; lines: MealLine[] }[]>(Prisma.sql`
    WITH before AS MATERIALIZED (
      SELECT m."id", m."recipeId" FROM "PlannedMeal" m
      WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)} FOR UPDATE
    ), freed AS (
      UPDATE "ShoppingItem" i SET "plannedMealId" = NULL FROM before b
      WHERE ${ownItemsSql(viewer)} AND i."plannedMealId" = b."id" AND b."recipeId" IS DISTINCT FROM ${recipeId}::uuid
      RETURNING i."id", b."id" AS "plannedMealId"
    ), changed AS (
      UPDATE "PlannedMeal" m SET "recipeId" = ${recipeId}::uuid, "recipeTitle" = ${recipeTitle},
        "mealType" = ${mealType}::"MealType"
      FROM before b WHERE m."id" = b."id"
      RETURNING m.*
    )
    SELECT ${plannedMealJson} AS meal, (SELECT coalesce(jsonb_agg(to_jsonb(f)), '[]') FROM freed f) AS lines
    FROM changed m ${withRecipe}`);
  if (!row) throw new NotFoundRefusal('id');
  return { plannedMeal: readPlannedMeal(row.meal), lines: row.lines };
}
