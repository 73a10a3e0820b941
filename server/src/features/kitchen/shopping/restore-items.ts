import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { requireOwnItems } from './asked-ids.js';
import { listedItemsSql, ownItemsSql, putAwaySql, sourceKeySql } from './shopping-item.policy.js';

/**
 * Puts deleted lines back as they were, and what was left out for the first time, except those of a recipe that was added anew since and those that somebody
 * has put into the fridge; of lines that were deleted, added anew and deleted again, the last. Returns those of the ids that are on the list now.
 * @throws NotFoundRefusal when none is the household's
 */
export async function restoreItems(
  { db, viewer }: { db: Db; viewer: Viewer },
  ids: readonly string[],
): Promise<ShoppingItem[]> {
  const rows = await db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH asked AS MATERIALIZED (
      SELECT DISTINCT ON (coalesce(${sourceKeySql}, i."id"::text)) i."id" FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND i."deletedAt" IS NOT NULL AND NOT ${putAwaySql}
        AND i."id" IN ${idsSql(ids)}
      ORDER BY coalesce(${sourceKeySql}, i."id"::text), i."createdAt" DESC, i."id"
    ), restored AS (
      UPDATE "ShoppingItem" i SET "deletedAt" = NULL, "boughtAt" = NULL, "leftOut" = false, "sourceKey" = ${sourceKeySql}
      FROM asked a WHERE i."id" = a."id" AND i."deletedAt" IS NOT NULL AND NOT ${putAwaySql}
        AND NOT EXISTS (
          SELECT 1 FROM "ShoppingItem" o
          WHERE o."householdId" = i."householdId" AND o."sourceKey" = ${sourceKeySql})
      RETURNING i.*
    )
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'restored')} FROM restored
    UNION ALL
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')} FROM "ShoppingItem" i WHERE ${listedItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}`);
  if (rows.length === 0) await requireOwnItems({ db, viewer }, ids);
  return rows;
}
