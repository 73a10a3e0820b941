import { z } from 'zod';
import { Prisma, type ShoppingItem } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import { dayInZurich, type Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { ownInventorySql } from '../inventory/inventory-item.policy.js';
import { readableRecipesSql } from '../recipes/recipe.policy.js';
import { insertRecipeLines } from './insert-recipe-lines.js';
import { linesToAdd, type ListedLine } from './lines-to-add.js';
import { AlreadyInListRefusal } from './shopping-item.errors.js';
import { listedItemsSql } from './shopping-item.policy.js';
import { mealLinesSql } from './meal-lines.js';
import { stillMissing, type Stocked } from './still-missing.js';

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
  /** Without what is in the fridge, what has expired aside. */
  missingOnly: boolean;
}

export interface AddedRecipe {
  items: ShoppingItem[];
  /** Names of the lines that were left out because the fridge has them. */
  inFridge: string[];
}

interface Found {
  id: string;
  title: string;
  ingredients: string[];
  servings: number;
  /** Null when no meal was named, or the household has no such meal of this recipe. */
  mealServings: number | null;
  fridge: Stocked[];
  /** What is on the list for the meal, or was bought for it; for the recipe whatever the meal, when none was named. */
  listed: ListedLine[];
}

async function findRecipe(
  { db, viewer, clock }: Scope,
  { recipeId, plannedMealId, missingOnly }: Asked,
): Promise<Found | undefined> {
  const meal = Prisma.sql`m."id" = ${plannedMealId}::uuid AND m."recipeId" = ${recipeId}::uuid`;
  const [found] = await db.$queryRaw<Found[]>(Prisma.sql`
    WITH ${mealLinesSql(viewer, meal)}
    SELECT r."id", r."title", to_jsonb(r."ingredients") AS "ingredients", r."servings",
      (SELECT m."servings" FROM meal m) AS "mealServings",
      (SELECT coalesce(jsonb_agg(to_jsonb(v)), '[]') FROM "InventoryItem" v
        WHERE ${missingOnly} AND ${ownInventorySql(viewer)}
          AND (v."expirationDate" IS NULL OR v."expirationDate" > ${dayInZurich(clock.now())}::date)
      ) AS "fridge",
      CASE WHEN ${plannedMealId}::uuid IS NULL
        THEN (SELECT coalesce(jsonb_agg(to_jsonb(i)), '[]') FROM "ShoppingItem" i
          WHERE ${listedItemsSql(viewer)} AND i."recipeId" = r."id")
        ELSE (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM listed l) END AS "listed"
    FROM "Recipe" r WHERE r."id" = ${recipeId}::uuid AND ${readableRecipesSql(viewer)}`);
  return found;
}

/**
 * Adds a recipe's ingredients for so many people; for a planned meal only what its lines on the list lack.
 * @throws NotFoundRefusal, AlreadyInListRefusal
 */
export async function addRecipeToList(scope: Scope, asked: Asked): Promise<AddedRecipe> {
  const { recipeId, plannedMealId, servings } = asked;
  if (!isUuid(recipeId)) throw new NotFoundRefusal('recipeId');
  if (plannedMealId !== null && !isUuid(plannedMealId)) throw new NotFoundRefusal('plannedMealId');
  const recipe = await findRecipe(scope, asked);
  if (!recipe) throw new NotFoundRefusal('recipeId');
  const { mealServings, fridge, listed } = recipe;
  if (plannedMealId !== null && mealServings === null) throw new NotFoundRefusal('plannedMealId');
  const isListed = listed.some(({ position }) => position !== null);
  if (plannedMealId === null && isListed) throw new AlreadyInListRefusal();
  const wanted = servings ?? mealServings ?? recipe.servings;
  const { servingsBefore, lines: lacking } = linesToAdd(recipe, wanted, listed);
  if (lacking.length === 0 && listed.length > 0) throw new AlreadyInListRefusal();
  const { lines, inFridge } = stillMissing(lacking, fridge);
  const source = { recipe, plannedMealId, servings: wanted, servingsBefore, lines };
  return { items: await insertRecipeLines(scope, [source]), inFridge };
}
