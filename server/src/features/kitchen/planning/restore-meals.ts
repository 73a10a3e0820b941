import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import type { MealLine } from '../shopping/lines-of-meals.js';
import { ownInventorySql } from '../inventory/inventory-item.policy.js';
import { ownItemsSql } from '../shopping/shopping-item.policy.js';
import { readTakenLine, type TakenLineJson } from '../shopping/unplanned-lines.js';
import type { PlanningScope } from './plan-meal.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';

/** Each by its name: where a table has other columns than when a meal was taken off, they have their defaults. */
const columns = Prisma.sql`"id", "householdId", "createdById", "recipeId", "recipeTitle", "date", "time",
  "servings", "mealType", "cookedAt", "inventoryItemId", "eatenItem", "createdAt"`;

/**
 * Makes meals what they were, those that are off the plan too, with the lines that were on the list for them. Who is
 * gone made none of them any more, and a recipe or leftovers that are gone are none's.
 */
export async function restoreMeals(
  { db, viewer }: PlanningScope,
  meals: readonly { id: string }[],
  lines: readonly MealLine[],
): Promise<{ plannedMeals: PlannedMealRow[]; shoppingItems: ShoppingItem[] }> {
  type Row = { meal: PlannedMealJson; lines: TakenLineJson[] };
  const rows = await db.$queryRaw<Row[]>(Prisma.sql`
    WITH old AS MATERIALIZED (
      SELECT v.* FROM jsonb_populate_recordset(NULL::"PlannedMeal", ${JSON.stringify(meals)}::jsonb) v
    ), kept AS (
      SELECT m."id", m."householdId", u."id" AS "createdById", r."id" AS "recipeId", m."recipeTitle", m."date",
        m."time", m."servings", m."mealType", m."cookedAt", v."id" AS "inventoryItemId", m."eatenItem", m."createdAt"
      FROM old m LEFT JOIN "User" u ON u."id" = m."createdById" LEFT JOIN "Recipe" r ON r."id" = m."recipeId"
        LEFT JOIN "InventoryItem" v ON v."id" = m."inventoryItemId" AND ${ownInventorySql(viewer)}
      WHERE ${ownPlannedMealsSql(viewer)}
    ), restored AS (
      INSERT INTO "PlannedMeal" AS m (${columns}) SELECT ${columns} FROM kept
      ON CONFLICT ("id") DO UPDATE SET "recipeId" = excluded."recipeId", "recipeTitle" = excluded."recipeTitle",
        "date" = excluded."date", "time" = excluded."time", "servings" = excluded."servings",
        "mealType" = excluded."mealType", "cookedAt" = excluded."cookedAt",
        "inventoryItemId" = excluded."inventoryItemId", "eatenItem" = excluded."eatenItem"
        WHERE ${ownPlannedMealsSql(viewer)}
      RETURNING m.*
    ), linked AS (
      UPDATE "ShoppingItem" i SET "plannedMealId" = l."plannedMealId",
        "sourceKey" = CASE WHEN l."wasListed" THEN l."sourceKey" ELSE i."sourceKey" END,
        "boughtAt" = CASE WHEN l."wasListed" THEN l."boughtAt" ELSE i."boughtAt" END,
        "deletedAt" = CASE WHEN l."wasListed" THEN NULL ELSE i."deletedAt" END
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l(
        "id" uuid, "plannedMealId" uuid, "wasListed" boolean, "sourceKey" text, "boughtAt" timestamptz), restored n
      WHERE ${ownItemsSql(viewer)} AND i."id" = l."id" AND n."id" = l."plannedMealId"
      RETURNING i.*
    )
    SELECT ${plannedMealJson} AS meal,
      (SELECT coalesce(jsonb_agg(to_jsonb(i)), '[]') FROM linked i WHERE i."plannedMealId" = m."id" AND i."deletedAt" IS NULL) AS lines
    FROM restored m ${withRecipe}`);
  return {
    plannedMeals: rows.map(({ meal }) => readPlannedMeal(meal)),
    shoppingItems: rows.flatMap((row) => row.lines.map(readTakenLine)),
  };
}
