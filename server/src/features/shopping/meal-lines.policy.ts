import { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';
import { countingSql, listedItemsSql, ownItemsSql } from './shopping-item.policy.js';

/**
 * Common table expression « unlisted »: the unticked lines that are on the list for these meals leave it, and are kept
 * for a restore. A lock that had to wait reads them as another device left them, so that none that was ticked goes.
 * @param meals the ids of the meals, in parentheses
 */
export const unlistMealLinesSql = (viewer: Viewer, now: Date, meals: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`
  unticked AS MATERIALIZED (
    SELECT i."id" FROM "ShoppingItem" i
    WHERE ${listedItemsSql(viewer)} AND i."plannedMealId" IN ${meals} AND NOT i."checked"
    ORDER BY i."id" FOR UPDATE
  ), unlisted AS (
    UPDATE "ShoppingItem" i SET "sourceKey" = NULL, "boughtAt" = NULL, "deletedAt" = ${now}::timestamptz
    FROM unticked u WHERE i."id" = u."id"
    RETURNING i."id", i."position"
  )`;

/** Lines that are on the list for a meal, or were bought for it, as a JSON array in the recipe's order. */
export const mealLinesJson = (viewer: Viewer, meal: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(jsonb_agg(to_jsonb(i) ORDER BY i."position", i."servingsBefore", i."id"), '[]') FROM "ShoppingItem" i
  WHERE ${ownItemsSql(viewer)} AND i."plannedMealId" = ${meal} AND ${countingSql(Prisma.sql`i`)})`;
