import { randomUUID } from 'node:crypto';
import { Prisma, type ShoppingItem } from '../../generated/prisma/client.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { AlreadyInListRefusal } from './shopping-item.errors.js';
import type { ShoppingLine } from './shopping-line.js';

/** What to buy for a recipe, once or for one planned meal. */
export interface RecipeSource {
  recipe: { id: string; title: string };
  plannedMealId: string | null;
  lines: readonly { position: number; line: ShoppingLine }[];
}

const sourceRows = ({ recipe, plannedMealId, lines }: RecipeSource) =>
  lines.map(({ position, line }) => ({
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
 * @throws AlreadyInListRefusal when there are such lines and all are on the list
 */
export async function insertRecipeLines(
  { db, viewer }: { db: Db; viewer: Viewer },
  sources: readonly RecipeSource[],
): Promise<ShoppingItem[]> {
  const rows = sources.flatMap(sourceRows);
  if (rows.length === 0) return [];
  const added = await db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH line AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line(
        "id" uuid, "position" int, "recipeId" uuid, "recipeTitle" text, "plannedMealId" uuid,
        "source" text, "sourceKey" text, "name" text, "product" text, "aisle" text,
        "quantity" text, "unit" "Unit", "amountSaid" boolean)
    ), listed AS (
      SELECT DISTINCT line."source" FROM line JOIN "ShoppingItem" i
        ON i."householdId" = ${viewer.householdId}::uuid AND i."sourceKey" = line."sourceKey"
    ), added AS (
      INSERT INTO "ShoppingItem" ("id", "householdId", "createdById", "recipeId", "plannedMealId",
        "recipeTitle", "position", "sourceKey", "name", "product", "aisle", "quantity", "unit",
        "amountSaid")
      SELECT line."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, line."recipeId",
        line."plannedMealId", line."recipeTitle", line."position", line."sourceKey", line."name",
        line."product", coalesce(p."aisle", line."aisle"), line."quantity", line."unit",
        line."amountSaid"
      FROM line LEFT JOIN "ProductAisle" p
        ON p."householdId" = ${viewer.householdId}::uuid AND p."product" = line."product"
      WHERE line."source" NOT IN (SELECT "source" FROM listed)
      ORDER BY line."sourceKey"
      ON CONFLICT ("householdId", "sourceKey") DO NOTHING
      RETURNING *
    )
    SELECT * FROM added ORDER BY "recipeId", "position"`);
  if (added.length === 0) throw new AlreadyInListRefusal();
  return added;
}
