import { Prisma } from '../../../generated/prisma/client.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownItemsSql } from './shopping-item.policy.js';

/** Takes lines away that were added for meals, as if they had never been: they are not kept for a restore. */
export const takeBackMealLines = (
  { db, viewer }: { db: Transaction; viewer: Viewer },
  ids: readonly string[],
): Promise<number> =>
  db.$executeRaw(Prisma.sql`
    DELETE FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}`);

/**
 * The same for those of the lines that are not in the basket and are of these meals, or of none and only to be checked.
 * @returns the ids of those that were on the list
 */
export async function takeBackUntickedLines(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  ids: readonly string[],
  mealIds: readonly string[],
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string; wasListed: boolean }[]>(Prisma.sql`
    DELETE FROM "ShoppingItem" i
    WHERE ${ownItemsSql(viewer)} AND i."id" IN ${idsSql(ids)} AND NOT i."checked" AND i."boughtAt" IS NULL
      AND (i."plannedMealId" IN ${idsSql(mealIds)} OR i."plannedMealId" IS NULL AND i."toCheck")
    RETURNING i."id", i."deletedAt" IS NULL AS "wasListed"`);
  return rows.flatMap(({ id, wasListed }) => (wasListed ? [id] : []));
}
