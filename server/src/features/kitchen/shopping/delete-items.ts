import { Prisma } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { requireOwnItems } from './asked-ids.js';
import { ownItemsSql } from './shopping-item.policy.js';

interface Scope {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}

/** Hides the rows, so that they can be restored until purge-shopping.ts clears them away. */
async function hide({ db, viewer, clock }: Scope, which: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    WITH locked AS MATERIALIZED (
      SELECT i."id" FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND ${which}
      ORDER BY i."id" FOR UPDATE
    )
    UPDATE "ShoppingItem" i SET "sourceKey" = NULL, "boughtAt" = NULL,
      "deletedAt" = coalesce(i."deletedAt", ${clock.now()}::timestamptz)
    FROM locked l WHERE i."id" = l."id"
    RETURNING i."id"`);
  return rows.map(({ id }) => id);
}

/**
 * Takes lines off the list, and off what is still to be put away.
 * @returns the ids that were on either. @throws NotFoundRefusal when none is the household's
 */
export async function deleteItems(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const deleted = await hide(
    scope,
    Prisma.sql`(i."deletedAt" IS NULL OR i."boughtAt" IS NOT NULL AND i."checked") AND i."id" IN ${idsSql(ids)}`,
  );
  if (deleted.length === 0) await requireOwnItems(scope, ids);
  return deleted;
}

/** Takes every ticked line off the list; returns their ids, none when there was none. */
export const deleteCheckedItems = (scope: Scope): Promise<string[]> =>
  hide(scope, Prisma.sql`i."deletedAt" IS NULL AND i."checked"`);
