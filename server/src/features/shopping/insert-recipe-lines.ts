import { randomUUID } from 'node:crypto';
import { Prisma, type ShoppingItem } from '../../generated/prisma/client.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { recipeLines } from './shopping-line.js';

/** A recipe to shop for, once or for one planned meal. */
export interface RecipeSource {
  recipe: { id: string; title: string; ingredients: readonly string[]; servings: number };
  plannedMealId: string | null;
  servings: number;
}

const sourceRows = ({ recipe, plannedMealId, servings }: RecipeSource) =>
  recipeLines(recipe, servings).map(({ position, line }) => ({
    ...line,
    id: randomUUID(),
    position,
    recipeId: recipe.id,
    recipeTitle: recipe.title,
    plannedMealId,
    source: `${recipe.id}:${plannedMealId ?? ''}:`,
    sourceKey: `${recipe.id}:${plannedMealId ?? ''}:${position}`,
  }));

/**
 * Adds every line of every source in one statement, except sources of which a line is on the list.
 * Two calls at once add a source once: the second meets the keys of the first.
 */
export function insertRecipeLines(
  { db, viewer }: { db: Db; viewer: Viewer },
  sources: readonly RecipeSource[],
): Promise<ShoppingItem[]> {
  const rows = JSON.stringify(sources.flatMap(sourceRows));
  return db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH line AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS line(
        "id" uuid, "position" int, "recipeId" uuid, "recipeTitle" text, "plannedMealId" uuid,
        "source" text, "sourceKey" text, "name" text, "product" text, "aisle" text,
        "quantity" text, "unit" "Unit")
    ), listed AS (
      SELECT DISTINCT line."source" FROM line JOIN "ShoppingItem" i
        ON i."householdId" = ${viewer.householdId}::uuid AND i."sourceKey" = line."sourceKey"
    ), added AS (
      INSERT INTO "ShoppingItem" ("id", "householdId", "createdById", "recipeId", "plannedMealId",
        "recipeTitle", "position", "sourceKey", "name", "product", "aisle", "quantity", "unit")
      SELECT line."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, line."recipeId",
        line."plannedMealId", line."recipeTitle", line."position", line."sourceKey", line."name",
        line."product", coalesce(p."aisle", line."aisle"), line."quantity", line."unit"
      FROM line LEFT JOIN "ProductAisle" p
        ON p."householdId" = ${viewer.householdId}::uuid AND p."product" = line."product"
      WHERE line."source" NOT IN (SELECT "source" FROM listed)
      ORDER BY line."sourceKey"
      ON CONFLICT ("householdId", "sourceKey") DO NOTHING
      RETURNING *
    )
    SELECT * FROM added ORDER BY "recipeId", "position"`);
}
