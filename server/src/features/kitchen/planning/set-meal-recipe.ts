import { Prisma } from '../../../generated/prisma/client.js';
import { z } from 'zod';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';
import {
  readTakenLines,
  takenLinesSql,
  takeUnplannedSql,
  type TakenLineJson,
} from '../shopping/unplanned-lines.js';
import type { NewlyPlanned, PlanningScope } from './plan-meal.js';
import {
  ownPlannedMealsSql,
  plannedMealJson,
  readPlannedMeal,
  withRecipe,
  type PlannedMealJson,
} from './planned-meal.policy.js';
import { longestTitle } from './planned-meal-input.js';

const guid = z.guid();

/**
 * Gives a meal that is only a name its recipe, and the recipe's title; a repeat changes nothing. What is on the list
 * for the recipe alone is this meal's from now on.
 * @throws NotFoundRefusal where the recipe is somebody else's, or no such meal waits for one
 */
export async function setMealRecipe(
  { db, viewer }: PlanningScope,
  id: string,
  recipeId: string,
): Promise<NewlyPlanned> {
  if (!guid.safeParse(id).success) throw new NotFoundRefusal('id');
  if (!guid.safeParse(recipeId).success) throw new NotFoundRefusal('recipeId');
  type Answer = { allowed: boolean; meal: PlannedMealJson | null; lines: TakenLineJson[] };
  const [answer] = await db.$queryRaw<Answer[]>(Prisma.sql`
    WITH readable AS (
      SELECT r."id", r."title" FROM "Recipe" r WHERE r."id" = ${recipeId}::uuid AND ${readableRecipesSql(viewer)}
    ), changed AS (
      UPDATE "PlannedMeal" m SET "recipeId" = a."id", "recipeTitle" = left(a."title", ${longestTitle}::int),
        "inventoryItemId" = NULL
      FROM readable a
      WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)} AND m."recipeId" IS NULL
      RETURNING m.*
    ), ${takeUnplannedSql(viewer, Prisma.sql`changed`, Prisma.sql`(${recipeId}::uuid)`)}, stored AS (
      SELECT * FROM changed
      UNION ALL SELECT m.* FROM "PlannedMeal" m
        WHERE m."id" = ${id}::uuid AND ${ownPlannedMealsSql(viewer)} AND m."recipeId" = ${recipeId}::uuid
    )
    SELECT EXISTS (SELECT 1 FROM readable) AS allowed,
      (SELECT ${plannedMealJson} FROM stored m ${withRecipe}) AS meal, ${takenLinesSql} AS lines`);
  if (!answer?.allowed) throw new NotFoundRefusal('recipeId');
  if (!answer.meal) throw new NotFoundRefusal('id');
  return { plannedMeals: [readPlannedMeal(answer.meal)], ...readTakenLines(answer.lines) };
}
