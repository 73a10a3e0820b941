import { Prisma } from '../../generated/prisma/client.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { idsSql } from '../../platform/ids-sql.js';
import { requireOwnItems } from './asked-ids.js';
import { listedItemsSql } from './shopping-item.policy.js';

interface Scope {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}

/** Hides the rows, so that they can be restored until purge-deleted-items.ts clears them away. */
async function hide({ db, viewer, clock }: Scope, which: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    WITH locked AS MATERIALIZED (
      SELECT i."id" FROM "ShoppingItem" i WHERE ${listedItemsSql(viewer)} AND ${which}
      ORDER BY i."id" FOR UPDATE
    )
    UPDATE "ShoppingItem" i SET "deletedAt" = ${clock.now()}::timestamptz, "sourceKey" = NULL
    FROM locked l WHERE i."id" = l."id"
    RETURNING i."id"`);
  return rows.map(({ id }) => id);
}

/** @returns the ids that left the list now. @throws NotFoundRefusal when none is the household's */
export async function deleteItems(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const deleted = await hide(scope, Prisma.sql`i."id" IN ${idsSql(ids)}`);
  if (deleted.length === 0) await requireOwnItems(scope, ids);
  return deleted;
}

/** Takes every ticked line off the list; returns their ids, none when there was none. */
export const deleteCheckedItems = (scope: Scope): Promise<string[]> =>
  hide(scope, Prisma.sql`i."checked"`);
