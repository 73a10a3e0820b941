import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

const clock = createManualClock('2026-11-21T12:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const addLine = `mutation ($input: AddShoppingItemInput!) { addShoppingItem(input: $input) { __typename } }`;
const tick = `mutation ($ids: [ID!]!, $checked: Boolean!) {
  setShoppingItemsChecked(ids: $ids, checked: $checked) { __typename }
}`;
const list = '{ viewer { household { kitchen { shoppingItems { id checked } } } } }';

/** Adds the lines and ticks them; returns their ids. */
async function bought(owner: Person, lines: string[], checked = true): Promise<string[]> {
  const ids = lines.map(() => randomUUID());
  for (const [n, line] of lines.entries()) {
    await owner.send(addLine, { input: { id: ids[n], line } });
  }
  if (checked) await owner.send(tick, { ids, checked });
  return ids;
}

async function putAway(owner: Person, ids: string[]): Promise<Json> {
  const { data, errors } = await owner.send(inventory.putAway, { ids });
  expect(errors).toEqual([]);
  return at(data, 'putAwayShoppingItems') ?? null;
}

const fridge = async (owner: Person) =>
  at((await owner.send(inventory.list)).data, 'viewer.household.kitchen.inventoryItems');
const shopping = async (owner: Person) =>
  at((await owner.send(list)).data, 'viewer.household.kitchen.shoppingItems');

describe('putting the shopping away', () => {
  it('adds nothing for a line that named no amount where another did', async () => {
    const owner = await server.subscriber();
    const ids = await bought(owner, ['œufs', '3 œufs', 'farine', '500 g de farine', 'miel']);
    await putAway(owner, ids);
    const stored = (await fridge(owner)) as { name: string; quantity: number; unit: string }[];
    expect(stored.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`).sort()).toEqual([
      '1 UNIT miel',
      '3 UNIT œufs',
      '500 G farine',
    ]);
    expect(await shopping(owner)).toEqual([]);
  });

  it('is taken back whole: the lines as they were, and nothing in the fridge, but for what was eaten since', async () => {
    const owner = await server.subscriber();
    const ids = await bought(owner, ['3 œufs', '6 œufs', '500 g de farine', 'lessive']);
    const before = await shopping(owner);
    const takeBack = async () => {
      const { data, errors } = await owner.send(inventory.takeBackPutAway, { ids });
      expect(errors).toEqual([]);
      return at(data, 'takeBackPutAway');
    };
    await putAway(owner, ids);
    expect(await takeBack()).toMatchObject({
      boughtItems: [],
      deletedInventoryItemIds: [ids[0], ids[2]],
    });
    expect(await fridge(owner)).toEqual([]);
    expect(await shopping(owner)).toEqual(before);
    expect(await takeBack()).toMatchObject({ shoppingItems: [], deletedInventoryItemIds: [] });

    await putAway(owner, ids);
    await server.app.services.db.inventoryItem.update({
      where: { id: ids[0] },
      data: { quantity: 8 },
    });
    expect(await takeBack()).toMatchObject({ deletedInventoryItemIds: [ids[2]] });
    expect(await fridge(owner)).toMatchObject([{ id: ids[0], quantity: 8 }]);
    expect((await shopping(owner)) as { id: string }[]).toHaveLength(2);

    const stranger = await server.subscriber();
    const { data } = await stranger.send(inventory.takeBackPutAway, { ids });
    expect(at(data, 'takeBackPutAway')).toMatchObject({ code: 'NOT_FOUND', field: 'ids' });
  });

  it('stores the bottle of which a recipe takes spoons, once, and what was weighed alone', async () => {
    const owner = await server.subscriber();
    const lines = ['8 càs d’huile', '3 càc d’huile', '1 pincée de sel', '200 g de farine'];
    await putAway(owner, await bought(owner, [...lines, '2 càs de farine']));
    const stored = (await fridge(owner)) as { name: string; quantity: number; unit: string }[];
    expect(stored.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`).sort()).toEqual([
      '1 UNIT huile',
      '1 UNIT sel',
      '200 G farine',
    ]);
  });

  it('keeps what is no food out of the fridge, and off the list', async () => {
    const owner = await server.subscriber();
    const ids = await bought(owner, ['papier toilette', 'miel', 'lessive']);
    const answer = await putAway(owner, ids);
    expect(at(answer, 'deletedShoppingItemIds')).toHaveLength(3);
    expect(at(answer, 'inventoryItems')).toMatchObject([{ name: 'miel' }]);
    expect(await fridge(owner)).toMatchObject([{ name: 'miel' }]);
    expect(await shopping(owner)).toEqual([]);
    expect(at(await putAway(owner, ids), 'inventoryItems')).toMatchObject([{ name: 'miel' }]);
  });

  it('turns 1,5 kg into 1500 g, with the usual category and expiry', async () => {
    const owner = await server.subscriber();
    const ids = await bought(owner, ['1,5 kg de pommes', '1 l de lait', '½ citron', '2 kg de riz']);
    const answer = await putAway(owner, ids);
    expect(answer).toMatchObject({
      __typename: 'PutAwayShoppingItemsPayload',
      inventoryItems: [
        {
          id: ids[0],
          name: 'pommes',
          quantity: 1500,
          unit: 'G',
          category: 'PRODUCE',
          expirationDate: '2027-01-20',
        },
        {
          id: ids[1],
          name: 'lait',
          quantity: 1,
          unit: 'L',
          category: 'DAIRY',
          expirationDate: '2026-11-28',
        },
        { id: ids[2], name: 'citron', quantity: 1, unit: 'UNIT', category: 'PRODUCE' },
        {
          id: ids[3],
          name: 'riz',
          quantity: 2,
          unit: 'KG',
          category: 'PANTRY',
          expirationDate: null,
        },
      ],
    });
    expect(at(answer, 'deletedShoppingItemIds')).toEqual(ids);
    expect(await shopping(owner)).toEqual([]);
    expect(await fridge(owner)).toHaveLength(4);
  });

  it('adds up the lines of one product, and never a mass with a count', async () => {
    const owner = await server.subscriber();
    const ids = await bought(owner, ['200 g de farine', '0,3 kg de farine', '1 paquet de farine']);
    const items = at(await putAway(owner, ids), 'inventoryItems');
    expect(items).toMatchObject([{ id: ids[0], quantity: 500, unit: 'G' }, { id: ids[2] }]);
  });

  it('adds up what is poured, and never with what is weighed', async () => {
    const owner = await server.subscriber();
    const ids = await bought(owner, ['20 cl de crème', '200 g de crème', '0,3 l de crème']);
    expect(at(await putAway(owner, ids), 'inventoryItems')).toMatchObject([
      { id: ids[0], quantity: 500, unit: 'ML' },
      { id: ids[1], quantity: 200, unit: 'G' },
    ]);
    expect(await fridge(owner)).toHaveLength(2);
  });

  it('leaves unticked lines and other households’ where they are', async () => {
    const owner = await server.subscriber();
    const other = await server.subscriber();
    const [own] = await bought(owner, ['2 oignons']);
    const [unticked] = await bought(owner, ['1 chou'], false);
    const [foreign] = await bought(other, ['3 kiwis']);
    const ids = [own, unticked, foreign, 'not-an-id'].map(String);
    expect(await putAway(owner, ids)).toMatchObject({ deletedShoppingItemIds: [own] });
    expect(await shopping(owner)).toEqual([{ id: unticked, checked: false }]);
    expect(await shopping(other)).toEqual([{ id: foreign, checked: true }]);
  });

  it('is NOT_FOUND where every id is somebody else’s or nobody’s', async () => {
    const owner = await server.subscriber();
    const other = await server.subscriber();
    const foreign = await bought(other, ['3 kiwis']);
    for (const ids of [foreign, [randomUUID()], ['not-an-id']]) {
      expect(await putAway(owner, ids)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await putAway(owner, [])).toMatchObject({ code: 'REQUIRED', field: 'ids' });
    expect(await fridge(owner)).toEqual([]);
    expect(await shopping(other)).toHaveLength(1);
  });

  it('does it once, however often it is asked, also twice at once', async () => {
    const owner = await server.subscriber();
    const ids = await bought(owner, ['1,5 kg de pommes', '2 kiwis']);
    const answers = await Promise.all([putAway(owner, ids), putAway(owner, ids)]);
    for (const answer of [...answers, await putAway(owner, ids)]) {
      expect(answer).toMatchObject({ __typename: 'PutAwayShoppingItemsPayload' });
    }
    expect(await fridge(owner)).toHaveLength(2);
  });

  it('takes the lines of a recipe that left the list because it was complete', async () => {
    const owner = await server.subscriber();
    const recipeId = await owner.generateRecipe();
    const addRecipe = `mutation ($recipeId: ID!) { addRecipeToShoppingList(recipeId: $recipeId) {
      ... on AddRecipeToShoppingListPayload { shoppingItems { id } } } }`;
    const { data } = await owner.send(addRecipe, { recipeId });
    const items = at(data, 'addRecipeToShoppingList.shoppingItems');
    const ids = (Array.isArray(items) ? items : []).map((each) => String(at(each, 'id')));
    await owner.send(tick, { ids, checked: true });
    expect(await shopping(owner)).toEqual([]);
    expect(at(await putAway(owner, ids), 'deletedShoppingItemIds')).toHaveLength(ids.length);
    const stocked = await fridge(owner);
    expect(Array.isArray(stocked) && stocked.length).toBeGreaterThan(0);
  });

  it('cannot reach another household’s item through a line with its id', async () => {
    const owner = await server.subscriber();
    const other = await server.subscriber();
    const id = randomUUID();
    await other.send(inventory.add, { input: { id, name: 'Caviar' } });
    await owner.send(addLine, { input: { id, line: '1 citron' } });
    await owner.send(tick, { ids: [id], checked: true });
    expect(at(await putAway(owner, [id]), 'inventoryItems')).toEqual([]);
    expect(await fridge(other)).toMatchObject([{ id, name: 'Caviar' }]);
    expect(await fridge(owner)).toEqual([]);
  });

  it.each([10, 2_000])('takes at most three statements: %i lines', async (rows) => {
    const owner = await server.subscriber();
    const { db } = server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
    const ids = Array.from({ length: rows }, () => randomUUID());
    await db.shoppingItem.createMany({
      data: ids.map((id, n) => ({
        id,
        householdId,
        name: `article ${n}`,
        product: `article ${n}`,
        aisle: 'OTHER',
        checked: true,
      })),
    });
    for (const _ of ['first', 'repeat']) {
      server.takeStatements();
      expect(await putAway(owner, ids)).toMatchObject({
        __typename: 'PutAwayShoppingItemsPayload',
      });
      // The embedded database's driver tells of the transaction's end in a comment.
      const sent = server.takeStatements().filter((sql) => !sql.startsWith('-- Implicit'));
      expect(sent.length - 1).toBeLessThanOrEqual(3);
    }
  });
});
