import type { ShoppingItem } from '../../../generated/prisma/client.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { listedItems } from './shopping-item.policy.js';

/**
 * Of lines that have just come to the list, how many of their products nothing else on it is to be bought of: by so
 * many has the number of articles grown that the dashboard and the list show. What is only to be checked is none.
 */
export async function countNewArticles(
  { db, viewer }: { db: Db; viewer: Viewer },
  added: readonly Pick<ShoppingItem, 'id' | 'product' | 'toCheck'>[],
): Promise<number> {
  const products = new Set(added.flatMap(({ product, toCheck }) => (toCheck ? [] : [product])));
  if (products.size === 0) return 0;
  const others = await db.shoppingItem.findMany({
    where: {
      ...listedItems(viewer),
      checked: false,
      toCheck: false,
      product: { in: [...products] },
      id: { notIn: added.map(({ id }) => id) },
    },
    select: { product: true },
    distinct: ['product'],
  });
  return products.size - others.length;
}
