import { Prisma } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { InventoryScope } from './add-inventory-item.js';
import { ownInventorySql, type InventoryItemRow } from './inventory-item.policy.js';
import { estimateDate } from './storage-advice.js';

/**
 * Puts items into the freezer, each with the date that is usual there, or none where nothing is known. What lies there
 * already stays as it is; ids of others are passed over.
 * @throws NotFoundRefusal when none of the ids is the household's
 */
export async function freezeInventoryItems(
  { db, viewer, clock }: InventoryScope & { clock: Clock },
  ids: readonly string[],
): Promise<InventoryItemRow[]> {
  const today = dayInZurich(clock.now());
  const items = await db.$queryRaw<Pick<InventoryItemRow, 'id' | 'name' | 'place'>[]>(Prisma.sql`
    SELECT v."id", v."name", v."place" FROM "InventoryItem" v
    WHERE v."id" IN ${idsSql(ids)} AND ${ownInventorySql(viewer)}`);
  if (items.length === 0) throw new NotFoundRefusal('ids');
  const frozen = items.flatMap(({ id, name, place }) =>
    place === 'FREEZER' ? [] : [{ id, ...estimateDate(name, 'FROZEN', today) }],
  );
  if (frozen.length === 0) return [];
  return db.$queryRaw<InventoryItemRow[]>(Prisma.sql`
    UPDATE "InventoryItem" v SET "place" = 'FREEZER', "expirationDate" = n."expirationDate",
      "expirationEstimate" = n."expirationEstimate"
    FROM jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) AS n(
      "id" uuid, "expirationDate" date, "expirationEstimate" "ExpirationEstimate")
    WHERE v."id" = n."id" AND v."place" <> 'FREEZER' AND ${ownInventorySql(viewer)}
    RETURNING ${columnsSql(Prisma.InventoryItemScalarFieldEnum, 'v')}`);
}
