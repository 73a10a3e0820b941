import type { Recipe } from '../../../generated/prisma/client.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { readableRecipes } from '../../recipes/recipe.policy.js';

/** The recipes of these ids, in one statement; what the person may not read any more is missing. */
export async function recipesById(
  { db, viewer }: { db: Db; viewer: Viewer },
  ids: readonly string[],
  query: object,
): Promise<ReadonlyMap<string, Recipe>> {
  if (ids.length === 0) return new Map();
  const where = { id: { in: [...new Set(ids)] }, ...readableRecipes(viewer) };
  const recipes: Recipe[] = await db.recipe.findMany({ ...query, where });
  return new Map(recipes.map((recipe) => [recipe.id, recipe]));
}
