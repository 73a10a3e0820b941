import { Prisma, type InventoryItem } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';

/** What the fridge holds belongs to the household. */
export const ownInventory = (viewer: Viewer) =>
  ({ householdId: viewer.householdId }) satisfies Prisma.InventoryItemWhereInput;

/** The same in SQL, for a statement that has the item as `v`. */
export const ownInventorySql = (viewer: Pick<Viewer, 'householdId'>): Prisma.Sql =>
  Prisma.sql`v."householdId" = ${viewer.householdId}::uuid`;

/** An item as any statement reads it: the date is a calendar day, YYYY-MM-DD in the raw ones. */
export type InventoryItemRow = Omit<InventoryItem, 'expirationDate'> & {
  expirationDate: string | Date | null;
};

/** The same on its way from the database as JSON, where an instant is text. */
export type InventoryItemJson = Omit<InventoryItemRow, 'expirationDate' | 'createdAt'> & {
  expirationDate: string | null;
  createdAt: string;
};

export const readInventoryItem = (item: InventoryItemJson): InventoryItemRow => ({
  ...item,
  createdAt: new Date(item.createdAt),
});

/** Each by its name: where a table has other columns than when an item was taken out, they have their defaults. */
export const inventoryColumnsSql = Prisma.sql`"id", "householdId", "createdById", "name", "quantity", "unit",
  "expirationDate", "category", "place", "expirationEstimate", "createdAt"`;

/** How near its date an item is worth a word, in days. */
const soonDays = 3;
const namedItems = 3;

export interface ExpiringSoonJson {
  count: number;
  items: InventoryItemJson[];
}

export interface ExpiringSoon {
  count: number;
  items: InventoryItemRow[];
}

const soonSql = (viewer: Viewer, today: string): Prisma.Sql =>
  Prisma.sql`${ownInventorySql(viewer)} AND v."expirationDate" <= ${today}::date + ${soonDays}::int`;

/** What expires within three days of `today` (YYYY-MM-DD) or has expired: how many, and the first few, as one value; what can still be eaten comes first. */
export const expiringSoonSql = (viewer: Viewer, today: string): Prisma.Sql => Prisma.sql`
  jsonb_build_object(
    'count', (SELECT count(*) FROM "InventoryItem" v WHERE ${soonSql(viewer, today)}),
    'items', (
      SELECT coalesce(jsonb_agg(to_jsonb(first)), '[]') FROM (
        SELECT v.* FROM "InventoryItem" v WHERE ${soonSql(viewer, today)}
        ORDER BY v."expirationDate" <= ${today}::date, v."expirationDate", v."name" COLLATE "C", v."id" LIMIT ${namedItems}
      ) first
    )
  )`;

export const readExpiringSoon = ({ count, items }: ExpiringSoonJson): ExpiringSoon => ({
  count,
  items: items.map(readInventoryItem),
});
