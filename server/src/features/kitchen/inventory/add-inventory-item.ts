import { randomUUID } from 'node:crypto';
import { Prisma } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { AddInventoryItemInput } from './inventory-input.js';
import { ownInventory, type InventoryItemRow } from './inventory-item.policy.js';

export interface InventoryScope {
  db: Transaction;
  viewer: Viewer;
}

/**
 * Puts one item in the fridge; the same id again returns what it made.
 * @throws NotFoundRefusal when the id is another household's
 */
export async function addInventoryItem(
  { db, viewer }: InventoryScope,
  input: AddInventoryItemInput,
  idField = 'id',
): Promise<InventoryItemRow> {
  const id = input.id ?? randomUUID();
  const [added] = await db.$queryRaw<InventoryItemRow[]>(Prisma.sql`
    INSERT INTO "InventoryItem"
      ("id", "householdId", "createdById", "name", "quantity", "unit", "expirationDate", "category",
       "place", "expirationEstimate", "createdAt")
    VALUES (${id}::uuid, ${viewer.householdId}::uuid, ${viewer.id}::uuid, ${input.name},
      ${input.quantity ?? 1}, ${input.unit ?? 'UNIT'}::"Unit", ${input.expirationDate ?? null}::date,
      ${input.category ?? 'OTHER'}::"InventoryCategory", ${input.place ?? 'FRIDGE'}::"InventoryPlace",
      ${input.expirationEstimate ?? null}::"ExpirationEstimate",
      least(${input.createdAt ?? null}::timestamptz, now()))
    ON CONFLICT ("id") DO NOTHING
    RETURNING ${columnsSql(Prisma.InventoryItemScalarFieldEnum, '"InventoryItem"')}`);
  if (added) return added;
  const known = await db.inventoryItem.findFirst({ where: { id, ...ownInventory(viewer) } });
  if (!known) throw new NotFoundRefusal(idField);
  return known;
}
