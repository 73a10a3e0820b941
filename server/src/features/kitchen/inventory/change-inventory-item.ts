import { Prisma } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { InventoryScope } from './add-inventory-item.js';
import { requireUuid, type InventoryItemChanges } from './inventory-input.js';
import { ownInventory, ownInventorySql, type InventoryItemRow } from './inventory-item.policy.js';
import { estimateDate } from './storage-advice.js';

interface ChangeScope extends InventoryScope {
  clock: Clock;
}

/** Into the freezer, or out of it: another date is estimated, as the old one says nothing any more. */
async function dateOnceMoved(
  { db, viewer, clock }: ChangeScope,
  id: string,
  { name, place, expirationDate }: InventoryItemChanges,
): Promise<Partial<InventoryItemChanges>> {
  if (!place || expirationDate !== undefined) return {};
  const item = await db.inventoryItem.findFirst({
    where: { id, ...ownInventory(viewer) },
    select: { name: true, place: true },
  });
  if (!item || (item.place === 'FREEZER') === (place === 'FREEZER')) return {};
  const as = place === 'FREEZER' ? 'FROZEN' : 'THAWED';
  return estimateDate(name ?? item.name, as, dayInZurich(clock.now()));
}

/**
 * Changes what is given and keeps the rest; a date of null takes the date away. A date is estimated only where that is
 * said with it. @throws NotFoundRefusal
 */
export async function changeInventoryItem(
  scope: ChangeScope,
  id: string,
  changes: InventoryItemChanges,
): Promise<InventoryItemRow> {
  requireUuid(id);
  const { db, viewer } = scope;
  const { name, quantity, unit, category, place } = changes;
  const { expirationDate, expirationEstimate } = {
    ...changes,
    ...(await dateOnceMoved(scope, id, changes)),
  };
  const date =
    expirationDate === undefined
      ? Prisma.sql`"expirationDate" = v."expirationDate"`
      : Prisma.sql`"expirationDate" = ${expirationDate}::date,
          "expirationEstimate" = ${expirationDate && (expirationEstimate ?? null)}::"ExpirationEstimate"`;
  const [changed] = await db.$queryRaw<InventoryItemRow[]>(Prisma.sql`
    UPDATE "InventoryItem" v SET
      "name" = coalesce(${name ?? null}::text, v."name"),
      "quantity" = coalesce(${quantity ?? null}::int, v."quantity"),
      "unit" = coalesce(${unit ?? null}::"Unit", v."unit"),
      ${date},
      "category" = coalesce(${category ?? null}::"InventoryCategory", v."category"),
      "place" = coalesce(${place ?? null}::"InventoryPlace", v."place")
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
