import { Prisma } from '../../generated/prisma/client.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { idsSql, requireOwnItems } from './asked-ids.js';
import { listedItemsSql, ownItemsSql } from './shopping-item.policy.js';

interface Scope {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}

const keptForMs = 86_400_000;

/** Hides the rows, so that they can be restored for a day, and clears away those whose day is over. */
async function hide({ db, viewer, clock }: Scope, which: Prisma.Sql): Promise<string[]> {
  const now = clock.now();
  const over = new Date(now.getTime() - keptForMs);
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    WITH purged AS (
      DELETE FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."deletedAt" < ${over}::timestamptz
    ), locked AS MATERIALIZED (
      SELECT i."id" FROM "ShoppingItem" i WHERE ${listedItemsSql(viewer)} AND ${which}
      ORDER BY i."id" FOR UPDATE
    )
    UPDATE "ShoppingItem" i SET "deletedAt" = ${now}::timestamptz, "sourceKey" = NULL
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
