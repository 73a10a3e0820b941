import { Prisma } from '../../../generated/prisma/client.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { listedItemsSql, ownItemsSql } from './shopping-item.policy.js';

/** Takes lines away that were added for meals, as if they had never been: they are not kept for a restore. */
export const takeBackMealLines = (
  { db, viewer }: { db: Transaction; viewer: Viewer },
  ids: readonly string[],
): Promise<number> =>
  db.$executeRaw(Prisma.sql`
    DELETE FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}`);

/**
 * Takes those of the lines off the list that are not in the basket and are of these meals, or of none and only to be
 * checked. They can be restored: somebody may have changed them since.
 * @returns their ids
 */
export async function unlistUntickedLines(
  { db, viewer, clock }: { db: Transaction; viewer: Viewer; clock: Clock },
  ids: readonly string[],
  mealIds: readonly string[],
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    UPDATE "ShoppingItem" i SET "sourceKey" = NULL, "deletedAt" = ${clock.now()}::timestamptz
    WHERE ${listedItemsSql(viewer)} AND i."id" IN ${idsSql(ids)} AND NOT i."checked"
      AND (i."plannedMealId" IN ${idsSql(mealIds)} OR i."plannedMealId" IS NULL AND i."toCheck")
    RETURNING i."id"`);
  return rows.map(({ id }) => id);
}
