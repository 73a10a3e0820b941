import { randomUUID } from 'node:crypto';
import type { ShoppingItem } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { addShoppingItems } from './add-shopping-items.js';
import type { AddShoppingItemInput } from './shopping-input.js';
import { listedItems } from './shopping-item.policy.js';

/**
 * Adds one line and counts its product as bought once more; the same id again returns what it made.
 * @throws NotFoundRefusal when the id is another household's, or was deleted since
 */
export async function addShoppingItem(
  { db, viewer }: { db: Db; viewer: Viewer },
  input: AddShoppingItemInput,
): Promise<ShoppingItem> {
  const id = input.id ?? randomUUID();
  const [added] = (await addShoppingItems({ db, viewer }, [{ ...input, id }])).items;
  if (added) return added;
  const known = await db.shoppingItem.findFirst({ where: { id, ...listedItems(viewer) } });
  if (!known) throw new NotFoundRefusal('id');
  return known;
}
