import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { readableRecipesSql } from '../../recipes/recipe.policy.js';
import { insertRecipeLines, type AddedLines } from './insert-recipe-lines.js';
import { leaveOutFridge } from './leave-out-fridge.js';
import { asInFridge, linesLeftOut, linesToAdd, type StoredLine } from './lines-to-add.js';
import { AlreadyInListRefusal } from './shopping-item.errors.js';
import { listedItemsSql, ownItemsSql, putAwaySql } from './shopping-item.policy.js';
import { mealLinesSql } from './meal-lines.js';

const isUuid = (id: string): boolean => z.guid().safeParse(id).success;

interface Scope {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}

interface Asked {
  recipeId: string;
  /** The meal's when left out, the recipe's own without a meal. */
  servings: number | null;
  plannedMealId: string | null;
  /** Without what is in the fridge and no other planned meal needs. */
  missingOnly: boolean;
}

interface Found {
  id: string;
  title: string;
  ingredients: string[];
  servings: number;
  /** Null when no meal was named, or the household has no such meal of this recipe. */
  mealServings: number | null;
  /** YYYY-MM-DD; null as the servings are. */
  mealDay: string | null;
  /**
   * What is on the list for the meal, was bought or left out for it; when none was named, for the recipe: on the list
   * whatever the meal.
   */
  listed: StoredLine[];
}

async function findRecipe(
  { db, viewer }: Scope,
  { recipeId, plannedMealId }: Asked,
): Promise<Found | undefined> {
  const meal = Prisma.sql`m."id" = ${plannedMealId}::uuid AND m."recipeId" = ${recipeId}::uuid`;
  const [found] = await db.$queryRaw<Found[]>(Prisma.sql`
    WITH ${mealLinesSql(viewer, meal)}
    SELECT r."id", r."title", to_jsonb(r."ingredients") AS "ingredients", r."servings",
      (SELECT m."servings" FROM meal m) AS "mealServings",
      (SELECT m."date"::text FROM meal m) AS "mealDay",
      CASE WHEN ${plannedMealId}::uuid IS NULL
        THEN (SELECT coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('isPutAway', ${putAwaySql})), '[]')
          FROM "ShoppingItem" i
          WHERE i."recipeId" = r."id" AND (${listedItemsSql(viewer)}
            OR ${ownItemsSql(viewer)} AND i."leftOut" AND i."plannedMealId" IS NULL))
        ELSE (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM listed l) END AS "listed"
    FROM "Recipe" r WHERE r."id" = ${recipeId}::uuid AND ${readableRecipesSql(viewer)}`);
  return found;
}

/**
 * Adds a recipe's ingredients for so many people; for a planned meal only what its lines on the list lack.
 * @throws NotFoundRefusal, AlreadyInListRefusal
 */
export async function addRecipeToList(scope: Scope, asked: Asked): Promise<AddedLines> {
  const { recipeId, plannedMealId, servings, missingOnly } = asked;
  if (!isUuid(recipeId)) throw new NotFoundRefusal('recipeId');
  if (plannedMealId !== null && !isUuid(plannedMealId)) throw new NotFoundRefusal('plannedMealId');
  const recipe = await findRecipe(scope, asked);
  if (!recipe) throw new NotFoundRefusal('recipeId');
  const { mealServings, mealDay } = recipe;
  const listed =
    missingOnly && plannedMealId !== null ? recipe.listed.map(asInFridge) : recipe.listed;
  if (plannedMealId !== null && mealServings === null) throw new NotFoundRefusal('plannedMealId');
  const isListed = listed.some(({ position, leftOut }) => position !== null && !leftOut);
  const wanted = servings ?? mealServings ?? recipe.servings;
  const lacking =
    plannedMealId === null && isListed ? linesLeftOut(listed) : linesToAdd(recipe, wanted, listed);
  if (lacking.lines.length === 0 && listed.length > 0) throw new AlreadyInListRefusal();
  const source = { recipe, plannedMealId, servings: wanted, ...lacking };
  const days = new Map(mealDay === null ? [] : [[plannedMealId, mealDay]]);
  const sources = missingOnly ? await leaveOutFridge(scope, [source], days) : [source];
  if (sources.length === 0 && lacking.lines.length > 0) throw new AlreadyInListRefusal();
  return insertRecipeLines(scope, sources);
}
