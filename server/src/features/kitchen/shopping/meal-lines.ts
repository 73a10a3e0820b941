import { Prisma } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownPlannedMealsSql, uncookedSql } from '../planning/planned-meal.policy.js';
import { countingSql, ownItemsSql, putAwaySql } from './shopping-item.policy.js';
import { unplannedLinesSql } from './unplanned-lines.js';

/**
 * Common table expressions: « meal », the household's meals that are still to be cooked and of which this holds for `m`, and « listed », the lines that
 * are on the list for one of them, were bought or left out for it, with its id as "mealId". What there is of them for
 * a recipe alone becomes the lines of its first meal that has none. The lines are locked, and a lock that had to wait reads
 * them as the other device left them: of two calls at once the second finds the lines that the first has taken.
 */
export function mealLinesSql(viewer: Viewer, which: Prisma.Sql): Prisma.Sql {
  const meals = Prisma.sql`SELECT m.* FROM "PlannedMeal" m WHERE ${ownPlannedMealsSql(viewer)} AND ${uncookedSql} AND ${which}`;
  return Prisma.sql`
    meal AS (${meals}),
    line AS MATERIALIZED (
      SELECT i.*, ${putAwaySql} AS "isPutAway" FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND i."recipeId" IN (SELECT w."recipeId" FROM (${meals}) w)
        AND (${unplannedLinesSql(viewer)} OR i."plannedMealId" IN (SELECT w."id" FROM (${meals}) w)
          AND (${countingSql(Prisma.sql`i`)} OR i."leftOut"))
      ORDER BY i."id" FOR UPDATE
    ), first AS (
      SELECT DISTINCT ON (m."recipeId") m."recipeId", m."id" FROM meal m
      ORDER BY m."recipeId", EXISTS (SELECT 1 FROM line l WHERE l."plannedMealId" = m."id"),
        m."date", m."time", m."id"
    ), taken AS (
      UPDATE "ShoppingItem" i SET "plannedMealId" = first."id"
      FROM line l JOIN first ON first."recipeId" = l."recipeId"
      WHERE i."id" = l."id" AND l."plannedMealId" IS NULL
    ), listed AS (
      SELECT l.*, coalesce(l."plannedMealId", first."id") AS "mealId"
      FROM line l JOIN first ON first."recipeId" = l."recipeId"
    )`;
}
