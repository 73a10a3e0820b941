import { randomUUID } from 'node:crypto';
import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownInventorySql } from '../inventory/inventory-item.policy.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';
import {
  readTakenLines,
  takenLinesSql,
  takeUnplannedSql,
  type TakenLineJson,
  type TakenLines,
} from '../shopping/unplanned-lines.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
  type PlannedMealRow,
} from './planned-meal.policy.js';
import { longestTitle, type PlanMealInput } from './planned-meal-input.js';

export interface PlanningScope {
  db: Transaction;
  viewer: Viewer;
}

/**
 * Decides and writes in one statement; a repeat of the same id changes nothing and finds the same row. What is on the
 * list, or was bought, for the recipe alone is this meal's from now on, unless it is cooked already.
 */
const insert = ({ viewer }: PlanningScope, id: string, input: PlanMealInput): Prisma.Sql => {
  const {
    recipeId = null,
    recipeTitle = null,
    date,
    time,
    servings,
    mealType,
    cookedAt = null,
    inventoryItemId = null,
  } = input;
  return Prisma.sql`
    WITH readable AS (
      SELECT r."id", r."title" FROM "Recipe" r WHERE r."id" = ${recipeId}::uuid AND ${readableRecipesSql(viewer)}
    ), stocked AS (
      SELECT v."id", v."name" FROM "InventoryItem" v WHERE v."id" = ${inventoryItemId}::uuid AND ${ownInventorySql(viewer)}
    ), inserted AS (
      INSERT INTO "PlannedMeal"
        ("id", "householdId", "createdById", "recipeId", "recipeTitle", "date", "time", "servings", "mealType", "cookedAt", "inventoryItemId")
      SELECT ${id}::uuid, ${viewer.householdId}::uuid, ${viewer.id}::uuid, ${recipeId}::uuid,
        coalesce(${recipeTitle}::text, (SELECT left("title", ${longestTitle}::int) FROM readable), (SELECT "name" FROM stocked)), ${date}::date, ${time}, ${servings}, ${mealType}::"MealType",
        CASE WHEN ${cookedAt}::timestamptz IS NOT NULL THEN least(${cookedAt}::timestamptz, now()) END, (SELECT "id" FROM stocked)
      WHERE (${recipeId}::uuid IS NULL OR EXISTS (SELECT 1 FROM readable))
        AND (${inventoryItemId}::uuid IS NULL OR EXISTS (SELECT 1 FROM stocked))
      ON CONFLICT ("id") DO NOTHING
      RETURNING *
    ), ${takeUnplannedSql(viewer, Prisma.sql`inserted`, Prisma.sql`(${cookedAt ? null : recipeId}::uuid)`)}, stored AS (
      SELECT * FROM inserted
      UNION ALL SELECT m.* FROM "PlannedMeal" m WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)}
    )
    SELECT CASE WHEN ${recipeId}::uuid IS NOT NULL AND NOT EXISTS (SELECT 1 FROM readable) THEN 'recipeId'
        WHEN ${inventoryItemId}::uuid IS NOT NULL AND NOT EXISTS (SELECT 1 FROM stocked) THEN 'inventoryItemId' END AS "notFound",
      (SELECT ${plannedMealJson} FROM stored m ${withRecipe}) AS meal,
      ${takenLinesSql} AS lines`;
};

/** Meals that are planned, or have their recipe now, and the lines that are theirs now. */
export interface NewlyPlanned extends TakenLines {
  plannedMeals: PlannedMealRow[];
}

/** Plans a meal. @throws NotFoundRefusal where the recipe, the leftovers or the id is somebody else's */
export async function planMeal(
  { db, viewer }: PlanningScope,
  input: PlanMealInput,
): Promise<NewlyPlanned> {
  const id = input.id ?? randomUUID();
  const run = async () => {
    type Answer = { notFound: string | null; meal: PlannedMealJson | null; lines: TakenLineJson[] };
    const [answer] = await db.$queryRaw<Answer[]>(insert({ db, viewer }, id, input));
    if (answer?.notFound && !answer.meal) throw new NotFoundRefusal(answer.notFound);
    return answer;
  };
  const first = await run();
  // The same id arrived twice at once: the other call's row was not to be seen yet.
  const answer = first?.meal ? first : await run();
  if (!answer?.meal) throw new NotFoundRefusal('id');
  return { plannedMeals: [readPlannedMeal(answer.meal)], ...readTakenLines(answer.lines) };
}
