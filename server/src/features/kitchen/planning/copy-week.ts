import { Prisma } from '../../../generated/prisma/client.js';
import { weekOf } from '../../../platform/clock.js';
import {
  readTakenLines,
  takenLinesSql,
  takeUnplannedSql,
  type TakenLineJson,
} from '../shopping/unplanned-lines.js';
import { maximumMeals } from './list-planned-meals.js';
import type { NewlyPlanned, PlanningScope } from './plan-meal.js';
import {
  asEaten,
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
} from './planned-meal.policy.js';

/** Every meal of the week that was filled, by date and time. */
export interface CopiedWeek extends NewlyPlanned {
  /** The meals that are new. */
  copiedMealIds: string[];
}

/** The first half of a SHA-256: a page makes the same ids, so that it can show the copies before the answer. */
const copyId = (monday: string): Prisma.Sql =>
  Prisma.sql`encode(substring(sha256(convert_to(m."id"::text || ${monday}, 'UTF8')) for 16), 'hex')::uuid`;

/**
 * Copies each meal of the week that holds `from` to the same day of the week that holds `to`. A copy's id
 * follows from its original and its week, so that a repeat finds it there and changes nothing.
 */
export async function copyWeek(
  { db, viewer }: PlanningScope,
  from: string,
  to: string,
): Promise<CopiedWeek> {
  const source = weekOf(from);
  const target = weekOf(to);
  const ofSource = Prisma.sql`${ownPlannedMealsSql(viewer)} AND m."date" BETWEEN ${source.monday}::date AND ${source.sunday}::date`;
  const recipes = Prisma.sql`(SELECT m."recipeId" FROM "PlannedMeal" m WHERE ${ofSource})`;
  type Answer = {
    copied: { isNew: boolean; meal: PlannedMealJson }[];
    lines: TakenLineJson[];
  };
  const [answer] = await db.$queryRaw<Answer[]>(Prisma.sql`
    WITH inserted AS (
      INSERT INTO "PlannedMeal"
        ("id", "householdId", "createdById", "recipeId", "recipeTitle", "date", "time", "servings", "mealType")
      SELECT ${copyId(target.monday)}, m."householdId", ${viewer.id}::uuid, m."recipeId",
        m."recipeTitle", m."date" + (${target.monday}::date - ${source.monday}::date), m."time", m."servings", m."mealType"
      FROM "PlannedMeal" m
      WHERE ${ofSource}
      ORDER BY ${asEaten} LIMIT ${maximumMeals}
      ON CONFLICT ("id") DO NOTHING
      RETURNING *
    ), ${takeUnplannedSql(viewer, Prisma.sql`inserted`, recipes)}, week AS (
      SELECT true AS copied, i.* FROM inserted i
      UNION ALL SELECT false, m.* FROM "PlannedMeal" m
      WHERE ${ownPlannedMealsSql(viewer)} AND m."date" BETWEEN ${target.monday}::date AND ${target.sunday}::date
    )
    SELECT ${takenLinesSql} AS lines, (SELECT coalesce(jsonb_agg(to_jsonb(f)), '[]') FROM (
      SELECT m.copied AS "isNew", ${plannedMealJson} - 'copied' AS meal FROM week m ${withRecipe}
      ORDER BY ${asEaten} LIMIT ${maximumMeals}) f) AS copied`);
  const { copied = [], lines = [] } = answer ?? {};
  return {
    copiedMealIds: copied.flatMap(({ isNew, meal }) => (isNew ? [meal.id] : [])),
    plannedMeals: copied.map(({ meal }) => readPlannedMeal(meal)),
    ...readTakenLines(lines),
  };
}
