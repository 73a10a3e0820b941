import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Clock } from '../../platform/clock.js';
import { unlistMealLinesSql } from '../shopping/meal-lines.policy.js';
import type { PlanningScope } from './plan-meal.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';

export interface CookedMeal {
  plannedMeal: PlannedMealRow;
  /** The unticked lines that were on the list for it, and left it. */
  deletedShoppingItemIds: string[];
}

/**
 * Says that a meal is cooked, and takes off the list what was still to be bought for it; or that it is not, which puts
 * nothing back. Said again it changes nothing: the meal was cooked when it was said first. @throws NotFoundRefusal
 */
export async function setMealCooked(
  { db, viewer, clock }: PlanningScope & { clock: Clock },
  id: string,
  cooked: boolean,
): Promise<CookedMeal> {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
  type Answer = { meal: PlannedMealJson; deletedShoppingItemIds: string[] };
  const now = clock.now();
  const done = Prisma.sql`(SELECT b."id" FROM before b WHERE ${cooked})`;
  const [row] = await db.$queryRaw<Answer[]>(Prisma.sql`
    WITH before AS MATERIALIZED (
      SELECT m."id" FROM "PlannedMeal" m WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)} FOR UPDATE
    ), ${unlistMealLinesSql(viewer, now, done)}, changed AS (
      UPDATE "PlannedMeal" m
      SET "cookedAt" = CASE WHEN ${cooked} THEN coalesce(m."cookedAt", ${now}::timestamptz) END
      FROM before b WHERE m."id" = b."id"
      RETURNING m.*
    )
    SELECT ${plannedMealJson} AS meal,
      (SELECT coalesce(jsonb_agg(u."id" ORDER BY u."position", u."id"), '[]') FROM unlisted u) AS "deletedShoppingItemIds"
    FROM changed m ${withRecipe}`);
  if (!row) throw new NotFoundRefusal('id');
  return {
    plannedMeal: readPlannedMeal(row.meal),
    deletedShoppingItemIds: row.deletedShoppingItemIds,
  };
}
