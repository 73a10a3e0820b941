import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import type { Unit } from '../../../generated/prisma/enums.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { listedItemsSql } from './shopping-item.policy.js';

/** Makes lines of the list be of other amounts. */
export const changeAmounts = (
  { db, viewer }: { db: Transaction; viewer: Viewer },
  amounts: readonly { id: string; quantity: string; unit: Unit }[],
): Promise<ShoppingItem[]> =>
  db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    UPDATE "ShoppingItem" i SET "quantity" = a."quantity", "unit" = a."unit", "amountSaid" = true
    FROM jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) AS a("id" uuid, "quantity" text, "unit" "Unit")
    WHERE ${listedItemsSql(viewer)} AND i."id" = a."id"
    RETURNING ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')}`);
