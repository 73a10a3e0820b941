import { Prisma } from '../../../generated/prisma/client.js';
import type { MealType } from '../../../generated/prisma/enums.js';
import { idsSql } from '../../../platform/ids-sql.js';
import {
  readTakenLines,
  takenLinesSql,
  takeUnplannedSql,
  type TakenLineJson,
} from '../shopping/unplanned-lines.js';
import type { NewlyPlanned, PlanningScope } from './plan-meal.js';
import {
  asEaten,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
} from './planned-meal.policy.js';

interface NewMeal {
  id: string;
  recipeId: string | null;
  recipeTitle: string;
  date: string;
  time: string;
  servings: number;
  mealType: MealType;
}

/** Plans meals in one statement; their recipes have been found readable. An id that exists is passed over. */
export async function planMeals(
  { db, viewer }: PlanningScope,
  meals: readonly NewMeal[],
): Promise<NewlyPlanned> {
  const recipes = meals.flatMap(({ recipeId }) => recipeId ?? []);
  type Answer = { meals: PlannedMealJson[]; lines: TakenLineJson[] };
  const [answer] = await db.$queryRaw<Answer[]>(Prisma.sql`
    WITH inserted AS (
      INSERT INTO "PlannedMeal"
        ("id", "householdId", "createdById", "recipeId", "recipeTitle", "date", "time", "servings", "mealType")
      SELECT m."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, m."recipeId", m."recipeTitle", m."date",
        m."time", m."servings", m."mealType"
      FROM jsonb_to_recordset(${JSON.stringify(meals)}::jsonb) AS m("id" uuid, "recipeId" uuid, "recipeTitle" text,
        "date" date, "time" text, "servings" int, "mealType" "MealType")
      ON CONFLICT ("id") DO NOTHING
      RETURNING *
    ), ${takeUnplannedSql(viewer, Prisma.sql`inserted`, idsSql(recipes))}
    SELECT ${takenLinesSql} AS lines, (
      SELECT coalesce(jsonb_agg(${plannedMealJson} ORDER BY ${asEaten}), '[]') FROM inserted m ${withRecipe}) AS meals`);
  const { meals: planned = [], lines = [] } = answer ?? {};
  return { plannedMeals: planned.map(readPlannedMeal), ...readTakenLines(lines) };
}
