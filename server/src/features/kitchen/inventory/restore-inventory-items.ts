import { Prisma } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { InventoryScope } from './add-inventory-item.js';
import {
  inventoryColumnsSql as columns,
  ownInventorySql,
  type InventoryItemJson,
  type InventoryItemRow,
} from './inventory-item.policy.js';

/** Puts items back that were taken out, every value as it was; who is gone made none of them any more. */
export function restoreInventoryItems(
  { db, viewer }: InventoryScope,
  items: readonly InventoryItemJson[],
): Promise<InventoryItemRow[]> {
  return db.$queryRaw<InventoryItemRow[]>(Prisma.sql`
    WITH kept AS (
      SELECT jsonb_agg(CASE
        WHEN EXISTS (SELECT 1 FROM "User" u WHERE u."id" = (item ->> 'createdById')::uuid) THEN item
        ELSE item || '{"createdById": null}' END) AS items
      FROM jsonb_array_elements(${JSON.stringify(items)}::jsonb) AS item
    )
    INSERT INTO "InventoryItem" (${columns})
    SELECT ${columns} FROM kept, jsonb_populate_recordset(NULL::"InventoryItem", kept.items) AS v
    WHERE ${ownInventorySql(viewer)}
    ON CONFLICT ("id") DO NOTHING
    RETURNING ${columnsSql(Prisma.InventoryItemScalarFieldEnum, '"InventoryItem"')}`);
}
