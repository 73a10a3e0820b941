import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

/** Saturday in Switzerland, though still Friday in UTC. */
const clock = createManualClock('2026-11-20T23:30:00Z');
const today = '2026-11-21';

let server: TestServer;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer({ clock });
  person = await server.subscriber();
  stranger = await server.subscriber();
});
afterAll(() => server.close());

async function add(input: Record<string, unknown>, by = person): Promise<Json> {
  const { data, errors } = await by.send(inventory.add, { input });
  expect(errors).toEqual([]);
  return at(data, 'addInventoryItem') ?? null;
}

async function added(input: Record<string, unknown>, by = person): Promise<string> {
  const id = at(await add(input, by), 'inventoryItems.0.id');
  if (typeof id !== 'string') throw new Error('It was not added.');
  return id;
}

async function fridge(by = person): Promise<Json> {
  const { data } = await by.send(inventory.list);
  return at(data, 'viewer.household.kitchen.inventoryItems') ?? null;
}

/** The item as its owner reads it. */
async function item(id: string, by = person): Promise<unknown> {
  const items = await fridge(by);
  return Array.isArray(items) ? items.find((each) => at(each, 'id') === id) : undefined;
}

describe('adding', () => {
  it('needs a name alone: one unit, no date, category other', async () => {
    expect(await add({ name: '  Carottes râpées ' })).toMatchObject({
      __typename: 'AddInventoryItemPayload',
      inventoryItems: [
        {
          name: 'Carottes râpées',
          quantity: 1,
          unit: 'UNIT',
          expirationDate: null,
          category: 'OTHER',
          product: 'carotte',
          pictureKey: 'carrot',
        },
      ],
      viewer: { id: person.id },
    });
  });

  it('keeps what is said, and lists the newest first', async () => {
    const owner = await server.subscriber();
    const input = { quantity: 500, unit: 'G', expirationDate: '2026-12-01', category: 'DAIRY' };
    await added({ name: 'Beurre' }, owner);
    const id = await added({ id: randomUUID(), name: 'Fromage blanc', ...input }, owner);
    expect(await fridge(owner)).toMatchObject([
      { id, name: 'Fromage blanc', ...input },
      { name: 'Beurre' },
    ]);
  });

  it('is a no-op for an id that was added, even twice at once', async () => {
    const owner = await server.subscriber();
    const input = { id: randomUUID(), name: 'Lait' };
    const answers = await Promise.all([add(input, owner), add(input, owner)]);
    for (const answer of [...answers, await add(input, owner)]) {
      expect(answer).toMatchObject({ inventoryItems: [{ id: input.id, name: 'Lait' }] });
    }
    expect(await fridge(owner)).toHaveLength(1);
  });

  it('refuses another household’s id, and leaves its item alone', async () => {
    const id = await added({ name: 'Miel' });
    expect(await add({ id, name: 'Vol' }, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await item(id)).toMatchObject({ name: 'Miel' });
  });

  it.each([
    [{ name: '' }, 'REQUIRED', 'name'],
    [{ name: ' \t' }, 'REQUIRED', 'name'],
    [{ name: 'x'.repeat(201) }, 'TOO_LONG', 'name'],
    [{ name: 'x'.repeat(10_000) }, 'TOO_LONG', 'name'],
    [{ name: 'Lait', quantity: 0 }, 'OUT_OF_RANGE', 'quantity'],
    [{ name: 'Lait', quantity: -1 }, 'OUT_OF_RANGE', 'quantity'],
    [{ name: 'Lait', quantity: 1_000_000_000 }, 'OUT_OF_RANGE', 'quantity'],
    [{ name: 'Lait', expirationDate: '1999-12-31' }, 'INVALID', 'expirationDate'],
    [{ id: 'not-an-id', name: 'Lait' }, 'INVALID', 'id'],
  ])('refuses %o: %s on %s', async (input, code, field) => {
    expect(await add(input)).toMatchObject({ __typename: 'InputRefusal', code, field });
  });

  it.each([
    [{ name: 'Lait', quantity: 1.5 }, 'quantity'],
    [{ name: 'Lait', expirationDate: '2026-02-30' }, 'expirationDate'],
    [{ name: 'Lait', expirationDate: '25:00' }, 'expirationDate'],
    [{ name: 'Lait', category: 'FRUIT' }, 'category'],
  ])('cannot even read %o', async (input, field) => {
    const { data, errors } = await person.send(inventory.add, { input });
    expect(data).toBeNull();
    expect(errors[0]?.message).toContain(field);
  });

  it.each([
    `Lait"; DROP TABLE "InventoryItem"; --`,
    '🥑 avocat',
    'évil \u05DE\u05D4',
    '<script>alert(1)</script>',
    "l'œuf",
  ])('stores %s as it is written', async (name) => {
    const id = await added({ name });
    expect(await item(id)).toMatchObject({ name });
  });
});

describe('changing', () => {
  const update = async (id: string, input: Record<string, unknown>, by = person) => {
    const { data, errors } = await by.send(inventory.update, { id, input });
    expect(errors).toEqual([]);
    return at(data, 'updateInventoryItem') ?? null;
  };

  it('changes what is given, keeps the rest, and clears a date by null', async () => {
    const id = await added({ name: 'Lait', quantity: 2, expirationDate: '2026-12-01' });
    expect(await update(id, { quantity: 3 })).toMatchObject({
      inventoryItems: [{ id, name: 'Lait', quantity: 3, expirationDate: '2026-12-01' }],
    });
    expect(await update(id, { expirationDate: null, name: ' Lait entier ' })).toMatchObject({
      inventoryItems: [{ id, name: 'Lait entier', quantity: 3, expirationDate: null }],
    });
    expect(await update(id, { unit: 'L', category: 'DRINKS' })).toMatchObject({
      inventoryItems: [{ unit: 'L', category: 'DRINKS', quantity: 3 }],
    });
    expect(await update(id, {})).toMatchObject({ inventoryItems: [{ name: 'Lait entier' }] });
  });

  it.each([
    [{ name: ' ' }, 'REQUIRED', 'name'],
    [{ quantity: 0 }, 'OUT_OF_RANGE', 'quantity'],
    [{ quantity: -3 }, 'OUT_OF_RANGE', 'quantity'],
  ])('refuses %o: %s on %s', async (input, code, field) => {
    const id = await added({ name: 'Sel', quantity: 2 });
    expect(await update(id, input)).toMatchObject({ code, field });
    expect(await item(id)).toMatchObject({ name: 'Sel', quantity: 2 });
  });

  it('of another household’s item, or none, is NOT_FOUND and changes nothing', async () => {
    const id = await added({ name: 'Poivre' });
    for (const asked of [id, randomUUID(), 'not-an-id', '']) {
      expect(await update(asked, { name: 'Vol' }, stranger)).toMatchObject({ code: 'NOT_FOUND' });
      const { data } = await stranger.send(inventory.remove, { id: asked });
      expect(at(data, 'deleteInventoryItem.code')).toBe('NOT_FOUND');
    }
    expect(await item(id)).toMatchObject({ name: 'Poivre' });
  });
});

describe('deleting', () => {
  it('names what is gone; the id is free again, so that it can be undone', async () => {
    const input = { id: randomUUID(), name: 'Tofu' };
    await added(input);
    const { data } = await person.send(inventory.remove, { id: input.id });
    expect(at(data, 'deleteInventoryItem')).toMatchObject({ deletedInventoryItemIds: [input.id] });
    expect(await item(input.id)).toBeUndefined();
    expect(await add(input)).toMatchObject({ inventoryItems: [{ id: input.id, name: 'Tofu' }] });
  });
});

describe('what expires soon', () => {
  it('is what expires within three days or has expired, what can still be eaten first', async () => {
    const owner = await server.subscriber();
    const soon = async () => at((await owner.send(inventory.soon)).data, 'viewer.dashboard');
    expect(await soon()).toEqual({ expiringSoon: { count: 0, items: [] } });
    for (const [name, expirationDate] of [
      ['Sans date', null],
      ['Dans quatre jours', '2026-11-25'],
      ['Dans trois jours', '2026-11-24'],
      ['Aujourd’hui', today],
      ['Hier', '2026-11-20'],
      ['Demain', '2026-11-22'],
    ]) {
      await added({ name, expirationDate }, owner);
    }
    expect(await soon()).toEqual({
      expiringSoon: {
        count: 4,
        items: [
          { name: 'Demain', expirationDate: '2026-11-22' },
          { name: 'Dans trois jours', expirationDate: '2026-11-24' },
          { name: 'Hier', expirationDate: '2026-11-20' },
        ],
      },
    });
    expect(await add({ name: 'Crème', expirationDate: today }, owner)).toMatchObject({
      viewer: { dashboard: { expiringSoon: { count: 5 } } },
    });
  });

  it('is proposed from today in Switzerland, with its source', async () => {
    const { data } = await person.send(inventory.advice, { name: 'yaourts' });
    expect(at(data, 'viewer.household.kitchen.storageAdvice')).toMatchObject({
      category: 'DAIRY',
      days: 7,
      expirationDate: '2026-11-28',
      source: { name: expect.stringContaining('Electrolux') },
    });
  });
});

describe('a recipe', () => {
  it('names its ingredients by the same products as the fridge', async () => {
    const cook = await server.subscriber();
    const id = await cook.generateRecipe();
    const query = `query ($id: ID!) { viewer { recipe(id: $id) { ingredients ingredientProducts } } }`;
    const { data } = await cook.send(query, { id });
    const lines = at(data, 'viewer.recipe.ingredients');
    const products = at(data, 'viewer.recipe.ingredientProducts');
    expect(Array.isArray(products) && Array.isArray(lines) && products.length).toBe(
      Array.isArray(lines) && lines.length,
    );
  });
});

describe('SQL statements, after the session’s one', () => {
  // As many as a household may keep, but for those that the test adds.
  it.each([10, 2_900])('do not grow with the rows: %i items', async (rows) => {
    const owner = await server.subscriber();
    const { db } = server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
    await db.inventoryItem.createMany({
      data: Array.from({ length: rows }, (_, n) => ({
        householdId,
        name: `Article ${n}`,
        expirationDate: new Date(`2026-11-${10 + (n % 20)}`),
      })),
    });
    const id = await added({ name: 'Lait' }, owner);
    const count = async (query: string, variables?: Record<string, unknown>) => {
      server.takeStatements();
      const { errors } = await owner.send(query, variables);
      expect(errors).toEqual([]);
      return server.takeStatements().length - 1;
    };
    expect(await count(inventory.list)).toBe(1);
    expect(await count(inventory.soon)).toBe(1);
    expect(await count(inventory.advice, { name: 'lait' })).toBe(0);
    expect(await count(inventory.add, { input: { name: 'Lait' } })).toBeLessThanOrEqual(3);
    expect(await count(inventory.add, { input: { id, name: 'Lait' } })).toBeLessThanOrEqual(3);
    expect(await count(inventory.update, { id, input: { quantity: 2 } })).toBeLessThanOrEqual(3);
    expect(await count(inventory.remove, { id })).toBeLessThanOrEqual(3);
  });
});
