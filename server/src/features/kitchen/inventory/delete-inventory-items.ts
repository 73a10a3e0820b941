import { Prisma } from '../../../generated/prisma/client.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { InventoryScope } from './add-inventory-item.js';
import { ownInventorySql } from './inventory-item.policy.js';

/** Takes items out of the fridge. */
export async function deleteInventoryItems(
  { db, viewer }: InventoryScope,
  ids: readonly string[],
): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    DELETE FROM "InventoryItem" v WHERE v."id" IN ${idsSql(ids)} AND ${ownInventorySql(viewer)}`);
}
