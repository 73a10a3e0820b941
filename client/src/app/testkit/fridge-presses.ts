import { randomUUID } from 'node:crypto';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { itemInput } from '../../entities/inventory/item-input';
import { addDays } from '../../entities/planned-meal/calendar-day';
import { PutBackInventoryItemsDocument } from '../../features/cooking/put-back-inventory-items.generated';
import { TakeFromInventoryDocument } from '../../features/cooking/take-from-inventory.generated';
import { expectPutBack } from '../../features/cooking/use-put-back-items';
import { expectTaken } from '../../features/cooking/use-take-from-inventory';
import { AddInventoryItemDocument } from '../../features/inventory/add-inventory-item.generated';
import { DeleteInventoryItemDocument } from '../../features/inventory/delete-inventory-item.generated';
import { UpdateInventoryItemDocument } from '../../features/inventory/update-inventory-item.generated';
import { expectAddedInventoryItem } from '../../features/inventory/use-add-inventory-item';
import { expectDeletedInventoryItem } from '../../features/inventory/use-delete-inventory-item';
import { expectUpdatedInventoryItem } from '../../features/inventory/use-update-inventory-item';
import { bySight, press, type Look, type Press } from './press';
import { today, type Seen } from './seen-kitchen';

/** What a food is, and so for how long it keeps and how it is drawn, is the server’s to say, and when it was put in. */
const withoutFood =
  (id: string) =>
  (seen: Seen): Seen => ({
    ...seen,
    fridge: seen.fridge.map((item) =>
      item.id === id
        ? {
            ...item,
            product: '',
            pictureKey: null,
            freezerDays: null,
            thawedDays: null,
            createdAt: '',
          }
        : item,
    ),
  });

/** What a person could press next of the fridge, one of each kind that there is something for. */
export function fridgePresses({ seen, random, past }: Look): Press[] {
  const fridge = bySight(seen.fridge);
  const id = randomUUID();
  const until = () => {
    const expirationDate = random.chance(0.6) ? addDays(today, random.int(12) - 2) : null;
    return { expirationDate, expirationEstimate: null };
  };
  const name = random.pick(['Radis', 'Œufs', 'crème', 'Restes : gratin']);
  const amount = { quantity: 1 + random.int(900), unit: random.pick(['G', 'UNIT'] as const) };
  const place = random.pick(['FRIDGE', 'FREEZER', 'CUPBOARD'] as const);
  const input = { id, name, ...amount, category: 'PRODUCE' as const, place, ...until() };
  const put = { input };
  const presses = [
    press('put in', AddInventoryItemDocument, put, expectAddedInventoryItem, withoutFood(id)),
  ];
  if (fridge.length > 0) {
    const item = random.pick(fridge);
    const gone = { id: item.id };
    const more = { id: item.id, input: { quantity: 1 + random.int(900) } };
    const moved = { id: item.id, input: { place, ...until() } };
    const taken = taking({ fridge, random }, id);
    presses.push(
      press('take out', DeleteInventoryItemDocument, gone, expectDeletedInventoryItem),
      press('amount', UpdateInventoryItemDocument, more, expectUpdatedInventoryItem),
      press('keep elsewhere', UpdateInventoryItemDocument, moved, expectUpdatedInventoryItem),
      press('take', TakeFromInventoryDocument, taken, expectTaken, withoutFood(id)),
    );
  }
  if (past.taken) {
    const { items, leftoversId } = past.taken;
    const back = { items: items.map(itemInput), leftoversId };
    presses.push(press('put back', PutBackInventoryItemsDocument, back, expectPutBack));
  }
  return presses;
}

/** Of some items all or a part, and what is left of the dish, or nothing. */
function taking(
  { fridge, random }: { fridge: readonly FridgeItem[]; random: Look['random'] },
  leftoversId: string,
) {
  const chosen = random.shuffle(fridge).slice(0, 1 + random.int(3));
  const items = chosen.map(({ id, quantity, unit }) => {
    const isPart = quantity > 1 && random.chance(0.6);
    const left = isPart ? { left: 1 + random.int(quantity - 1), leftUnit: unit } : {};
    return { id, quantity, unit, ...left };
  });
  const name = 'Restes : soupe';
  const kept = { id: leftoversId, name, quantity: 2, expirationDate: addDays(today, 2) };
  const leftovers = random.chance(0.5) ? { ...kept, expirationEstimate: 'FRESH' as const } : null;
  return { items, recipeId: null, leftovers };
}
