import { Prisma } from '../../generated/prisma/client.js';
import { columnsSql } from '../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { InventoryScope } from './add-inventory-item.js';
import { requireUuid, type InventoryItemChanges } from './inventory-input.js';
import { ownInventorySql, type InventoryItemRow } from './inventory-item.policy.js';

/** Changes what is given and keeps the rest; a date of null takes the date away. @throws NotFoundRefusal */
export async function changeInventoryItem(
  { db, viewer }: InventoryScope,
  id: string,
  { name, quantity, unit, expirationDate, category }: InventoryItemChanges,
): Promise<InventoryItemRow> {
  requireUuid(id);
  const date =
    expirationDate === undefined
      ? Prisma.sql`v."expirationDate"`
      : Prisma.sql`${expirationDate}::date`;
  const [changed] = await db.$queryRaw<InventoryItemRow[]>(Prisma.sql`
    UPDATE "InventoryItem" v SET
      "name" = coalesce(${name ?? null}::text, v."name"),
      "quantity" = coalesce(${quantity ?? null}::int, v."quantity"),
      "unit" = coalesce(${unit ?? null}::"Unit", v."unit"),
      "expirationDate" = ${date},
      "category" = coalesce(${category ?? null}::"InventoryCategory", v."category")
    WHERE v."id" = ${id}::uuid AND ${ownInventorySql(viewer)}
    RETURNING ${columnsSql(Prisma.InventoryItemScalarFieldEnum, 'v')}`);
  if (!changed) throw new NotFoundRefusal('id');
  return changed;
}

/** Takes an item out of the fridge. @throws NotFoundRefusal */
export async function deleteInventoryItem(
  { db, viewer }: InventoryScope,
  id: string,
): Promise<void> {
  requireUuid(id);
  const deleted = await db.$executeRaw(Prisma.sql`
    DELETE FROM "InventoryItem" v WHERE v."id" = ${id}::uuid AND ${ownInventorySql(viewer)}`);
  if (deleted === 0) throw new NotFoundRefusal('id');
}
