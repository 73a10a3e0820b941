import { Prisma } from '../../generated/prisma/client.js';

const tables = ['PlannedMeal', 'InventoryItem', 'Recipe', 'RecipeGeneration', 'Proposal'] as const;

/**
 * Common table expressions that give all rows of the household `old` to the one in `alone`, where there is one. What
 * both know by one key stays the other's: a line of the list then only forgets which recipe's line it is a double of.
 */
export const bringRowsSql = (old: Prisma.Sql): Prisma.Sql => Prisma.sql`
  ${Prisma.join(
    tables.map((table) => {
      const name = Prisma.raw(`"${table}"`);
      return Prisma.sql`${Prisma.raw(`"brought${table}"`)} AS (
        UPDATE ${name} r SET "householdId" = a."householdId" FROM alone a WHERE r."householdId" = ${old})`;
    }),
  )}, brought_lines AS (
    UPDATE "ShoppingItem" i SET "householdId" = a."householdId",
      "sourceKey" = CASE WHEN NOT EXISTS (
        SELECT 1 FROM "ShoppingItem" o WHERE o."householdId" = a."householdId" AND o."sourceKey" = i."sourceKey"
      ) THEN i."sourceKey" END
    FROM alone a WHERE i."householdId" = ${old}
  ), brought_aisles AS (
    INSERT INTO "ProductAisle" ("householdId", "product", "aisle")
    SELECT a."householdId", p."product", p."aisle" FROM alone a JOIN "ProductAisle" p ON p."householdId" = ${old}
    ON CONFLICT ("householdId", "product") DO NOTHING
  ), brought_staples AS (
    INSERT INTO "Staple" ("householdId", "product", "name", "isStaple")
    SELECT a."householdId", p."product", p."name", p."isStaple" FROM alone a JOIN "Staple" p ON p."householdId" = ${old}
    ON CONFLICT ("householdId", "product") DO NOTHING
  ), brought_uses AS (
    INSERT INTO "ProductUse" ("householdId", "product", "name", "uses", "lastUsedAt")
    SELECT a."householdId", p."product", p."name", p."uses", p."lastUsedAt"
    FROM alone a JOIN "ProductUse" p ON p."householdId" = ${old}
    ON CONFLICT ("householdId", "product") DO UPDATE SET "uses" = "ProductUse"."uses" + excluded."uses",
      "lastUsedAt" = greatest("ProductUse"."lastUsedAt", excluded."lastUsedAt")
  )`;
