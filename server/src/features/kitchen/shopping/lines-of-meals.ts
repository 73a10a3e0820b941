import { Prisma } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';
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

/** A line that is, or was, on the list for a meal. */
export interface MealLine {
  id: string;
  plannedMealId: string;
  /** It was to be bought, and so left the list with the meal. */
  wasListed: boolean;
  sourceKey: string | null;
  boughtAt: string | null;
}

/**
 * Common table expression « lines »: every line of these meals as it is, those that have left the list too, so that
 * they can be put back whole.
 * @param meals the ids of the meals, in parentheses
 */
export const linesOfMealsSql = (viewer: Viewer, meals: Prisma.Sql): Prisma.Sql => Prisma.sql`
  lines AS MATERIALIZED (
    SELECT i."id", i."plannedMealId", ${listedItemsSql(viewer)} AND NOT i."checked" AS "wasListed",
      i."sourceKey", i."boughtAt"
    FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."plannedMealId" IN ${meals}
  )`;

/** The lines of « lines » as a JSON array. */
export const linesOfMealsJson = Prisma.sql`(SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM lines l)`;

/** Lines that are on the list for a meal, were bought for it or left out, as a JSON array in the recipe's order. */
export const mealLinesJson = (viewer: Viewer, meal: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(jsonb_agg(to_jsonb(i) ORDER BY i."position", i."servingsBefore", i."id"), '[]') FROM "ShoppingItem" i
  WHERE ${ownItemsSql(viewer)} AND i."plannedMealId" = ${meal} AND (${countingSql(Prisma.sql`i`)} OR i."leftOut"))`;
