import { Prisma } from '../../../generated/prisma/client.js';
import type { PlanningScope } from './plan-meal.js';
import {
  asEaten,
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';

/** More than any household plans; what lies beyond is not listed. */
export const maximumMeals = 1000;

/** The household's meals of these days, both included (YYYY-MM-DD), by date and time. */
export async function listPlannedMeals(
  { db, viewer }: PlanningScope,
  from: string,
  to: string,
): Promise<PlannedMealRow[]> {
  const rows = await db.$queryRaw<{ meal: PlannedMealJson }[]>(Prisma.sql`
    SELECT ${plannedMealJson} AS meal FROM "PlannedMeal" m ${withRecipe}
    WHERE ${ownPlannedMealsSql(viewer)} AND m."date" BETWEEN ${from}::date AND ${to}::date
    ORDER BY ${asEaten}
    LIMIT ${maximumMeals}`);
  return rows.map(({ meal }) => readPlannedMeal(meal));
}
