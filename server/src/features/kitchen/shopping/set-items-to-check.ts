import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Db } from '../../../platform/database.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Viewer } from '../../../platform/viewer.js';
import { requireOwnItems } from './asked-ids.js';
import { listedItemsSql } from './shopping-item.policy.js';

/**
 * Makes lines that are on the list and not ticked ones to look for at home first, or to buy.
 * @returns those of them that are on the list. @throws NotFoundRefusal when none of the ids is the household's
 */
export async function setItemsToCheck(
  { db, viewer }: { db: Db; viewer: Viewer },
  { ids, toCheck }: { ids: readonly string[]; toCheck: boolean },
): Promise<ShoppingItem[]> {
  const rows = await db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH locked AS MATERIALIZED (
      SELECT i."id" FROM "ShoppingItem" i WHERE ${listedItemsSql(viewer)} AND i."id" IN ${idsSql(ids)}
      ORDER BY i."id" FOR UPDATE
    )
    UPDATE "ShoppingItem" i SET "toCheck" = ${toCheck} AND NOT i."checked"
    FROM locked l WHERE i."id" = l."id"
    RETURNING ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')}`);
  if (rows.length === 0) await requireOwnItems({ db, viewer }, ids);
  return rows;
}
