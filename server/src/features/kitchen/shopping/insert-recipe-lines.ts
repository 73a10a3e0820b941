import { randomUUID } from 'node:crypto';
import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { LineToAdd, LinesToAdd } from './lines-to-add.js';
import { AlreadyInListRefusal } from './shopping-item.errors.js';
import { ownItemsSql, putAwaySql } from './shopping-item.policy.js';
import { idsSql } from '../../../platform/ids-sql.js';
import { listedProduct } from '../../../diet/ingredients/shopping-line.js';
import type { Missing } from '../../../diet/ingredients/still-missing.js';

/** What to buy for a recipe, once or for one planned meal. */
export interface RecipeSource extends LinesToAdd {
  lines: (LineToAdd & { toCheck?: boolean })[];
  recipe: { id: string; title: string };
  plannedMealId: string | null;
  /** For how many the recipe is on the list with these lines. */
  servings: number;
  /** What there is in the fridge: kept as if deleted, to be put on the list when somebody says so, or it has gone. */
  leftOut?: Missing<LineToAdd>['leftOut'];
}

export interface AddedLines {
  /** Those that are only to be checked, too. */
  shoppingItems: ShoppingItem[];
  /** Not on the list, but to be restored. */
  leftOut: ShoppingItem[];
}

const sourceRows = (source: RecipeSource) => {
  const { recipe, plannedMealId, lines, leftOut = [] } = source;
  const rowOf = ({ line, position, again }: LineToAdd) => {
    const { servings, servingsBefore } = again ?? source;
    const key = (place: number | '') =>
      `${recipe.id}:${plannedMealId ?? ''}:${place}${servingsBefore > 0 ? `:${servingsBefore}` : ''}`;
    return {
      ...line,
      product: listedProduct(line),
      id: randomUUID(),
      recipeId: recipe.id,
      recipeTitle: recipe.title,
      plannedMealId,
      position,
      servings,
      servingsBefore,
      // What is asked for again stands for itself: other lines of its source are on the list.
      source: again ? again.id : key(''),
      sourceKey: position === null ? null : key(position),
      again: again?.id ?? null,
    };
  };
  return [
    ...lines.map((line) => ({ ...rowOf(line), toCheck: line.toCheck ?? false, leftOut: false })),
    ...leftOut.map((line) => {
      const row = { ...rowOf(line), sourceKey: null, toCheck: false, leftOut: true };
      // A part has no place of its own: its line has that, and is on the list.
      return line.isWhole ? row : { ...row, position: null };
    }),
  ];
};

/**
 * Adds every line of every source in one statement, except sources of which a line is on the list.
 * Two calls at once add a source once: the second meets the keys of the first, and what the first has replaced.
 * @throws AlreadyInListRefusal when there are such lines and all are on the list
 */
export async function insertRecipeLines(
  { db, viewer, clock }: { db: Transaction; viewer: Viewer; clock: Clock },
  sources: readonly RecipeSource[],
): Promise<AddedLines> {
  const rows = sources.flatMap(sourceRows);
  if (rows.length === 0) return { shoppingItems: [], leftOut: [] };
  const replaced = sources.flatMap((source) => source.replaced);
  const added = await db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH line AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line(
        "id" uuid, "position" int, "recipeId" uuid, "recipeTitle" text, "plannedMealId" uuid,
        "servings" int, "servingsBefore" int, "source" text, "sourceKey" text, "name" text,
        "product" text, "aisle" text, "quantity" text, "unit" "Unit", "amountSaid" boolean, "toCheck" boolean, "leftOut" boolean, "again" uuid)
    ), replaced AS (
      DELETE FROM "ShoppingItem" i
      WHERE ${ownItemsSql(viewer)} AND (i."leftOut" OR ${putAwaySql}) AND i."id" IN ${idsSql(replaced)}
      RETURNING i."id"
    ), listed AS (
      SELECT DISTINCT line."source" FROM line JOIN "ShoppingItem" i
        ON i."householdId" = ${viewer.householdId}::uuid AND i."sourceKey" = line."sourceKey"
    ), added AS (
      INSERT INTO "ShoppingItem" ("id", "householdId", "createdById", "recipeId", "plannedMealId",
        "recipeTitle", "position", "servings", "servingsBefore", "sourceKey", "name", "product",
        "aisle", "quantity", "unit", "amountSaid", "toCheck", "leftOut", "deletedAt")
      SELECT line."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, line."recipeId",
        line."plannedMealId", line."recipeTitle", line."position", line."servings",
        line."servingsBefore", line."sourceKey", line."name", line."product",
        coalesce(p."aisle", line."aisle"), line."quantity", line."unit", line."amountSaid", line."toCheck", line."leftOut",
        CASE WHEN line."leftOut" THEN ${clock.now()}::timestamptz END
      FROM line LEFT JOIN "ProductAisle" p
        ON p."householdId" = ${viewer.householdId}::uuid AND p."product" = line."product"
      WHERE line."source" NOT IN (SELECT "source" FROM listed)
        AND (line."again" IS NULL OR line."again" IN (SELECT "id" FROM replaced))
      ORDER BY line."sourceKey"
      ON CONFLICT ("householdId", "sourceKey") DO NOTHING
      RETURNING *
    )
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'added')} FROM added ORDER BY "recipeId", "position"`);
  if (added.length === 0) throw new AlreadyInListRefusal();
  return {
    shoppingItems: added.filter(({ deletedAt }) => deletedAt === null),
    leftOut: added.filter(({ deletedAt }) => deletedAt !== null),
  };
}
