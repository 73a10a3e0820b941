import { randomUUID } from 'node:crypto';
import { checkLine } from '../../../diet/gate/gate.js';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import { staplesBeside } from '../../../diet/vocabulary/staples.js';
import type { ShoppingItem } from '../../../generated/prisma/client.js';
import { dayInZurich, type Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { dietOfHousehold } from '../../../recipe-writing/household-diet.js';
import { addShoppingItems } from './add-shopping-items.js';
import { listedItems } from './shopping-item.policy.js';

/**
 * Puts the household's staples on the list, to be checked, that are neither there nor at home: what one looks through
 * before shopping for a month. What a member does not eat is not among them.
 */
export async function addStockList({
  db,
  viewer,
  clock,
}: {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}): Promise<ShoppingItem[]> {
  const today = new Date(dayInZurich(clock.now()));
  const { members, staples, shoppingItems, inventoryItems } = await db.household.findUniqueOrThrow({
    where: { id: viewer.householdId },
    select: {
      members: { select: { preferences: true } },
      staples: { select: { product: true, name: true, isStaple: true } },
      shoppingItems: { where: listedItems(viewer), select: { product: true, name: true } },
      inventoryItems: {
        where: { OR: [{ expirationDate: null }, { expirationDate: { gt: today } }] },
        select: { name: true },
      },
    },
  });
  const rules = dietOfHousehold(members);
  const atHome = inventoryItems.map(({ name }) => ({ name, product: canonicalProduct(name) }));
  const toCheck = staplesBeside(staples, [...shoppingItems, ...atHome])
    .filter(({ name }) => checkLine(name, rules).length === 0)
    .map(({ name }) => ({ id: randomUUID(), name, toCheck: true }));
  if (toCheck.length === 0) return [];
  const { items } = await addShoppingItems({ db, viewer }, toCheck);
  return items;
}
