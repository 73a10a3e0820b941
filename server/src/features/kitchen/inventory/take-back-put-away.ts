import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { dayInZurich } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownItemsSql, putAwaySql, sourceKeySql } from '../shopping/shopping-item.policy.js';
import { ownInventorySql } from './inventory-item.policy.js';
import { inOrder, toFridge, type PutAwayScope } from './put-away-shopping-items.js';

export interface PutAwayTakenBack {
  /** On the list again, ticked. */
  shoppingItems: ShoppingItem[];
  /** Of a complete recipe: still to be put away again. */
  boughtItems: ShoppingItem[];
  deletedInventoryItemIds: string[];
}

/**
 * Undoes that lines were put away: they are where they were, ticked, and what they became is not in the fridge. What
 * somebody has changed or eaten of it since stays as it is, with the lines that it was made of. A repeat changes nothing.
 * @param ids as they were put away, in that order
 * @throws NotFoundRefusal when none of the ids is the household's
 */
export function takeBackPutAway(
  { db, viewer, clock }: PutAwayScope,
  ids: readonly string[],
): Promise<PutAwayTakenBack> {
  return db.$transaction(async (tx) => {
    const known = await tx.$queryRaw<(ShoppingItem & { isPutAway: boolean })[]>(Prisma.sql`
      SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')}, ${putAwaySql} AS "isPutAway" FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}
      ORDER BY i."id" FOR UPDATE`);
    if (known.length === 0) throw new NotFoundRefusal('ids');
    const lines = known.filter(({ isPutAway }) => isPutAway);
    const stored = toFridge(inOrder(lines, ids), dayInZurich(clock.now()));
    const gone = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
      DELETE FROM "InventoryItem" v
      USING jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS n(
        "id" uuid, "quantity" int, "unit" "Unit", "place" "InventoryPlace")
      WHERE ${ownInventorySql(viewer)} AND v."id" = n."id" AND v."quantity" = n."quantity" AND v."unit" = n."unit"
        AND v."place" = n."place"
      RETURNING v."id"`);
    const deletedInventoryItemIds = gone.map(({ id }) => id);
    const kept = new Set(
      stored.flatMap(({ id, lineIds }) => (deletedInventoryItemIds.includes(id) ? [] : lineIds)),
    );
    const back = lines.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    const rows = await putBackLines({ db: tx, viewer }, back);
    return {
      shoppingItems: rows.filter(({ deletedAt }) => deletedAt === null),
      boughtItems: rows.filter(({ deletedAt }) => deletedAt !== null),
      deletedInventoryItemIds,
    };
  });
}

/** What was bought before it was put away left the list then; one whose recipe was added anew since is passed over. */
const putBackLines = (
  { db, viewer }: { db: Transaction; viewer: Viewer },
  ids: readonly string[],
): Promise<ShoppingItem[]> =>
  db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    UPDATE "ShoppingItem" i SET "checked" = true,
      "boughtAt" = CASE WHEN i."deletedAt" < i."boughtAt" THEN i."deletedAt" END,
      "deletedAt" = CASE WHEN i."deletedAt" < i."boughtAt" THEN i."deletedAt" END,
      "sourceKey" = CASE WHEN i."deletedAt" < i."boughtAt" THEN NULL ELSE ${sourceKeySql} END
    WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)} AND (i."deletedAt" < i."boughtAt" OR NOT EXISTS (
      SELECT 1 FROM "ShoppingItem" o WHERE o."householdId" = i."householdId" AND o."sourceKey" = ${sourceKeySql}))
    RETURNING ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')}`);
