import { randomUUID } from 'node:crypto';
import { Prisma, type ShoppingItem } from '../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Db } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import type { AddShoppingItemInput } from './shopping-input.js';
import { listedItems } from './shopping-item.policy.js';
import { askedLine } from './shopping-line.js';

/**
 * Adds one line and counts its product as bought once more; the same id again returns what it made.
 * @throws NotFoundRefusal when the id is another household's, or was deleted since
 */
export async function addShoppingItem(
  { db, viewer }: { db: Db; viewer: Viewer },
  input: AddShoppingItemInput,
): Promise<ShoppingItem> {
  const id = input.id ?? randomUUID();
  const { name, quantity, unit, product, aisle } = askedLine(input);
  const [added] = await db.$queryRaw<ShoppingItem[]>(Prisma.sql`
    WITH added AS (
      INSERT INTO "ShoppingItem"
        ("id", "householdId", "createdById", "name", "product", "aisle", "quantity", "unit")
      SELECT ${id}::uuid, ${viewer.householdId}::uuid, ${viewer.id}::uuid, ${name}, ${product},
        coalesce((SELECT p."aisle" FROM "ProductAisle" p
          WHERE p."householdId" = ${viewer.householdId}::uuid AND p."product" = ${product}), ${aisle}),
        ${quantity}, ${unit}::"Unit"
      ON CONFLICT ("id") DO NOTHING
      RETURNING *
    ), used AS (
      INSERT INTO "ProductUse" ("householdId", "product", "name")
      SELECT "householdId", "product", "name" FROM added
      ON CONFLICT ("householdId", "product") DO UPDATE SET
        "uses" = "ProductUse"."uses" + 1, "name" = excluded."name", "lastUsedAt" = excluded."lastUsedAt"
    )
    SELECT * FROM added`);
  if (added) return added;
  const known = await db.shoppingItem.findFirst({ where: { id, ...listedItems(viewer) } });
  if (!known) throw new NotFoundRefusal('id');
  return known;
}
