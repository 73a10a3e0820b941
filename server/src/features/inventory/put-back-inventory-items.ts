import { randomUUID } from 'node:crypto';
import { Prisma } from '../../generated/prisma/client.js';
import { columnsSql } from '../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { InventoryScope } from './add-inventory-item.js';
import type { AddInventoryItemInput } from './inventory-input.js';
import type { InventoryItemRow } from './inventory-item.policy.js';

/**
 * Makes items what they were before something was taken: one that is gone comes back, one that is
 * there gets these values. A repeat changes nothing.
 * @throws NotFoundRefusal when every id is another household's
 */
export async function putBackInventoryItems(
  { db, viewer }: InventoryScope,
  items: readonly AddInventoryItemInput[],
): Promise<InventoryItemRow[]> {
  const rows = items.map(({ id, ...item }) => ({
    quantity: 1,
    unit: 'UNIT',
    category: 'OTHER',
    ...Object.fromEntries(Object.entries(item).filter(([, value]) => value != null)),
    id: id ?? randomUUID(),
  }));
  const stored = await db.$queryRaw<InventoryItemRow[]>(Prisma.sql`
    INSERT INTO "InventoryItem" ("id", "householdId", "createdById", "name", "quantity", "unit",
      "expirationDate", "category", "createdAt")
    SELECT DISTINCT ON (n."id") n."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, n."name",
      n."quantity", n."unit", n."expirationDate", n."category", least(n."createdAt", now())
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("id" uuid, "name" text,
      "quantity" int, "unit" "Unit", "expirationDate" date, "category" "InventoryCategory",
      "createdAt" timestamptz)
    ORDER BY n."id"
    ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name", "quantity" = excluded."quantity",
      "unit" = excluded."unit", "expirationDate" = excluded."expirationDate",
      "category" = excluded."category"
      WHERE "InventoryItem"."householdId" = excluded."householdId"
    RETURNING ${columnsSql(Prisma.InventoryItemScalarFieldEnum, '"InventoryItem"')}`);
  if (stored.length === 0) throw new NotFoundRefusal('items');
  return stored;
}
