import { z } from 'zod';
import type { ShoppingItem } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { readableRecipes } from '../recipes/recipe.policy.js';
import { insertRecipeLines } from './insert-recipe-lines.js';
import { AlreadyInListRefusal } from './shopping-item.errors.js';

const isUuid = (id: string): boolean => z.guid().safeParse(id).success;

interface Asked {
  recipeId: string;
  /** The meal's when left out, the recipe's own without a meal. */
  servings: number | null;
  plannedMealId: string | null;
}

/**
 * Adds a recipe's ingredients for so many people.
 * @throws NotFoundRefusal, AlreadyInListRefusal
 */
export async function addRecipeToList(
  scope: { db: Db; viewer: Viewer },
  { recipeId, servings, plannedMealId }: Asked,
): Promise<ShoppingItem[]> {
  const { db, viewer } = scope;
  if (!isUuid(recipeId)) throw new NotFoundRefusal('recipeId');
  if (plannedMealId !== null && !isUuid(plannedMealId)) throw new NotFoundRefusal('plannedMealId');
  const recipe = await db.recipe.findFirst({
    where: { id: recipeId, ...readableRecipes(viewer) },
    select: {
      id: true,
      title: true,
      ingredients: true,
      servings: true,
      plannedMeals: {
        where: { householdId: viewer.householdId, id: plannedMealId ?? undefined },
        select: { id: true, servings: true },
        take: 1,
      },
    },
  });
  if (!recipe) throw new NotFoundRefusal('recipeId');
  const meal = plannedMealId === null ? undefined : recipe.plannedMeals[0];
  if (plannedMealId !== null && !meal) throw new NotFoundRefusal('plannedMealId');
  const added = await insertRecipeLines(scope, [
    { recipe, plannedMealId, servings: servings ?? meal?.servings ?? recipe.servings },
  ]);
  if (added.length === 0) throw new AlreadyInListRefusal();
  return added;
}
