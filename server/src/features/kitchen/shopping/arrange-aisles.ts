import { aisles, type Aisle } from '../../../diet/aisle.js';
import { Prisma, type ShoppingItem } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';

interface Scope {
  db: Db;
  viewer: Viewer;
}

/** Every aisle once: as the household walks them, then the others in the usual order. */
export function orderedAisles(stored: readonly string[]): Aisle[] {
  const known = stored.filter((name): name is Aisle => aisles.some((aisle) => aisle === name));
  return [...new Set([...known, ...aisles])];
}

export async function loadAisles({ db, viewer }: Scope): Promise<Aisle[]> {
  const { aisleOrder } = await db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: { aisleOrder: true },
  });
  return orderedAisles(aisleOrder);
}

/** Puts an aisle at a place, counted from 0 in the list without it. */
export async function moveAisle(
  { db, viewer }: Scope,
  { aisle, position }: { aisle: Aisle; position: number },
): Promise<void> {
  // The others are read from the row that is written, so two moves at once are both kept.
  await db.$executeRaw(Prisma.sql`
    UPDATE "Household" h SET "aisleOrder" = (
      SELECT others[1:${position}::int] || ${aisle}::text || others[${position}::int + 1:]
      FROM (SELECT ARRAY(
        SELECT name FROM unnest(h."aisleOrder" || string_to_array(${aisles.join()}, ',')) WITH ORDINALITY AS t(name, place)
        WHERE name <> ${aisle} GROUP BY name ORDER BY min(place)) AS others) AS rest)
    WHERE h."id" = ${viewer.householdId}::uuid`);
}

/**
 * Remembers for the household where it finds a product, and moves its lines there.
 * @throws NotFoundRefusal when the household has never had the product on its list
 */
export async function setProductAisle(
  { db, viewer }: Scope,
  { product, aisle }: { product: string; aisle: Aisle },
): Promise<ShoppingItem[]> {
  const rows = await db.$queryRaw<(ShoppingItem | { id: null })[]>(Prisma.sql`
    WITH known AS (
      SELECT "householdId", "product" FROM "ShoppingItem"
        WHERE "householdId" = ${viewer.householdId}::uuid AND "product" = ${product}
      UNION
      SELECT "householdId", "product" FROM "ProductUse"
        WHERE "householdId" = ${viewer.householdId}::uuid AND "product" = ${product}
    ), remembered AS (
      INSERT INTO "ProductAisle" ("householdId", "product", "aisle")
      SELECT "householdId", "product", ${aisle} FROM known
      ON CONFLICT ("householdId", "product") DO UPDATE SET "aisle" = excluded."aisle"
    ), moved AS (
      UPDATE "ShoppingItem" SET "aisle" = ${aisle}
      WHERE "householdId" = ${viewer.householdId}::uuid AND "product" = ${product} AND "deletedAt" IS NULL
      RETURNING *
    )
    SELECT ${columnsSql(Prisma.ShoppingItemScalarFieldEnum, 'moved')} FROM known LEFT JOIN moved ON true`);
  if (rows.length === 0) throw new NotFoundRefusal('product');
  return rows.filter((row): row is ShoppingItem => row.id !== null);
}
