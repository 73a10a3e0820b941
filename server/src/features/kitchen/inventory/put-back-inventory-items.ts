import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { InventoryScope } from './add-inventory-item.js';
import type { TakenBack } from './inventory-input.js';
import { ownInventory, type InventoryItemRow } from './inventory-item.policy.js';
import type { KitchenScope } from './take-from-inventory.js';

export interface PutBack {
  inventoryItems: InventoryItemRow[];
  /** The leftovers that were kept then. */
  deletedInventoryItemIds: string[];
}

/**
 * Undoes what taking from the fridge did: the items are what they were, and the leftovers are gone.
 * @throws NotFoundRefusal when every id is another household's
 */
export function putBackInventoryItems(
  { db, viewer }: KitchenScope,
  { items, leftoversId }: TakenBack,
): Promise<PutBack> {
  return db.$transaction(async (tx) => {
    const stored = items.length > 0 ? await putBackItems({ db: tx, viewer }, items) : [];
    if (!leftoversId || !z.guid().safeParse(leftoversId).success)
      return { inventoryItems: stored, deletedInventoryItemIds: [] };
    await tx.inventoryItem.deleteMany({ where: { id: leftoversId, ...ownInventory(viewer) } });
    return { inventoryItems: stored, deletedInventoryItemIds: [leftoversId] };
  });
}

/**
 * Makes items what they were before something was taken: one that is gone comes back, one that is
 * there gets these values. A repeat changes nothing.
 * @throws NotFoundRefusal when every id is another household's
 */
export async function putBackItems(
  { db, viewer }: InventoryScope,
  items: TakenBack['items'],
): Promise<InventoryItemRow[]> {
  const rows = items.map(({ id, ...item }) => ({
    quantity: 1,
    unit: 'UNIT',
    category: 'OTHER',
    place: 'FRIDGE',
    ...Object.fromEntries(Object.entries(item).filter(([, value]) => value != null)),
    id: id ?? randomUUID(),
  }));
  const stored = await db.$queryRaw<InventoryItemRow[]>(Prisma.sql`
    INSERT INTO "InventoryItem" ("id", "householdId", "createdById", "name", "quantity", "unit",
      "expirationDate", "category", "place", "expirationEstimate", "createdAt")
    SELECT DISTINCT ON (n."id") n."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, n."name",
      n."quantity", n."unit", n."expirationDate", n."category", n."place", n."expirationEstimate", least(n."createdAt", now())
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("id" uuid, "name" text,
      "quantity" int, "unit" "Unit", "expirationDate" date, "category" "InventoryCategory",
      "place" "InventoryPlace", "expirationEstimate" "ExpirationEstimate", "createdAt" timestamptz)
    ORDER BY n."id"
    ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name", "quantity" = excluded."quantity",
      "unit" = excluded."unit", "expirationDate" = excluded."expirationDate",
      "category" = excluded."category", "place" = excluded."place",
      "expirationEstimate" = excluded."expirationEstimate"
      WHERE "InventoryItem"."householdId" = excluded."householdId"
    RETURNING ${columnsSql(Prisma.InventoryItemScalarFieldEnum, '"InventoryItem"')}`);
  if (stored.length === 0) throw new NotFoundRefusal('items');
  return stored;
}
