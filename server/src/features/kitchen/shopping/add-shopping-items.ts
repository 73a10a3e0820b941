import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { AddShoppingItemInput } from './shopping-input.js';
import { ownItemsSql } from './shopping-item.policy.js';
import { askedLine, listedProduct } from '../../../diet/ingredients/shopping-line.js';

interface Scope {
  db: Transaction;
  viewer: Viewer;
}

/** How often a product was bought, and how it was written last. */
export interface ProductUses {
  product: string;
  name: string;
  uses: number;
  lastUsedAt: string;
}

export interface AddedLines {
  items: ShoppingItem[];
  /** Of those products that had been bought before. */
  usesBefore: ProductUses[];
}

type AddedRow = ShoppingItem & Pick<AddedLines, 'usesBefore'>;

function itemOf(row: AddedRow): ShoppingItem {
  const { usesBefore: _, ...item } = row;
  return item;
}

/** A line to add, for a recipe where it is one of its ingredients. */
export type AskedItem = AddShoppingItemInput & {
  id: string;
  recipe?: { id: string; title: string } | null;
  /** A staple, to be looked for at home first. */
  toCheck?: boolean;
  /** When it was left out because the fridge has it. */
  leftOutAt?: Date;
};

/** Adds lines in one statement and counts the products of those to buy as bought; ids that exist are passed over. */
export async function addShoppingItems(
  { db, viewer }: Scope,
  asked: readonly AskedItem[],
): Promise<AddedLines> {
  const lines = JSON.stringify(
    asked.map((input) => {
      const line = askedLine(input);
      return {
        ...line,
        product: listedProduct(line),
        id: input.id,
        recipeId: input.recipe?.id ?? null,
        recipeTitle: input.recipe?.title ?? null,
        toCheck: input.toCheck ?? false,
        leftOutAt: input.leftOutAt ?? null,
      };
    }),
  );
  const added = await db.$queryRaw<AddedRow[]>(Prisma.sql`
    WITH line AS (
      SELECT * FROM jsonb_to_recordset(${lines}::jsonb) AS line(
        "id" uuid, "recipeId" uuid, "recipeTitle" text, "name" text, "product" text, "aisle" text,
        "quantity" text, "unit" "Unit",
        "amountSaid" boolean, "toCheck" boolean, "leftOutAt" timestamptz)
    ), known AS MATERIALIZED (
      SELECT u.* FROM "ProductUse" u WHERE u."householdId" = ${viewer.householdId}::uuid
        AND u."product" IN (SELECT "product" FROM line)
      ORDER BY u."product" FOR UPDATE
    ), added AS (
      INSERT INTO "ShoppingItem"
        ("id", "householdId", "createdById", "recipeId", "recipeTitle", "name", "product", "aisle",
        "quantity", "unit", "amountSaid", "toCheck", "leftOut", "deletedAt")
      SELECT line."id", ${viewer.householdId}::uuid, ${viewer.id}::uuid, line."recipeId",
        line."recipeTitle", line."name", line."product", coalesce(p."aisle", line."aisle"),
        line."quantity", line."unit", line."amountSaid", line."toCheck", line."leftOutAt" IS NOT NULL,
        line."leftOutAt"
      FROM line LEFT JOIN "ProductAisle" p
        ON p."householdId" = ${viewer.householdId}::uuid AND p."product" = line."product"
      ON CONFLICT ("id") DO NOTHING
      RETURNING *
    ), used AS (
      INSERT INTO "ProductUse" ("householdId", "product", "name", "uses")
      SELECT "householdId", "product", max("name"), count(*)::int FROM added
      WHERE NOT "leftOut" AND NOT "toCheck"
      GROUP BY "householdId", "product"
      ON CONFLICT ("householdId", "product") DO UPDATE SET
        "uses" = "ProductUse"."uses" + excluded."uses", "name" = excluded."name",
        "lastUsedAt" = excluded."lastUsedAt"
    )
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'added')}, (
      SELECT coalesce(jsonb_agg(to_jsonb(known) - 'householdId'), '[]') FROM known) AS "usesBefore"
    FROM added ORDER BY "name", "id"`);
  return { items: added.map(itemOf), usesBefore: added[0]?.usesBefore ?? [] };
}

/**
 * Takes lines away that `addShoppingItems` added, as if they had never been: they are not kept for a
 * restore, and their products are bought as often as before. What others added since stays counted.
 */
export async function takeBackShoppingItems(
  { db, viewer }: Scope,
  { ids, usesBefore }: { ids: readonly string[]; usesBefore: readonly ProductUses[] },
): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    WITH taken AS (
      DELETE FROM "ShoppingItem" i WHERE ${ownItemsSql(viewer)} AND i."id" IN (
        SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      RETURNING i."householdId", i."product", i."leftOut", i."toCheck"
    ), counted AS (
      SELECT "householdId", "product", count(*)::int AS times FROM taken
      WHERE NOT "leftOut" AND NOT "toCheck" GROUP BY 1, 2
    ), old AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(usesBefore)}::jsonb) AS old(
        "product" text, "name" text, "uses" int, "lastUsedAt" timestamptz)
    ), forgotten AS (
      DELETE FROM "ProductUse" u USING counted c
      WHERE u."householdId" = c."householdId" AND u."product" = c."product" AND u."uses" <= c.times
    )
    UPDATE "ProductUse" u SET
      "uses" = u."uses" - c.times,
      "name" = CASE WHEN u."uses" = o."uses" + c.times THEN o."name" ELSE u."name" END,
      "lastUsedAt" = CASE WHEN u."uses" = o."uses" + c.times THEN o."lastUsedAt" ELSE u."lastUsedAt" END
    FROM counted c LEFT JOIN old o ON o."product" = c."product"
    WHERE u."householdId" = c."householdId" AND u."product" = c."product" AND u."uses" > c.times`);
}
