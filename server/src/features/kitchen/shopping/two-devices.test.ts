import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdLines } from '../../../testkit/hold-lines.js';
import type { Person } from '../../../testkit/person.js';
import { ask, documents, householdOf, listOf, seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let devices: readonly [Person, Person];
beforeAll(async () => {
  server = await startTestServer();
  const [one, other] = [await server.subscriber(), await server.subscriber()];
  const householdId = await householdOf(server, one);
  await server.app.services.db.user.update({ where: { id: other.id }, data: { householdId } });
  devices = [one, other];
});
beforeEach(async () => {
  await server.app.services.db.shoppingItem.deleteMany();
});
afterAll(() => server.close());

const lines = ['500 g de farine', '3 œufs', '1 pincée de sel'];

interface Line {
  id: string;
  recipeId: string | null;
  checked: boolean;
}

/** A list of two recipes, as it is before anybody ticks. */
async function freshList(): Promise<readonly Line[]> {
  await server.app.services.db.shoppingItem.deleteMany();
  for (const title of ['Un', 'Deux']) {
    const recipeId = await seedRecipe(server, devices[0], lines, title);
    await ask(devices[0], documents.addRecipe, { recipeId }, 'addRecipeToShoppingList');
  }
  return seenBy(devices[0]);
}

const seenBy = async (device: Person): Promise<Line[]> =>
  (await listOf(device)).map(({ id, recipeId, checked }) => ({ id, recipeId, checked }));

interface Tick {
  line: number;
  checked: boolean;
}

/** Ticks or unticks a line; returns the lines that this took off the list. */
async function send(
  device: Person,
  id: string,
  checked: boolean,
  changeId?: string,
): Promise<string[]> {
  const variables = { ids: [id], checked, changeId };
  const answer = await ask(device, documents.check, variables, 'setShoppingItemsChecked');
  return (answer as { deletedShoppingItemIds: string[] }).deletedShoppingItemIds;
}

/** The rule itself: a line that is off the list stays off, and a recipe that is all ticked goes. */
function apply(list: readonly Line[], id: string, checked: boolean): Line[] {
  const after = list.map((line) => (line.id === id ? { ...line, checked } : line));
  const recipeId = after.find((line) => line.id === id)?.recipeId;
  const own = after.filter((line) => line.recipeId === recipeId);
  return checked && own.every((line) => line.checked)
    ? after.filter((line) => line.recipeId !== recipeId)
    : after;
}

// Mostly ticks: of as many ticks as unticks, hardly a recipe would ever be complete.
const tick: fc.Arbitrary<Tick> = fc.record({
  line: fc.nat({ max: 5 }),
  checked: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
});

describe('ticks and unticks of two devices', () => {
  it('in turn, in any order: after each both show what the rule says, each line removed once', async () => {
    let completed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tick, device: fc.nat({ max: 1 }) }), { maxLength: 20 }),
        async (turns) => {
          let expected = await freshList();
          const start = expected;
          const removed: string[] = [];
          for (const { tick: said, device } of turns) {
            const id = start[said.line]?.id ?? '';
            const before = expected;
            expected = apply(before, id, said.checked);
            const left = before.filter((line) => !expected.some((other) => other.id === line.id));
            const answer = await send(devices[device === 0 ? 0 : 1], id, said.checked);
            expect(answer.toSorted()).toEqual(left.map((line) => line.id).toSorted());
            removed.push(...answer);
          }
          for (const device of devices) expect(await seenBy(device)).toEqual(expected);
          expect(new Set(removed).size).toBe(removed.length);
          completed += removed.length;
        },
      ),
      { numRuns: 25, seed: 25 },
    );
    // Some of the sequences were long enough to mean something.
    expect(completed).toBeGreaterThan(0);
  });

  it('at the same time: both end the same, each recipe is whole or gone, and gone once', async () => {
    const ticks = fc.array(tick, { minLength: 4, maxLength: 12 });
    let completed = 0;
    await fc.assert(
      fc.asyncProperty(ticks, ticks, async (...said) => {
        const start = await freshList();
        const idOf = ({ line }: Tick): string => start[line]?.id ?? '';
        const removed: string[] = [];
        // Each device waits for its own answers, and for nobody else's.
        await Promise.all(
          devices.map(async (device, at) => {
            for (const one of said[at] ?? [])
              removed.push(...(await send(device, idOf(one), one.checked)));
          }),
        );
        const [list, other] = [await seenBy(devices[0]), await seenBy(devices[1])];
        expect(other).toEqual(list);
        const listed = new Set(list.map(({ id }) => id));
        const gone = start.filter(({ id }) => !listed.has(id)).map(({ id }) => id);
        expect(removed.toSorted()).toEqual(gone.toSorted());
        for (const recipeId of new Set(start.map((line) => line.recipeId))) {
          const left = list.filter((line) => line.recipeId === recipeId);
          expect([0, lines.length]).toContain(left.length);
          expect(left.length > 0 && left.every(({ checked }) => checked)).toBe(false);
        }
        // A line that is there is as one of the two said last; one that nobody named is not ticked.
        for (const { id, checked } of list) {
          const last = said.flatMap(
            (own) => own.findLast((one) => idOf(one) === id)?.checked ?? [],
          );
          expect(last.length === 0 ? [false] : last).toContain(checked);
        }
        completed += gone.length;
      }),
      { numRuns: 25, seed: 25 },
    );
    expect(completed).toBeGreaterThan(0);
  });
});

it('an untick that is sent again, because its answer was lost, leaves what was ticked since', async () => {
  const [line] = await freshList();
  const id = line?.id ?? '';
  const isTicked = async () => (await seenBy(devices[0])).find((each) => each.id === id)?.checked;
  const changeId = randomUUID();
  await send(devices[0], id, true);
  await send(devices[0], id, false, changeId);
  expect(await isTicked()).toBe(false);
  await send(devices[1], id, true);
  const variables = { ids: [id], checked: false, changeId };
  const again = await ask(devices[0], documents.check, variables, 'setShoppingItemsChecked');
  expect(again).toMatchObject({
    shoppingItems: [{ id, checked: true }],
    deletedShoppingItemIds: [],
  });
  expect(await isTicked()).toBe(true);
  // An untick of its own is the last word.
  await send(devices[0], id, false, randomUUID());
  expect(await isTicked()).toBe(false);
});

it('a change’s id is the household’s own, and is a UUID', async () => {
  const [line] = await freshList();
  const id = line?.id ?? '';
  const stranger = await server.subscriber();
  const recipeId = await seedRecipe(server, stranger, lines);
  await ask(stranger, documents.addRecipe, { recipeId }, 'addRecipeToShoppingList');
  const [theirs] = await listOf(stranger);
  const changeId = randomUUID();
  await send(stranger, theirs?.id ?? '', true, changeId);
  await send(devices[0], id, true, changeId);
  expect((await seenBy(devices[0])).find((each) => each.id === id)?.checked).toBe(true);
  const variables = { ids: [id], checked: false, changeId: 'deux' };
  expect(
    await ask(devices[0], documents.check, variables, 'setShoppingItemsChecked'),
  ).toMatchObject({ code: 'INVALID', field: 'changeId' });
});

/** The embedded database has one connection, on which nothing races. `.ci/run` always has PostgreSQL. */
const racing = ['TEST_DATABASE_URL'].filter((name) => process.env[name] !== undefined);

it.each(racing)(
  'two phones that tick the last two lines in the same moment on %s: one of them sees both',
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const recipeId = await seedRecipe(server, devices[0], ['500 g de farine', '3 œufs']);
      await ask(devices[0], documents.addRecipe, { recipeId }, 'addRecipeToShoppingList');
      const ids = (await listOf(devices[0])).map(({ id }) => id);
      expect(ids).toHaveLength(2);
      // Both statements have begun, and read what they read at first, before either writes.
      const held = await holdLines(server, ids);
      const ticks = devices.map((device, nth) => send(device, ids[nth] ?? '', true));
      await expect.poll(held.waiting).toBe(2);
      await held.release();
      const removed = (await Promise.all(ticks)).flat();
      expect(removed.toSorted()).toEqual(ids.toSorted());
      for (const device of devices) expect(await listOf(device)).toEqual([]);
    }
  },
);
