import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import type { Person } from '../../../testkit/person.js';
import { seedRecipe } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let stranger: Person;
let recipeId: string;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  stranger = await server.subscriber();
});
afterAll(() => server.close());

interface Item {
  id: string;
  name: string;
  quantity: number;
  unit: string;
}
let eggs: Item;
let flour: Item;

async function stock(name: string, quantity: number, unit: string): Promise<Item> {
  const item = { id: randomUUID(), name, quantity, unit };
  await person.send(inventory.add, { input: item });
  return item;
}

/** The fridge, by name: what is put in at one moment stands in any order. */
async function read(by = person): Promise<Json[]> {
  const items = at((await by.send(inventory.list)).data, 'viewer.household.kitchen.inventoryItems');
  if (!Array.isArray(items)) throw new Error('There is no fridge.');
  return items.sort((a, b) => String(at(a, 'name')).localeCompare(String(at(b, 'name'))));
}
const use = async (variables: Record<string, unknown>, by = person): Promise<Json> => {
  const { data, errors } = await by.send(inventory.use, { recipeId, ...variables });
  expect(errors).toEqual([]);
  return at(data, 'viewer.household.kitchen.inventoryUse') ?? null;
};
async function call(name: 'take' | 'putBack', items: readonly object[], by = person) {
  const { data, errors } = await by.send(inventory[name], { items });
  expect(errors).toEqual([]);
  return at(data, name === 'take' ? 'takeFromInventory' : 'putBackInventoryItems') ?? null;
}
const seen = ({ id, quantity, unit }: Item) => ({ id, quantity, unit });

beforeEach(async () => {
  person = await server.subscriber();
  recipeId = await seedRecipe(server, person, ['2 œufs', '250 g de farine', 'sel']);
  eggs = await stock('Œufs', 2, 'UNIT');
  flour = await stock('Farine', 1, 'KG');
});

describe('what a recipe takes from the fridge', () => {
  it('says each amount, and what is left, for so many', async () => {
    await stock('Sel', 1, 'KG');
    const { servings } = await server.app.services.db.recipe.findUniqueOrThrow({
      where: { id: recipeId },
    });
    expect(await use({})).toEqual({
      takings: [
        {
          item: flour,
          taken: { quantity: 250, unit: 'G' },
          left: { quantity: 750, unit: 'G' },
          keptFor: null,
        },
        { item: eggs, taken: { quantity: 2, unit: 'UNIT' }, left: null, keptFor: null },
      ],
      uncounted: [{ name: 'Sel' }],
    });
    expect(await use({ servings: servings * 2 })).toMatchObject({
      takings: [
        { item: { name: 'Farine' }, taken: { quantity: 500, unit: 'G' } },
        { item: { name: 'Œufs' }, taken: { quantity: 2 }, left: null },
      ],
    });
  });

  it('says of which another meal to come has need, and of which there is enough for both', async () => {
    const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const omelette = await seedRecipe(server, person, ['1 œuf', '200 g de farine']);
    const { title } = await server.app.services.db.recipe.findUniqueOrThrow({
      where: { id: omelette },
    });
    const input = { recipeId: omelette, date, time: '19:00', mealType: 'MAIN', servings: 4 };
    await person.send(
      'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }',
      { input },
    );
    expect(await use({})).toMatchObject({
      takings: [
        { item: { name: 'Farine' }, keptFor: null },
        { item: { name: 'Œufs' }, keptFor: { recipeTitle: title, date } },
      ],
    });
    // Whichever of two lots it takes, there is enough for both.
    await stock('Œufs', 1, 'UNIT');
    const takings = at(await use({}), 'takings') as Json[];
    expect(takings.map((taking) => at(taking, 'keptFor'))).toEqual(takings.map(() => null));
    // The meal itself takes what is its own.
    expect(await use({ recipeId: omelette })).toMatchObject({
      takings: [{ keptFor: null }, { keptFor: null }],
    });
  });

  it('is nothing for a stranger, a recipe that is none, or so many that nobody cooks for them', async () => {
    expect(await use({}, stranger)).toBeNull();
    for (const none of [randomUUID(), 'not-an-id', ''])
      expect(await use({ recipeId: none })).toBeNull();
    for (const servings of [0, -1, 51]) expect(await use({ servings })).toBeNull();
  });
});

describe('taking it out', () => {
  const takeBoth = () => call('take', [seen(eggs), { ...seen(flour), left: 750, leftUnit: 'G' }]);

  it('changes all in one step, and says what changed', async () => {
    expect(await takeBoth()).toMatchObject({
      __typename: 'TakeFromInventoryPayload',
      inventoryItems: [{ id: flour.id, quantity: 750, unit: 'G' }],
      deletedInventoryItemIds: [eggs.id],
      viewer: { dashboard: { expiringSoon: { count: 0 } } },
    });
    expect(await read()).toMatchObject([{ id: flour.id, quantity: 750, unit: 'G' }]);
  });

  it('takes nothing twice: sent again, or twice at once', async () => {
    await Promise.all([takeBoth(), takeBoth()]);
    expect(await takeBoth()).toMatchObject({
      inventoryItems: [{ id: flour.id, quantity: 750, unit: 'G' }],
      deletedInventoryItemIds: [],
    });
    expect(await read()).toMatchObject([{ id: flour.id, quantity: 750, unit: 'G' }]);
  });

  it('leaves an item alone that holds another amount than was said', async () => {
    await person.send(inventory.update, { id: eggs.id, input: { quantity: 6 } });
    const answer = await takeBoth();
    expect(answer).toMatchObject({ deletedInventoryItemIds: [] });
    expect(at(answer, 'inventoryItems')).toHaveLength(2);
    expect(await read()).toMatchObject([
      { id: flour.id, quantity: 750, unit: 'G' },
      { id: eggs.id, quantity: 6 },
    ]);
  });

  it.each([
    ['as much as there was', { left: 1 }],
    ['more than there was', { left: 2 }],
    ['more in a smaller unit', { left: 1001, leftUnit: 'G' }],
    ['another kind of measure', { left: 1, leftUnit: 'L' }],
  ])('refuses to leave %s', async (_name, left) => {
    expect(await call('take', [{ ...seen(flour), ...left }])).toMatchObject({
      __typename: 'InputRefusal',
      code: 'INVALID',
      field: 'items.0.left',
    });
    expect(await read()).toMatchObject([{ quantity: 1, unit: 'KG' }, { id: eggs.id }]);
  });

  it('refuses none, and more than a recipe has', async () => {
    expect(await call('take', [])).toMatchObject({ code: 'REQUIRED', field: 'items' });
    const many = Array.from({ length: 101 }, () => seen(eggs));
    expect(await call('take', many)).toMatchObject({ code: 'TOO_LONG', field: 'items' });
  });

  it('takes nothing of another household’s, and says so where there is nothing else', async () => {
    expect(await call('take', [seen(eggs)], stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await call('take', [{ ...seen(eggs), id: 'not-an-id' }])).toMatchObject({
      code: 'NOT_FOUND',
      field: 'items',
    });
    expect(await read()).toHaveLength(2);
  });
});

describe('putting it back', () => {
  it('makes the fridge what it was, its dates too, however often it is sent', async () => {
    const before = await read();
    await call('take', [seen(eggs), { ...seen(flour), left: 750, leftUnit: 'G' }]);
    const fields =
      'id name quantity unit expirationDate expirationEstimate category place createdAt'.split(' ');
    const items = before.map((item) =>
      Object.fromEntries(fields.map((field) => [field, at(item, field)])),
    );
    expect(await call('putBack', items)).toMatchObject({
      __typename: 'PutBackInventoryItemsPayload',
    });
    expect(await read()).toEqual(before);
    await call('putBack', items);
    expect(await read()).toEqual(before);
  });

  it('was never put in the fridge in days to come', async () => {
    const id = randomUUID();
    await call('putBack', [{ id, name: 'Lait', createdAt: '2999-01-01T00:00:00.000Z' }]);
    const item = await server.app.services.db.inventoryItem.findUniqueOrThrow({ where: { id } });
    expect(item.createdAt.getUTCFullYear()).toBeLessThan(2999);
  });

  it('leaves another household’s item alone', async () => {
    expect(await call('putBack', [{ id: eggs.id, name: 'Vol' }], stranger)).toMatchObject({
      code: 'NOT_FOUND',
      field: 'items',
    });
    expect(await read()).toMatchObject([{ name: 'Farine' }, { name: 'Œufs' }]);
    expect(await read(stranger)).toEqual([]);
  });
});
