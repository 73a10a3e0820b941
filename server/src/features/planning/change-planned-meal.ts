import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { idsSql } from '../../platform/ids-sql.js';
import { listedItemsSql } from '../shopping/shopping-item.policy.js';
import { releaseLeftOutSql } from '../shopping/unplanned-lines.policy.js';
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

/** Changes what is given and keeps the rest. @throws NotFoundRefusal */
export async function changePlannedMeal(
  { db, viewer }: PlanningScope,
  id: string,
  { recipeTitle, date, time, servings, mealType }: PlannedMealChanges,
): Promise<PlannedMealRow> {
  checkId(id);
  const [row] = await db.$queryRaw<{ meal: PlannedMealJson }[]>(Prisma.sql`
    WITH changed AS (
      UPDATE "PlannedMeal" m SET
        "recipeTitle" = COALESCE(${recipeTitle ?? null}::text, m."recipeTitle"),
        "date" = COALESCE(${date ?? null}::date, m."date"),
        "time" = COALESCE(${time ?? null}::text, m."time"),
        "servings" = COALESCE(${servings ?? null}::int, m."servings"),
        "mealType" = COALESCE(${mealType ?? null}::"MealType", m."mealType")
      WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)}
      RETURNING *
    )
    SELECT ${plannedMealJson} AS meal FROM changed m ${withRecipe}`);
  if (!row) throw new NotFoundRefusal('id');
  return readPlannedMeal(row.meal);
}

/**
 * Takes a meal off the plan; returns the ids of the unticked lines that are on the list for it, and stay there.
 * @throws NotFoundRefusal
 */
export async function deletePlannedMeal(
  { db, viewer }: PlanningScope,
  id: string,
): Promise<string[]> {
  checkId(id);
  const [row] = await db.$queryRaw<{ lines: string[] }[]>(Prisma.sql`
    WITH lines AS MATERIALIZED (
      SELECT i."id", i."position" FROM "ShoppingItem" i
      WHERE ${listedItemsSql(viewer)} AND i."plannedMealId" = ${id}::uuid AND NOT i."checked"
    ), ${releaseLeftOutSql(viewer, [id])}, deleted AS (
      DELETE FROM "PlannedMeal" m WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)}
      RETURNING m."id"
    )
    SELECT (SELECT coalesce(jsonb_agg(l."id" ORDER BY l."position", l."id"), '[]') FROM lines l) AS lines
    FROM deleted`);
  if (!row) throw new NotFoundRefusal('id');
  return row.lines;
}

/** Takes meals off the plan; returns the ids of those that were on it. @throws NotFoundRefusal when none was */
export async function deletePlannedMeals(
  { db, viewer }: PlanningScope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    WITH ${releaseLeftOutSql(viewer, ids)}
    DELETE FROM "PlannedMeal" m WHERE m."id" IN ${idsSql(ids)} AND ${ownPlannedMealsSql(viewer)}
    RETURNING m."id"`);
  if (rows.length === 0) throw new NotFoundRefusal('ids');
  return rows.map(({ id }) => id);
}
