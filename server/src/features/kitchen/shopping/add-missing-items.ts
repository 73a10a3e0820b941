import { randomUUID } from 'node:crypto';
import { askedLine, type ShoppingLine } from '../../../diet/ingredients/shopping-line.js';
import type { ShoppingItem } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { addShoppingItems, type AskedItem, type ProductUses } from './add-shopping-items.js';
import { leaveOutOfLines } from './leave-out-fridge.js';

interface AddedItems {
  items: ShoppingItem[];
  /** Not on the list, but to be restored. */
  leftOut: ShoppingItem[];
  usesBefore: ProductUses[];
}

const partsOf = ({ name, quantity, unit, amountSaid }: ShoppingLine) =>
  amountSaid ? { name, quantity, unit } : { name };

/** Adds lines that were named for a recipe as `addShoppingItems` does, but only what the fridge lacks of them. */
export async function addMissingItems(
  scope: { db: Transaction; viewer: Viewer; clock: Clock },
  asked: readonly AskedItem[],
): Promise<AddedItems> {
  const { lines, leftOut } = await leaveOutOfLines(
    scope,
    asked.map((item) => ({ item, line: askedLine(item) })),
  );
  const leftOutAt = scope.clock.now();
  const { items, usesBefore } = await addShoppingItems(scope, [
    ...lines.map(({ item, line, toCheck }) => ({ ...item, ...partsOf(line), toCheck })),
    ...leftOut.map(({ item, line, isWhole }) => {
      return { ...item, ...partsOf(line), id: isWhole ? item.id : randomUUID(), leftOutAt };
    }),
  ]);
  return {
    items: items.filter((item) => !item.leftOut),
    leftOut: items.filter((item) => item.leftOut),
    usesBefore,
  };
}
