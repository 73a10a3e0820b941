import { randomUUID } from 'node:crypto';
import { addMissingForMeals } from '../features/kitchen/shopping/add-meals-to-list.js';
import { addShoppingItems } from '../features/kitchen/shopping/add-shopping-items.js';
import { setItemsChecked } from '../features/kitchen/shopping/set-items-checked.js';
import type { ShoppingItem } from '../generated/prisma/client.js';
import type { Clock } from '../platform/clock.js';
import type { Transaction } from '../platform/database.js';
import type { Viewer } from '../platform/viewer.js';
import { typedLines } from './demo-kitchen.fr.js';

const rows = 40;
/** Of the meals ahead these are bought for: typed lines have room beside theirs. */
const mealsBoughtFor = 4;
const tickedTyped = 4;
/** A recipe whose lines are all ticked would leave the list. */
const tickedOfMeal = 2;

interface Scope {
  db: Transaction;
  clock: Clock;
}

/** Of each meal that is left with more a few lines. */
function someOfEachMeal(items: readonly ShoppingItem[]): ShoppingItem[] {
  const mealIds = [...new Set(items.map(({ plannedMealId }) => plannedMealId))];
  return mealIds.flatMap((mealId) => {
    const lines = items.filter(({ plannedMealId }) => plannedMealId === mealId);
    return lines.length > 2 * tickedOfMeal ? lines.slice(0, tickedOfMeal) : [];
  });
}

/**
 * Puts on the list what the fridge lacks for the next meals, and lines typed by both; some are ticked already.
 * @param mealIds as they will be eaten
 */
export async function writeList(
  { db, clock }: Scope,
  [one, other]: readonly [Viewer, Viewer],
  mealIds: readonly string[],
): Promise<void> {
  const next = mealIds.slice(0, mealsBoughtFor);
  const { shoppingItems } = await addMissingForMeals({ db, clock, viewer: one }, next);
  const ofMeals = shoppingItems.filter(({ toCheck }) => !toCheck);
  const lines = typedLines
    .slice(0, rows - ofMeals.length)
    .map((line) => ({ id: randomUUID(), line }));
  const half = Math.ceil(lines.length / 2);
  await addShoppingItems({ db, viewer: one }, lines.slice(0, half));
  await addShoppingItems({ db, viewer: other }, lines.slice(half));
  const ticked = [...lines.slice(0, tickedTyped), ...someOfEachMeal(ofMeals)];
  const ids = ticked.map(({ id }) => id);
  await setItemsChecked({ db, clock, viewer: one }, { ids, checked: true, changeId: null });
}
