import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownPlannedMealsSql, uncookedSql } from '../planning/planned-meal.policy.js';
import { keptDeletedForMs, ownItemsSql } from './shopping-item.policy.js';

export const mostLeftOut = 1_000;

/**
 * That a recipe without a meal keeps a day what the fridge had for it, unless somebody has taken the rest of it off the
 * list; for a statement that has the line as `i`.
 */
export const leftOutAloneSql = (clock: Clock): Prisma.Sql => Prisma.sql`(
  i."leftOut" AND i."plannedMealId" IS NULL
  AND i."deletedAt" > ${new Date(clock.now().getTime() - keptDeletedForMs)}::timestamptz
  AND NOT EXISTS (
    SELECT FROM "ShoppingItem" o
    WHERE o."householdId" = i."householdId" AND o."recipeId" = i."recipeId" AND o."createdAt" = i."createdAt"
      AND NOT o."leftOut" AND o."deletedAt" IS NOT NULL AND o."boughtAt" IS NULL))`;

/** What nobody is to buy for the meals from today on that are still to be cooked, or for a recipe of the last day. */
export const readLeftOutItems = (scope: {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}): Promise<ShoppingItem[]> => {
  const { db, viewer, clock } = scope;
  const today = dayInZurich(clock.now());
  return db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'i')} FROM "ShoppingItem" i
    WHERE ${ownItemsSql(viewer)} AND i."leftOut" AND (${leftOutAloneSql(clock)} OR EXISTS (
      SELECT FROM "PlannedMeal" m
      WHERE ${ownPlannedMealsSql(viewer)} AND m."id" = i."plannedMealId" AND ${uncookedSql} AND m."date" >= ${today}::date))
    ORDER BY i."name", i."createdAt", i."id" LIMIT ${mostLeftOut}`);
};
