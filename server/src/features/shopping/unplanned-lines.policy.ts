import { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';
import { listedItemsSql } from './shopping-item.policy.js';

/**
 * Common table expressions by which the lines that are on the list for a recipe, and for no meal, become those of a
 * new meal of it: the first.
 * @param meals rows with id, recipeId, date and time
 * @param recipes the ids of their recipes. It must not read from a change in the same statement, as the lines are
 * locked by it, and a lock that had to wait reads it again.
 */
export const takeUnplannedSql = (
  viewer: Viewer,
  meals: Prisma.Sql,
  recipes: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  unplanned AS MATERIALIZED (
    SELECT i."id", i."recipeId" FROM "ShoppingItem" i
    WHERE ${listedItemsSql(viewer)} AND i."plannedMealId" IS NULL AND i."recipeId" IN ${recipes}
    ORDER BY i."id" FOR UPDATE
  ), taken AS (
    UPDATE "ShoppingItem" i SET "plannedMealId" = first."id"
    FROM unplanned u CROSS JOIN LATERAL (
      SELECT n."id" FROM ${meals} n WHERE n."recipeId" = u."recipeId"
      ORDER BY n."date", n."time", n."id" LIMIT 1) first
    WHERE i."id" = u."id"
  )`;
