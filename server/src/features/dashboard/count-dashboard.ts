import { Prisma } from '../../generated/prisma/client.js';
import { dayInZurich, weekOf, type Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';

export interface Dashboard {
  id: string;
  plannedMealsThisWeek: number;
  itemsToBuy: number;
  favoriteRecipes: number;
}

/** Every count of the overview in one statement; the week is Monday to Sunday in Europe/Zurich. */
export async function countDashboard({
  db,
  viewer,
  clock,
}: {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}): Promise<Dashboard> {
  const { monday, sunday } = weekOf(dayInZurich(clock.now()));
  const rows = await db.$queryRaw<Omit<Dashboard, 'id'>[]>(Prisma.sql`
    SELECT
      (SELECT count(*)::int FROM "PlannedMeal"
        WHERE "householdId" = ${viewer.householdId}::uuid
          AND "date" BETWEEN ${monday}::date AND ${sunday}::date) AS "plannedMealsThisWeek",
      (SELECT count(*)::int FROM "ShoppingItem"
        WHERE "householdId" = ${viewer.householdId}::uuid AND NOT "checked" AND "deletedAt" IS NULL) AS "itemsToBuy",
      (SELECT count(*)::int FROM "Favorite" WHERE "userId" = ${viewer.id}::uuid) AS "favoriteRecipes"`);
  const [counts] = rows;
  if (!counts) throw new Error('A SELECT without FROM returns one row.');
  return { id: viewer.id, ...counts };
}
