import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownPlannedMealsSql, uncookedSql } from '../planning/planned-meal.policy.js';
import { countingSql, ownItemsSql } from './shopping-item.policy.js';

/**
 * What there is for a recipe and for no meal, for a statement that has the line as `i`: all that is on the list or was
 * left out, and what was bought with the last adding of the recipe. An adding before it was bought for something else.
 */
export const unplannedLinesSql = (viewer: Viewer): Prisma.Sql => Prisma.sql`(
  ${ownItemsSql(viewer)} AND i."plannedMealId" IS NULL AND (${countingSql(Prisma.sql`i`)} OR i."leftOut")
  AND (i."deletedAt" IS NULL OR i."leftOut" OR i."createdAt" = (
    SELECT max(o."createdAt") FROM "ShoppingItem" o
    WHERE o."householdId" = i."householdId" AND o."recipeId" = i."recipeId"
      AND o."plannedMealId" IS NULL AND ${countingSql(Prisma.sql`o`)})))`;

/** A line that became a meal's, on its way from the database, where an instant is text. */
export type TakenLineJson = Omit<ShoppingItem, 'createdAt' | 'deletedAt' | 'boughtAt'> &
  Record<'createdAt', string> &
  Record<'deletedAt' | 'boughtAt', string | null>;

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const readTakenLine = (line: TakenLineJson): ShoppingItem => ({
  ...line,
  createdAt: new Date(line.createdAt),
  deletedAt: instantOf(line.deletedAt),
  boughtAt: instantOf(line.boughtAt),
});

/** Lines that became a meal's, as a change of the kitchen has them: on the list, or still to be put away. */
export interface TakenLines {
  shoppingItems: ShoppingItem[];
  boughtItems: ShoppingItem[];
}

export function readTakenLines(lines: readonly TakenLineJson[]): TakenLines {
  const taken = lines.map(readTakenLine);
  return {
    shoppingItems: taken.filter(({ deletedAt }) => deletedAt === null),
    boughtItems: taken.filter(({ deletedAt }) => deletedAt !== null),
  };
}

/** Those of `taken` that are on the list, or are still to be put away, as a JSON array. */
export const takenLinesSql = Prisma.sql`(
  SELECT coalesce(jsonb_agg(to_jsonb(t) ORDER BY t."position", t."id"), '[]') FROM taken t
  WHERE t."deletedAt" IS NULL OR t."checked")`;

/**
 * Common table expressions by which the lines that are on the list or were bought for a recipe, and for no meal,
 * become those of its first meal: of the new one, or, where they were bought, of one that was planned from that day on,
 * is not cooked and has none.
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
    SELECT i."id", i."recipeId", (i."boughtAt" AT TIME ZONE 'Europe/Zurich')::date AS "boughtOn"
    FROM "ShoppingItem" i
    WHERE ${unplannedLinesSql(viewer)} AND i."recipeId" IN ${recipes}
    ORDER BY i."id" FOR UPDATE
  ), taken AS (
    UPDATE "ShoppingItem" i SET "plannedMealId" = first."id"
    FROM unplanned u CROSS JOIN LATERAL (
      SELECT n."id" FROM (
        SELECT n."id", n."date", n."time" FROM ${meals} n WHERE n."recipeId" = u."recipeId"
        UNION ALL
        SELECT m."id", m."date", m."time" FROM "PlannedMeal" m
        WHERE ${ownPlannedMealsSql(viewer)} AND m."recipeId" = u."recipeId" AND u."boughtOn" IS NOT NULL AND ${uncookedSql}
          AND NOT EXISTS (
            SELECT 1 FROM "ShoppingItem" o WHERE o."plannedMealId" = m."id" AND ${countingSql(Prisma.sql`o`)})
      ) n
      WHERE (u."boughtOn" IS NULL OR n."date" >= u."boughtOn")
        AND EXISTS (SELECT 1 FROM ${meals} w WHERE w."recipeId" = u."recipeId")
      ORDER BY n."date", n."time", n."id" LIMIT 1) first
    WHERE i."id" = u."id"
    RETURNING i.*
  )`;

/** A common table expression by which meals that go leave to others what the fridge had for them. */
export const releaseLeftOutSql = (viewer: Viewer, mealIds: readonly string[]): Prisma.Sql =>
  Prisma.sql`released AS (
    DELETE FROM "ShoppingItem" i
    WHERE ${ownItemsSql(viewer)} AND i."leftOut" AND i."plannedMealId" IN ${idsSql(mealIds)})`;
