import { randomUUID } from 'node:crypto';
import { DeleteShoppingItemsDocument } from '../../entities/shopping/delete-shopping-items.generated';
import { RestoreShoppingItemsDocument } from '../../entities/shopping/restore-shopping-items.generated';
import { expectDeletedItems } from '../../entities/shopping/use-delete-items';
import { expectRestoredItems } from '../../entities/shopping/use-restore-items';
import { AddShoppingItemDocument } from '../../features/shopping/add-shopping-item.generated';
import { DeleteCheckedShoppingItemsDocument } from '../../features/shopping/delete-checked-shopping-items.generated';
import { MoveAisleDocument } from '../../features/shopping/move-aisle.generated';
import { SetProductAisleDocument } from '../../features/shopping/set-product-aisle.generated';
import { SetShoppingItemsCheckedDocument } from '../../features/shopping/set-shopping-items-checked.generated';
import { SetShoppingItemsToCheckDocument } from '../../features/shopping/set-shopping-items-to-check.generated';
import { SetStapleDocument } from '../../features/shopping/set-staple.generated';
import { UndoTickDocument } from '../../features/shopping/undo-tick.generated';
import { expectAddedItem } from '../../features/shopping/use-add-item';
import { expectCheckedItems } from '../../features/shopping/use-check-items';
import { expectDeletedCheckedItems } from '../../features/shopping/use-delete-checked-items';
import { expectMovedAisle } from '../../features/shopping/use-move-aisle';
import { expectProductAisle } from '../../features/shopping/use-set-product-aisle';
import { expectStaple } from '../../features/shopping/use-set-staple';
import { expectItemsToCheck } from '../../features/shopping/use-set-to-check';
import { expectUndoneTick } from '../../features/shopping/use-undo-tick';
import { bySight, press, someOf, type Look, type Press } from './press';
import type { Seen } from './seen-kitchen';

/** How a line reads is the server’s to say. */
const withoutWords =
  (id: string) =>
  (seen: Seen): Seen => ({
    ...seen,
    list: seen.list.map((row) =>
      row.id === id
        ? {
            ...row,
            name: '',
            product: '',
            quantity: '',
            unit: 'UNIT',
            amountSaid: false,
            aisle: 'OTHER',
            packaging: null,
            createdAt: '',
          }
        : row,
    ),
  });

/** How something is sold in another aisle is, too. */
const withoutPackaging = (seen: Seen): Seen => ({
  ...seen,
  list: seen.list.map((row) => ({ ...row, packaging: null })),
});

/** And how a staple is written, and among which it stands. */
const inAnyOrder = (seen: Seen): Seen => ({
  ...seen,
  staples: seen.staples.map((name) => name.toLowerCase()).toSorted(),
});

function anyTime({ seen, random }: Look): Press[] {
  const id = randomUUID();
  const names = ['lait', 'cerfeuil', 'pain', ...bySight(seen.list).map(({ name }) => name)];
  const name = random.pick(names);
  const line = { id, line: random.pick([name, `2 kg de ${name}`, `${name} x 3`]) };
  const parts = { id, name, quantity: '250', unit: 'G' as const };
  const input = random.chance(0.5) ? line : parts;
  const added = press('add', AddShoppingItemDocument, { input }, expectAddedItem, withoutWords(id));
  const move = { aisle: random.pick(seen.aisles), position: random.int(seen.aisles.length) };
  const isStaple = random.chance(0.5);
  const word = random.pick(
    isStaple ? ['câpres', 'Sel', 'miel', 'farine'] : [...seen.staples, 'sel'],
  );
  const said = { name: word, isStaple };
  return [
    added,
    press('move aisle', MoveAisleDocument, move, expectMovedAisle),
    press('staple', SetStapleDocument, said, expectStaple, inAnyOrder),
  ];
}

/** What a person could press next of the list, one of each kind that there is something for. */
export function listPresses(look: Look): Press[] {
  const { seen, random } = look;
  const { deleted, tick } = look.past;
  const list = bySight(seen.list);
  const changeId = randomUUID();
  const presses = anyTime(look);
  if (list.length > 0) {
    const checked = random.chance(0.7);
    const ticks = { ids: someOf(random, list, 12), checked, changeId };
    const gone = { ids: someOf(random, list, 3) };
    const toCheck = { ids: someOf(random, list, 3), toCheck: random.chance(0.5) };
    const { product } = random.pick(list);
    const found = { product, aisle: random.pick(seen.aisles) };
    presses.push(
      press('tick', SetShoppingItemsCheckedDocument, ticks, expectCheckedItems),
      press('delete lines', DeleteShoppingItemsDocument, gone, expectDeletedItems),
      press('check', SetShoppingItemsToCheckDocument, toCheck, expectItemsToCheck),
      press('find elsewhere', SetProductAisleDocument, found, expectProductAisle, withoutPackaging),
    );
  }
  if (list.some(({ checked }) => checked)) {
    const ticked = DeleteCheckedShoppingItemsDocument;
    presses.push(press('delete ticked lines', ticked, {}, expectDeletedCheckedItems));
  }
  if (deleted.length > 0) {
    const back = { ids: random.shuffle(deleted).slice(0, 3) };
    presses.push(press('restore', RestoreShoppingItemsDocument, back, expectRestoredItems));
  }
  if (tick) presses.push(press('undo', UndoTickDocument, { ...tick, changeId }, expectUndoneTick));
  return presses;
}
