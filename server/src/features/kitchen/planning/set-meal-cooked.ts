import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Clock } from '../../../platform/clock.js';
import {
  inventoryColumnsSql,
  ownInventorySql,
  readInventoryItem,
  type InventoryItemJson,
  type InventoryItemRow,
} from '../inventory/inventory-item.policy.js';
import { unlistMealLinesSql } from '../shopping/lines-of-meals.js';
import type { PlanningScope } from './plan-meal.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';

export interface CookedMeal {
  plannedMeals: PlannedMealRow[];
  /** The unticked lines that were on the list for it, and left it. */
  deletedShoppingItemIds: string[];
  /** Of a meal of leftovers, those that are out of the fridge now. */
  deletedInventoryItemIds: string[];
  /** And those that are there again. */
  inventoryItems: InventoryItemRow[];
}

/**
 * Says that a meal is cooked, and takes off the list what was still to be bought for it; or that it is not, which puts
 * nothing back on it. Leftovers that it was planned with leave the fridge, and come back as they were. Said again it changes nothing: the meal was cooked when it was said first. @throws NotFoundRefusal
 */
export async function setMealCooked(
  { db, viewer, clock }: PlanningScope & { clock: Clock },
  id: string,
  cooked: boolean,
): Promise<CookedMeal> {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
  type Answer = {
    meal: PlannedMealJson;
    deletedShoppingItemIds: string[];
    deletedInventoryItemIds: string[];
    back: InventoryItemJson[];
  };
  const now = clock.now();
  const done = Prisma.sql`(SELECT b."id" FROM before b WHERE ${cooked})`;
  const [row] = await db.$queryRaw<Answer[]>(Prisma.sql`
    WITH before AS MATERIALIZED (
      SELECT m."id", m."inventoryItemId", m."eatenItem" FROM "PlannedMeal" m WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)} FOR UPDATE
    ), ${unlistMealLinesSql(viewer, now, done)}, eaten AS (
      DELETE FROM "InventoryItem" v USING before b
      WHERE ${cooked} AND v."id" = b."inventoryItemId" AND ${ownInventorySql(viewer)}
      RETURNING v.*
    ), back AS (
      INSERT INTO "InventoryItem" (${inventoryColumnsSql})
      SELECT ${inventoryColumnsSql} FROM (
        SELECT e.* FROM before b, jsonb_populate_record(NULL::"InventoryItem", b."eatenItem" || jsonb_build_object(
          'createdById', (SELECT u."id" FROM "User" u WHERE u."id" = (b."eatenItem" ->> 'createdById')::uuid))) e) v
      WHERE NOT ${cooked} AND ${ownInventorySql(viewer)}
      ON CONFLICT ("id") DO NOTHING
      RETURNING *
    ), changed AS (
      UPDATE "PlannedMeal" m
      SET "cookedAt" = CASE WHEN ${cooked} THEN coalesce(m."cookedAt", ${now}::timestamptz) END,
        "eatenItem" = CASE WHEN ${cooked} THEN coalesce((SELECT to_jsonb(e) FROM eaten e), m."eatenItem") END,
        "inventoryItemId" = CASE WHEN NOT ${cooked} THEN coalesce((SELECT k."id" FROM back k), m."inventoryItemId") END
      FROM before b WHERE m."id" = b."id"
      RETURNING m.*
    )
    SELECT ${plannedMealJson} AS meal,
      (SELECT coalesce(jsonb_agg(u."id" ORDER BY u."position", u."id"), '[]') FROM unlisted u) AS "deletedShoppingItemIds",
      (SELECT coalesce(jsonb_agg(e."id"), '[]') FROM eaten e) AS "deletedInventoryItemIds",
      (SELECT coalesce(jsonb_agg(to_jsonb(k)), '[]') FROM back k) AS "back"
    FROM changed m ${withRecipe}`);
  if (!row) throw new NotFoundRefusal('id');
  return {
    plannedMeals: [readPlannedMeal(row.meal)],
    deletedShoppingItemIds: row.deletedShoppingItemIds,
    deletedInventoryItemIds: row.deletedInventoryItemIds,
    inventoryItems: row.back.map(readInventoryItem),
  };
}
