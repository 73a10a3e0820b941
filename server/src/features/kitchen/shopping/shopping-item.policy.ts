import { Prisma } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Viewer } from '../../../platform/viewer.js';

/** So long a line that left the list can be restored, or put away; then purge-shopping.ts clears it away. */
export const keptDeletedForMs = 86_400_000;

/** The list belongs to the household; what was deleted is kept a day for undo and shown to nobody. */
export const listedItems = (viewer: Viewer) =>
  ({ householdId: viewer.householdId, deletedAt: null }) satisfies Prisma.ShoppingItemWhereInput;

/**
 * Ticked, what was bought is still to be put away; without its tick, which putting away takes, it lies in the fridge
 * and comes back to no list.
 */
const toPutAway = { checked: true } satisfies Prisma.ShoppingItemWhereInput;

/**
 * What left the list because its recipe was complete, for a day and as long as nobody has put it away or said that it
 * need not be: any member may, whoever did the shopping.
 */
export const boughtItems = (viewer: Viewer, clock: Clock) =>
  ({
    householdId: viewer.householdId,
    ...toPutAway,
    boughtAt: { gt: new Date(clock.now().getTime() - keptDeletedForMs) },
  }) satisfies Prisma.ShoppingItemWhereInput;

/** What either shows of lines that have just changed. */
export const listedOrBoughtItems = (viewer: Viewer) =>
  ({
    householdId: viewer.householdId,
    OR: [{ deletedAt: null }, { ...toPutAway, boughtAt: { not: null } }],
  }) satisfies Prisma.ShoppingItemWhereInput;

/** The household's rows in SQL, deleted ones too, for a statement that has the item as `i`. */
export const ownItemsSql = (viewer: Pick<Viewer, 'householdId'>): Prisma.Sql =>
  Prisma.sql`i."householdId" = ${viewer.householdId}::uuid`;

/** What left the list for the fridge: see `toPutAway`. */
export const putAwaySql = Prisma.sql`(i."boughtAt" IS NOT NULL AND NOT i."checked")`;

/** The same as `listedItems`. */
export const listedItemsSql = (viewer: Pick<Viewer, 'householdId'>): Prisma.Sql =>
  Prisma.sql`(${ownItemsSql(viewer)} AND i."deletedAt" IS NULL)`;

/** That a line counts for what it was added for: it is on the list, or was bought. */
export const countingSql = (line: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${line}."deletedAt" IS NULL OR ${line}."boughtAt" IS NOT NULL)`;

/** The key of insert-recipe-lines.ts, which a row has only while it is on the list. */
export const sourceKeySql = Prisma.sql`CASE WHEN i."recipeId" IS NOT NULL AND i."position" IS NOT NULL
  THEN i."recipeId"::text || ':' || coalesce(i."plannedMealId"::text, '') || ':' || i."position"
    || CASE WHEN i."servingsBefore" > 0 THEN ':' || i."servingsBefore" ELSE '' END END`;
