import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Db } from '../../../platform/database.js';
import { ownItemsSql, putAwaySql } from '../shopping/shopping-item.policy.js';
import { addInventoryItem, type InventoryScope } from './add-inventory-item.js';
import type { Cooked } from './inventory-input.js';
import {
  ownInventorySql,
  readInventoryItem,
  type InventoryItemJson,
  type InventoryItemRow,
} from './inventory-item.policy.js';

export interface KitchenScope extends InventoryScope {
  db: Db;
}

export interface Taken {
  /** As they are now: with what is left, or as they were where that is not what was seen; and what is kept of the dish. */
  inventoryItems: InventoryItemRow[];
  deletedInventoryItemIds: string[];
  leftoversId: string | null;
}

/**
 * Takes out what was cooked and puts in what is left of the dish, both or neither.
 * @throws NotFoundRefusal when none of the items is the household's, or the leftovers' id is another one's
 */
export function takeFromInventory(
  { db, viewer }: KitchenScope,
  { items, recipeId, leftovers }: Cooked,
): Promise<Taken> {
  return db.$transaction(async (tx) => {
    const scope = { db: tx, viewer };
    const taken = await takeItems(scope, items, recipeId ?? null);
    const kept = leftovers ? await addInventoryItem(scope, leftovers, 'leftovers.id') : null;
    const inventoryItems = [...taken.inventoryItems, ...(kept ? [kept] : [])];
    return { ...taken, inventoryItems, leftoversId: kept?.id ?? null };
  });
}

/**
 * Takes from items what was seen to be there: one that holds another amount by now stays as it is, so
 * that nothing else is taken than was said, and nothing twice. What was put away or left out for the cooked recipe, and
 * for no meal, is used up with it: a meal of it that is planned later is bought for.
 * @throws NotFoundRefusal when none of the items is the household's
 */
async function takeItems(
  { db, viewer }: InventoryScope,
  takings: Cooked['items'],
  cookedId: string | null,
): Promise<Omit<Taken, 'leftoversId'>> {
  const asked = takings.filter(({ id }) => z.guid().safeParse(id).success);
  const rows = await db.$queryRaw<{ id: string; item: InventoryItemJson | null }[]>(Prisma.sql`
    WITH asked AS (
      SELECT DISTINCT ON (a."id") * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS a(
        "id" uuid, "quantity" int, "unit" "Unit", "left" int, "leftUnit" "Unit")
    ), found AS MATERIALIZED (
      SELECT v."id", to_jsonb(v) AS item, a."left", coalesce(a."leftUnit", a."unit") AS "leftUnit",
        v."quantity" = a."quantity" AND v."unit" = a."unit" AS "asSeen"
      FROM "InventoryItem" v JOIN asked a ON a."id" = v."id"
      WHERE ${ownInventorySql(viewer)} ORDER BY v."id" FOR UPDATE OF v
    ), gone AS (
      DELETE FROM "InventoryItem" v USING found f
      WHERE v."id" = f."id" AND f."asSeen" AND f."left" IS NULL RETURNING v."id"
    ), changed AS (
      UPDATE "InventoryItem" v SET "quantity" = f."left", "unit" = f."leftUnit"
      FROM found f WHERE v."id" = f."id" AND f."asSeen" AND f."left" IS NOT NULL
      RETURNING v."id", to_jsonb(v) AS item
    ), used AS (
      DELETE FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND i."recipeId" = ${cookedId}::uuid AND i."plannedMealId" IS NULL
        AND (${putAwaySql} OR i."leftOut")
    )
    SELECT "id", item FROM changed
    UNION ALL SELECT "id", NULL FROM gone
    UNION ALL SELECT "id", item FROM found WHERE NOT "asSeen"`);
  if (rows.length === 0 && takings.length > 0) throw new NotFoundRefusal('items');
  return {
    inventoryItems: rows.flatMap(({ item }) => (item ? [readInventoryItem(item)] : [])),
    deletedInventoryItemIds: rows.flatMap(({ id, item }) => (item ? [] : [id])),
  };
}
