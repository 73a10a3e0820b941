import { Prisma } from '../../generated/prisma/client.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { ownPlannedMealsSql } from '../planning/planned-meal.policy.js';
import { takeUnplannedSql } from './unplanned-lines.policy.js';

/** Before a meal's lines are counted: what is on the list for its recipe alone is for it. */
export async function takeUnplannedLines(
  { db, viewer }: { db: Db; viewer: Viewer },
  meals: Prisma.Sql,
): Promise<void> {
  const which = Prisma.sql`SELECT m.* FROM "PlannedMeal" m WHERE ${ownPlannedMealsSql(viewer)} AND ${meals}`;
  await db.$executeRaw(Prisma.sql`
    WITH ${takeUnplannedSql(viewer, Prisma.sql`(${which})`, Prisma.sql`(SELECT w."recipeId" FROM (${which}) w)`)}
    SELECT 1 FROM taken`);
}
