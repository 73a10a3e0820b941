import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { idsSql } from '../../../platform/ids-sql.js';
import type { Clock } from '../../../platform/clock.js';
import { mealLinesJson, unlistMealLinesSql } from '../shopping/lines-of-meals.js';
import { releaseLeftOutSql, type TakenLineJson } from '../shopping/unplanned-lines.js';
import type { PlanningScope } from './plan-meal.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';
import type { PlannedMealChanges } from './planned-meal-input.js';

const guid = z.guid();

/** @throws NotFoundRefusal where no such row can be, before the database is asked. */
function checkId(id: string): void {
  if (!guid.safeParse(id).success) throw new NotFoundRefusal('id');
}

export interface ChangedPlannedMeal {
  plannedMeal: PlannedMealRow;
  servingsBefore: number;
  /** What is on the list for it, or was bought; empty where it is for as many as before, or is cooked. */
  lines: TakenLineJson[];
}

/** Changes what is given and keeps the rest. @throws NotFoundRefusal */
export async function changePlannedMeal(
  { db, viewer }: PlanningScope,
  id: string,
  { recipeTitle, date, time, servings, mealType }: PlannedMealChanges,
): Promise<ChangedPlannedMeal> {
  checkId(id);
  type Answer = { meal: PlannedMealJson; servingsBefore: number; lines: TakenLineJson[] };
  const [row] = await db.$queryRaw<Answer[]>(Prisma.sql`
    WITH before AS MATERIALIZED (
      SELECT m."id", m."servings" FROM "PlannedMeal" m
      WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)} FOR UPDATE
    ), changed AS (
      UPDATE "PlannedMeal" m SET
        "recipeTitle" = COALESCE(${recipeTitle ?? null}::text, m."recipeTitle"),
        "date" = COALESCE(${date ?? null}::date, m."date"),
        "time" = COALESCE(${time ?? null}::text, m."time"),
        "servings" = COALESCE(${servings ?? null}::int, m."servings"),
        "mealType" = COALESCE(${mealType ?? null}::"MealType", m."mealType")
      FROM before b WHERE m."id" = b."id"
      RETURNING m.*
    )
    SELECT ${plannedMealJson} AS meal, b."servings" AS "servingsBefore",
      CASE WHEN b."servings" = m."servings" OR m."cookedAt" IS NOT NULL THEN '[]' ELSE ${mealLinesJson(viewer, Prisma.sql`m."id"`)} END AS lines
    FROM changed m JOIN before b ON b."id" = m."id" ${withRecipe}`);
  if (!row) throw new NotFoundRefusal('id');
  const { meal, servingsBefore, lines } = row;
  return { plannedMeal: readPlannedMeal(meal), servingsBefore, lines };
}

export interface DeletedMeals {
  deletedPlannedMealIds: string[];
  /** The unticked lines that were on the list for them, and left it. */
  deletedShoppingItemIds: string[];
}

/** Takes meals off the plan; `keepLines` leaves what is on the list for them there, for their recipes alone. */
async function takeOff(
  { db, viewer, clock }: PlanningScope & { clock: Clock },
  ids: readonly string[],
  keepLines: boolean,
): Promise<DeletedMeals> {
  const unlisted = unlistMealLinesSql(viewer, clock.now(), idsSql(keepLines ? [] : ids));
  const [row] = await db.$queryRaw<DeletedMeals[]>(Prisma.sql`
    WITH ${unlisted}, ${releaseLeftOutSql(viewer, ids)}, deleted AS (
      DELETE FROM "PlannedMeal" m WHERE m."id" IN ${idsSql(ids)} AND ${ownPlannedMealsSql(viewer)}
      RETURNING m."id"
    )
    SELECT (SELECT coalesce(jsonb_agg(d."id"), '[]') FROM deleted d) AS "deletedPlannedMealIds",
      (SELECT coalesce(jsonb_agg(u."id" ORDER BY u."position", u."id"), '[]') FROM unlisted u) AS "deletedShoppingItemIds"`);
  return row ?? { deletedPlannedMealIds: [], deletedShoppingItemIds: [] };
}

/** Takes a meal off the plan, and what is still to be bought for it off the list. @throws NotFoundRefusal */
export async function deletePlannedMeal(
  scope: PlanningScope & { clock: Clock },
  id: string,
): Promise<DeletedMeals> {
  checkId(id);
  const deleted = await takeOff(scope, [id], false);
  if (deleted.deletedPlannedMealIds.length === 0) throw new NotFoundRefusal('id');
  return deleted;
}

/** The same for several meals, of which the lines may stay. @throws NotFoundRefusal when none was on the plan */
export async function deletePlannedMeals(
  scope: PlanningScope & { clock: Clock },
  ids: readonly string[],
  { keepLines }: { keepLines: boolean },
): Promise<DeletedMeals> {
  const deleted = await takeOff(scope, ids, keepLines);
  if (deleted.deletedPlannedMealIds.length === 0) throw new NotFoundRefusal('ids');
  return deleted;
}
