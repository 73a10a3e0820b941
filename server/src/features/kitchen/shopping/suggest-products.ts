import { aisleOf, canonicalProduct, type Aisle } from '../../../diet/vocabulary/product.js';
import { aisles } from '../../../diet/aisle.js';
import { listedProduct } from '../../../diet/ingredients/shopping-line.js';
import { foods } from '../../../diet/vocabulary/foods.js';
import { Prisma } from '../../../generated/prisma/client.js';
import type { Db } from '../../../platform/database.js';
import { escapeLike, toSearchText } from '../../../platform/search-text.js';
import type { Viewer } from '../../../platform/viewer.js';

export interface Product {
  /** What lines merge by. */
  id: string;
  name: string;
  aisle: Aisle;
}

const most = 8;

/** As a shop is walked, so that of two names as long what is fresh comes before what is frozen. */
const dictionary = foods
  .filter(({ name }) => name !== '')
  .toSorted((one, other) => aisles.indexOf(one.aisle) - aisles.indexOf(other.aisle))
  .map(({ name, aisle, isWellKnown }) => ({
    text: toSearchText(name),
    isWellKnown,
    product: { id: listedProduct({ name, product: canonicalProduct(name) }), name, aisle },
  }));

/** Names of the dictionary that start so, the usual and the shortest first, then those with a later word that does. */
function fromDictionary(start: string): Product[] {
  const first = dictionary.filter(({ text }) => text.startsWith(start));
  const later = dictionary.filter(({ text }) => text.includes(` ${start}`));
  const shortest = [first, later].flatMap((found) =>
    found.toSorted(
      (a, b) => Number(b.isWellKnown) - Number(a.isWellKnown) || a.text.length - b.text.length,
    ),
  );
  return shortest.map(({ product }) => product);
}

/** At most eight products: those the household adds most often first, then the dictionary's. */
export async function suggestProducts(
  { db, viewer }: { db: Db; viewer: Viewer },
  prefix: string,
): Promise<Product[]> {
  const start = canonicalProduct(prefix.slice(0, 100));
  // Signs without a letter name nothing; nothing at all asks for what is bought most often.
  if (start === '' && prefix.trim() !== '') return [];
  const like = escapeLike(start);
  const used = await db.$queryRaw<{ id: string; name: string; aisle: Aisle | null }[]>(Prisma.sql`
    SELECT u."product" AS "id", u."name", a."aisle"
    FROM "ProductUse" u LEFT JOIN "ProductAisle" a USING ("householdId", "product")
    WHERE u."householdId" = ${viewer.householdId}::uuid
      AND (u."product" LIKE ${`${like}%`} OR u."product" LIKE ${`% ${like}%`})
    ORDER BY u."uses" DESC, u."lastUsedAt" DESC, u."product"
    LIMIT ${most}`);
  const own = used.map(({ id, name, aisle }) => ({ id, name, aisle: aisle ?? aisleOf(name) }));
  const products = new Map<string, Product>();
  for (const product of [...own, ...(start === '' ? [] : fromDictionary(start))]) {
    if (!products.has(product.id)) products.set(product.id, product);
  }
  return [...products.values()].slice(0, most);
}
