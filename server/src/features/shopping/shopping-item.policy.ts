import { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';

/** The list belongs to the household; what was deleted is kept a day for undo and shown to nobody. */
export const listedItems = (viewer: Viewer) =>
  ({ householdId: viewer.householdId, deletedAt: null }) satisfies Prisma.ShoppingItemWhereInput;

/** The household's rows in SQL, deleted ones too, for a statement that has the item as `i`. */
export const ownItemsSql = (viewer: Pick<Viewer, 'householdId'>): Prisma.Sql =>
  Prisma.sql`i."householdId" = ${viewer.householdId}::uuid`;

/** The same as `listedItems`. */
export const listedItemsSql = (viewer: Viewer): Prisma.Sql =>
  Prisma.sql`(${ownItemsSql(viewer)} AND i."deletedAt" IS NULL)`;
