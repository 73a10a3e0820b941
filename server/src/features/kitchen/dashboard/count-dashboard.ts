import { Prisma } from '../../../generated/prisma/client.js';
import { dayInZurich, weekOf, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import {
  expiringSoonSql,
  readExpiringSoon,
  type ExpiringSoon,
  type ExpiringSoonJson,
} from '../inventory/inventory-item.policy.js';
import {
  readPlannedMeal,
  tonightSql,
  type PlannedMealJson,
  type PlannedMealRow,
} from '../planning/planned-meal.policy.js';

export interface Dashboard {
  id: string;
  plannedMealsThisWeek: number;
  itemsToBuy: number;
  favoriteRecipes: number;
  tonightMeals: PlannedMealRow[];
  expiringSoon: ExpiringSoon;
}

type DashboardRow = Omit<Dashboard, 'id' | 'tonightMeals' | 'expiringSoon'> & {
  tonightMeals: PlannedMealJson[];
  expiringSoon: ExpiringSoonJson;
};

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
  const today = dayInZurich(clock.now());
  const { monday, sunday } = weekOf(today);
  const rows = await db.readRows<DashboardRow>(Prisma.sql`
    SELECT
      (SELECT count(*)::int FROM "PlannedMeal"
        WHERE "householdId" = ${viewer.householdId}::uuid
          AND "date" BETWEEN ${monday}::date AND ${sunday}::date) AS "plannedMealsThisWeek",
      (SELECT count(DISTINCT "product")::int FROM "ShoppingItem"
        WHERE "householdId" = ${viewer.householdId}::uuid AND NOT "checked" AND NOT "toCheck" AND "deletedAt" IS NULL) AS "itemsToBuy",
      (SELECT count(*)::int FROM "Favorite" WHERE "userId" = ${viewer.id}::uuid) AS "favoriteRecipes",
      ${tonightSql(viewer, today)} AS "tonightMeals",
      ${expiringSoonSql(viewer, today)} AS "expiringSoon"`);
  const [counts] = rows;
  if (!counts) throw new Error('A SELECT without FROM returns one row.');
  return {
    id: viewer.id,
    ...counts,
    tonightMeals: counts.tonightMeals.map(readPlannedMeal),
    expiringSoon: readExpiringSoon(counts.expiringSoon),
  };
}
