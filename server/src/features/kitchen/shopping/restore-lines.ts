import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownItemsSql } from './shopping-item.policy.js';

/**
 * Makes lines what they were: their words, their amount and for how many it is, their tick, and whether they are on the list. One whose recipe was added
 * anew since is passed over. Returns those that were restored.
 */
export const restoreLines = (
  { db, viewer }: { db: Transaction; viewer: Viewer },
  lines: readonly { id: string }[],
): Promise<ShoppingItem[]> =>
  db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    UPDATE "ShoppingItem" i SET "name" = b."name", "servings" = b."servings",
      "quantity" = b."quantity", "unit" = b."unit", "amountSaid" = b."amountSaid",
      "checked" = b."checked", "deletedAt" = b."deletedAt", "boughtAt" = b."boughtAt", "sourceKey" = b."sourceKey"
    FROM jsonb_populate_recordset(NULL::"ShoppingItem", ${JSON.stringify(lines)}::jsonb) b
    WHERE ${ownItemsSql(viewer)} AND i."id" = b."id" AND NOT EXISTS (
      SELECT 1 FROM "ShoppingItem" o
      WHERE o."householdId" = i."householdId" AND o."sourceKey" = b."sourceKey" AND o."id" <> i."id")
    RETURNING ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')}`);
