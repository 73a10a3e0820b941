import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { requireOwnItems } from './asked-ids.js';
import { listedItemsSql } from './shopping-item.policy.js';

export interface CheckedItems {
  /** Those that are still on the list. */
  shoppingItems: ShoppingItem[];
  /** Every line of the recipes that this completed; they can be restored for a day. */
  deletedShoppingItemIds: string[];
  /** Of these the ones that were bought, and not only to be checked. */
  boughtItems: ShoppingItem[];
}

/**
 * Ticks or unticks lines. A recipe whose lines are all ticked then leaves the list, in the same
 * statement: it first locks every line of the recipes concerned, and a lock that had to wait returns
 * the row as the other device left it. So of two devices that tick the last two lines at once, one sees both.
 * Its staples that nobody has looked for leave with it, not bought; one that is ticked is bought.
 * A change that is sent again, known by its id, changes nothing: others may have ticked since.
 * @throws NotFoundRefusal when none of the ids is the household's
 */
export async function setItemsChecked(
  { db, viewer, clock }: { db: Transaction; viewer: Viewer; clock: Clock },
  { ids, checked, changeId }: { ids: readonly string[]; checked: boolean; changeId: string | null },
): Promise<CheckedItems> {
  const rows = await db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH asked AS MATERIALIZED ${idsSql(ids)},
    taken AS (
      INSERT INTO "TakenTick" ("householdId", "id", "takenAt")
      SELECT ${viewer.householdId}::uuid, ${changeId}::uuid, ${clock.now()}::timestamptz
      WHERE ${changeId}::uuid IS NOT NULL
      ON CONFLICT DO NOTHING
      RETURNING "id"
    ),
    locked AS MATERIALIZED (
      SELECT i."id", i."recipeId", i."checked", i."toCheck", i."id" IN (SELECT value FROM asked) AS "isAsked"
      FROM "ShoppingItem" i
      WHERE ${listedItemsSql(viewer)} AND (
        i."id" IN (SELECT value FROM asked)
        OR ${checked} AND i."recipeId" IN (
          SELECT a."recipeId" FROM "ShoppingItem" a
          WHERE a."id" IN (SELECT value FROM asked) AND a."householdId" = ${viewer.householdId}::uuid
            AND a."deletedAt" IS NULL))
      ORDER BY i."id"
      FOR UPDATE
    ), complete AS (
      SELECT "recipeId" FROM locked WHERE ${checked} AND "recipeId" IS NOT NULL
      GROUP BY "recipeId" HAVING bool_and("checked" OR "isAsked" OR "toCheck")
    )
    UPDATE "ShoppingItem" i SET
      "checked" = CASE WHEN l."isAsked" THEN ${checked} ELSE i."checked" END,
      "toCheck" = i."toCheck" AND NOT (l."isAsked" AND ${checked}),
      "deletedAt" = CASE WHEN c."recipeId" IS NOT NULL THEN ${clock.now()}::timestamptz END,
      "boughtAt" = CASE WHEN c."recipeId" IS NOT NULL AND (l."isAsked" OR NOT i."toCheck") THEN ${clock.now()}::timestamptz END,
      "sourceKey" = CASE WHEN c."recipeId" IS NULL THEN i."sourceKey" END
    FROM locked l LEFT JOIN complete c ON c."recipeId" = l."recipeId"
    WHERE i."id" = l."id" AND (l."isAsked" OR c."recipeId" IS NOT NULL)
      AND (${changeId}::uuid IS NULL OR EXISTS (SELECT 1 FROM taken))
    RETURNING ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')}`);
  if (rows.length === 0) {
    const shoppingItems = await asTheyAre({ db, viewer }, ids);
    return { shoppingItems, deletedShoppingItemIds: [], boughtItems: [] };
  }
  const gone = rows.filter(({ deletedAt }) => deletedAt !== null);
  return {
    shoppingItems: rows.filter(({ deletedAt }) => deletedAt === null),
    deletedShoppingItemIds: gone.map(({ id }) => id),
    boughtItems: gone.filter(({ boughtAt }) => boughtAt !== null),
  };
}

/** What the change met nothing of to change: a repeat, or lines that have left the list. */
async function asTheyAre(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  ids: readonly string[],
): Promise<ShoppingItem[]> {
  const items = await db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')} FROM "ShoppingItem" i WHERE ${listedItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}`);
  if (items.length === 0) await requireOwnItems({ db, viewer }, ids);
  return items;
}
