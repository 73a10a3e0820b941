import { randomUUID } from 'node:crypto';
import { Prisma, type ShoppingItem } from '../../generated/prisma/client.js';
import { columnsSql } from '../../platform/columns-sql.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import type { LinesToAdd } from './lines-to-add.js';
import { AlreadyInListRefusal } from './shopping-item.errors.js';

/** What to buy for a recipe, once or for one planned meal. */
export interface RecipeSource extends LinesToAdd {
  recipe: { id: string; title: string };
  plannedMealId: string | null;
  /** For how many the recipe is on the list with these lines. */
  servings: number;
}

const sourceRows = (source: RecipeSource) => {
  const { recipe, plannedMealId, servings, servingsBefore, lines } = source;
  const key = (position: number | '') =>
    `${recipe.id}:${plannedMealId ?? ''}:${position}${servingsBefore > 0 ? `:${servingsBefore}` : ''}`;
  return lines.map(({ position, line }) => ({
    ...line,
    id: randomUUID(),
    position,
    recipeId: recipe.id,
    recipeTitle: recipe.title,
    plannedMealId,
    servings,
    servingsBefore,
    source: key(''),
    sourceKey: key(position),
  }));
};

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
        "servings" int, "servingsBefore" int, "source" text, "sourceKey" text, "name" text,
        "product" text, "aisle" text, "quantity" text, "unit" "Unit", "amountSaid" boolean)
    ), listed AS (
      SELECT DISTINCT line."source" FROM line JOIN "ShoppingItem" i
        ON i."householdId" = ${viewer.householdId}::uuid AND i."sourceKey" = line."sourceKey"
    ), added AS (
      INSERT INTO "ShoppingItem" ("id", "householdId", "createdById", "recipeId", "plannedMealId",
        "recipeTitle", "position", "servings", "servingsBefore", "sourceKey", "name", "product",
        "aisle", "quantity", "unit", "amountSaid")
      SELECT line."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, line."recipeId",
        line."plannedMealId", line."recipeTitle", line."position", line."servings",
        line."servingsBefore", line."sourceKey", line."name", line."product",
        coalesce(p."aisle", line."aisle"), line."quantity", line."unit", line."amountSaid"
      FROM line LEFT JOIN "ProductAisle" p
        ON p."householdId" = ${viewer.householdId}::uuid AND p."product" = line."product"
      WHERE line."source" NOT IN (SELECT "source" FROM listed)
      ORDER BY line."sourceKey"
      ON CONFLICT ("householdId", "sourceKey") DO NOTHING
      RETURNING *
    )
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'added')} FROM added ORDER BY "recipeId", "position"`);
  if (added.length === 0) throw new AlreadyInListRefusal();
  return added;
}
