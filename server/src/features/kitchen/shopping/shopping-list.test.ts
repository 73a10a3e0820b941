import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testkit/person.js';
import {
  addLine,
  ask,
  documents,
  householdOf,
  listOf,
  seedItems,
  seedRecipe,
} from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

let server: TestServer;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  stranger = await server.subscriber();
});
beforeEach(() => server.app.services.db.shoppingItem.deleteMany());
afterAll(() => server.close());

const names = async (): Promise<string[]> => (await listOf(person)).map(({ name }) => name);
const toBuy = () => ask(person, documents.list, {}, 'viewer.dashboard.itemsToBuy');

describe('adding by hand', () => {
  it.each([
    [{ line: '2 kg de pommes de terre' }, 'pommes de terre', '2', 'KG', 'PRODUCE'],
    [{ line: 'une demi-douzaine d’œufs' }, 'œufs', '6', 'UNIT', 'DAIRY'],
    [{ line: '  savon ' }, 'savon', '1', 'UNIT', 'HOUSEHOLD'],
    [{ line: '2 kg de poires', name: ' ', quantity: null }, 'poires', '2', 'KG', 'PRODUCE'],
    [{ line: ' ', name: 'Farine' }, 'Farine', '1', 'UNIT', 'BAKING'],
    [{ line: 'lait 2 l' }, 'lait', '2', 'L', 'DAIRY'],
    [{ line: 'Lait entier 1,5 litre' }, 'Lait entier', '1,5', 'L', 'DAIRY'],
    [{ line: 'pommes x3' }, 'pommes', '3', 'UNIT', 'PRODUCE'],
    [{ line: 'vin rouge 2019' }, 'vin rouge 2019', '1', 'UNIT', 'DRINKS'],
    [{ name: ' Farine ' }, 'Farine', '1', 'UNIT', 'BAKING'],
    [{ name: 'Farine', quantity: ' ', unit: 'KG' }, 'Farine', '1', 'KG', 'BAKING'],
    [{ name: 'Lait', quantity: '1,5', unit: 'L' }, 'Lait', '1,5', 'L', 'DAIRY'],
  ])('%j', async (input, name, quantity, unit, aisle) => {
    const answer = await ask(person, documents.add, { input }, 'addShoppingItem');
    expect(answer).toMatchObject({
      shoppingItems: [
        { name, quantity, unit, aisle, checked: false, recipeId: null, recipeTitle: null },
      ],
      viewer: { id: person.id, dashboard: { itemsToBuy: 1 } },
    });
    expect(await names()).toEqual([name]);
  });

  it.each([
    [{ line: 'des œufs' }, false],
    [{ line: 'un œuf' }, true],
    [{ line: '3 œufs' }, true],
    [{ name: 'Farine' }, false],
    [{ name: 'Farine', quantity: '1' }, true],
    [{ name: 'Farine', unit: 'KG' }, true],
  ])('%j: whether an amount was said is %j', async (input, amountSaid) => {
    const { data } = await person.send(
      `mutation ($input: AddShoppingItemInput!) {
        addShoppingItem(input: $input) { ... on AddShoppingItemPayload { shoppingItems { amountSaid } } }
      }`,
      { input },
    );
    expect(data).toEqual({ addShoppingItem: { shoppingItems: [{ amountSaid }] } });
  });

  it('« des œufs » and « 3 œufs » are one product', async () => {
    for (const line of ['des œufs', '3 œufs']) await addLine(person, line);
    expect((await listOf(person)).map(({ product }) => product)).toEqual(['oeuf', 'oeuf']);
  });

  it.each([
    ['4 pavés (600 g) de truite', '4 pavés (600 g) de lieu'],
    ['1 bocal (350 g) pois chiches', '1 bocal (370 g) haricots rouges'],
    ['2 botte(s) radis', '2 botte(s) ciboulette'],
    ['1 tasse (250 ml) semoule', '1 tasse (250 ml) cassonade'],
    ['2 amandes (20 g) de beurre', '20 amandes'],
  ])('« %s » and « %s » are two products', async (...lines) => {
    for (const line of lines) await addLine(person, line);
    const products = (await listOf(person)).map(({ product }) => product);
    expect(new Set(products).size).toBe(2);
  });

  it('shows the newest first', async () => {
    for (const line of ['lait', 'pain', 'miel']) await addLine(person, line);
    expect(await names()).toEqual(['miel', 'pain', 'lait']);
  });

  it('adds once when the same id is sent again, one after the other or ten at once', async () => {
    const input = { id: randomUUID(), line: '1 citron' };
    const send = () => ask(person, documents.add, { input }, 'addShoppingItem');
    const first = await send();
    expect(first).toMatchObject({ shoppingItems: [{ id: input.id }] });
    expect(await send()).toEqual(first);
    for (const answer of await Promise.all(Array.from({ length: 10 }, send))) {
      expect(answer).toEqual(first);
    }
    expect(await names()).toEqual(['citron']);
  });

  it.each([
    [{}, 'REQUIRED', 'name'],
    [{ name: '' }, 'REQUIRED', 'name'],
    [{ name: '   ' }, 'REQUIRED', 'name'],
    [{ line: '\0 ' }, 'INVALID', 'line'],
    [{ line: 'x'.repeat(10_000) }, 'TOO_LONG', 'line'],
    [{ name: 'x'.repeat(201) }, 'TOO_LONG', 'name'],
    [{ name: 'Sel', quantity: 'x'.repeat(21) }, 'TOO_LONG', 'quantity'],
    [{ name: 'Sel', id: 'not-an-id' }, 'INVALID', 'id'],
    // Nothing that was said is left out without a word.
    [{ line: '2 kg de pommes', name: 'poires' }, 'INVALID', 'name'],
    [{ line: 'lait', quantity: '3' }, 'INVALID', 'quantity'],
    [{ line: 'lait', unit: 'L' }, 'INVALID', 'unit'],
    [{ name: '\u202Eessort' }, 'INVALID', 'name'],
  ])('refuses %j', async (input, code, field) => {
    const answer = await ask(person, documents.add, { input }, 'addShoppingItem');
    expect(answer).toEqual({ __typename: 'InputRefusal', code, field });
    expect(await names()).toEqual([]);
  });

  it.each([
    '\'; DROP TABLE "ShoppingItem"; --',
    '<script>alert(1)</script>',
    '🥕🥕',
    '%_\\',
    '{"a":1}',
  ])('keeps %j literally', async (name) => {
    await ask(person, documents.add, { input: { name } }, 'addShoppingItem.shoppingItems.0.id');
    expect(await names()).toEqual([name]);
  });

  it('another household’s id is NOT_FOUND and its line stays', async () => {
    const id = await addLine(person, 'lait');
    const answer = await ask(
      stranger,
      documents.add,
      { input: { id, line: 'vol' } },
      'addShoppingItem',
    );
    expect(answer).toEqual({ __typename: 'NotFoundRefusal', code: 'NOT_FOUND', field: 'id' });
    expect(await names()).toEqual(['lait']);
    expect(await listOf(stranger)).toEqual([]);
  });
});

describe('deleting and undoing', () => {
  it('takes a line off and puts it back as it was', async () => {
    const [milk, bread] = [await addLine(person, 'lait'), await addLine(person, 'pain')];
    await ask(person, documents.check, { ids: [milk], checked: true }, 'setShoppingItemsChecked');
    expect(
      await ask(person, documents.remove, { ids: [milk, bread] }, 'deleteShoppingItems'),
    ).toMatchObject({ viewer: { dashboard: { itemsToBuy: 0 } } });
    expect(await names()).toEqual([]);
    const repeated = await ask(
      person,
      documents.remove,
      { ids: [milk] },
      'deleteShoppingItems.deletedShoppingItemIds',
    );
    expect(repeated).toEqual([]);
    for (const _ of ['first', 'second']) {
      expect(
        await ask(person, documents.restore, { ids: [milk, bread] }, 'restoreShoppingItems'),
      ).toMatchObject({
        shoppingItems: expect.arrayContaining([
          { id: milk, checked: true },
          { id: bread, checked: false },
        ]),
        viewer: { dashboard: { itemsToBuy: 1 } },
      });
      expect(await names()).toEqual(['pain', 'lait']);
    }
  });

  it('deletes every ticked line, and says which', async () => {
    const [milk, bread] = [await addLine(person, 'lait'), await addLine(person, 'pain')];
    await ask(person, documents.check, { ids: [milk], checked: true }, 'setShoppingItemsChecked');
    const answer = await ask(person, documents.removeChecked, {}, 'deleteCheckedShoppingItems');
    expect(answer).toEqual({
      deletedShoppingItemIds: [milk],
      viewer: { id: person.id, dashboard: { itemsToBuy: 1 } },
    });
    expect((await listOf(person)).map(({ id }) => id)).toEqual([bread]);
    expect(
      await ask(
        person,
        documents.removeChecked,
        {},
        'deleteCheckedShoppingItems.deletedShoppingItemIds',
      ),
    ).toEqual([]);
  });
});

describe('other households', () => {
  const calls = [
    ['setShoppingItemsChecked', documents.check, { checked: true }],
    ['deleteShoppingItems', documents.remove, {}],
    ['restoreShoppingItems', documents.restore, {}],
  ] as const;

  it.each(calls)('%s: ids of another household are NOT_FOUND', async (name, query, rest) => {
    const id = await addLine(person, 'lait');
    const before = await listOf(person);
    for (const ids of [[id], [randomUUID()], ['not-an-id'], ['']]) {
      expect(await ask(stranger, query, { ids, ...rest }, name)).toEqual({
        __typename: 'NotFoundRefusal',
        code: 'NOT_FOUND',
        field: 'ids',
      });
    }
    expect(await listOf(person)).toEqual(before);
  });

  it.each(calls)('%s: an empty list is refused', async (name, query, rest) => {
    expect(await ask(person, query, { ids: [], ...rest }, name)).toMatchObject({
      code: 'REQUIRED',
      field: 'ids',
    });
  });

  it('of own and foreign ids mixed, only own lines change', async () => {
    const [own, foreign] = [await addLine(person, 'lait'), await addLine(stranger, 'pain')];
    const ids = [foreign, own];
    expect(
      await ask(
        person,
        documents.check,
        { ids, checked: true },
        'setShoppingItemsChecked.shoppingItems',
      ),
    ).toEqual([{ id: own, checked: true }]);
    expect(
      await ask(person, documents.remove, { ids }, 'deleteShoppingItems.deletedShoppingItemIds'),
    ).toEqual([own]);
    expect(await listOf(stranger)).toMatchObject([{ id: foreign, checked: false }]);
    await ask(stranger, documents.remove, { ids: [foreign] }, 'deleteShoppingItems');
    expect(
      await ask(person, documents.restore, { ids }, 'restoreShoppingItems.shoppingItems'),
    ).toEqual([{ id: own, checked: true }]);
    expect(await listOf(stranger)).toEqual([]);
  });
});

it('two members of a household see one list', async () => {
  const partner = await server.subscriber();
  const householdId = await householdOf(server, person);
  await server.app.services.db.user.update({ where: { id: partner.id }, data: { householdId } });
  const id = await addLine(partner, 'lait');
  expect(await names()).toEqual(['lait']);
  await ask(person, documents.check, { ids: [id], checked: true }, 'setShoppingItemsChecked');
  expect(await listOf(partner)).toMatchObject([{ id, checked: true }]);
  expect(await toBuy()).toBe(0);
});

describe('SQL statements, after the session’s one', () => {
  // As many as a household may keep, but for those that the test adds.
  it.each([10, 2_900])('do not grow with the rows: %i lines', async (rows) => {
    const reader = await server.subscriber();
    const recipeId = await seedRecipe(server, reader, ['1 citron', '2 kg de riz']);
    await seedItems(server, reader, rows);
    const count = async (query: string, variables?: Record<string, unknown>) => {
      server.takeStatements();
      const { errors } = await reader.send(query, variables);
      expect(errors).toEqual([]);
      return server.takeStatements().length - 1;
    };
    const lines =
      '{ viewer { household { kitchen { shoppingItems { id name checked aisle } } } } }';
    expect(await count(lines)).toBe(1);
    expect(await count(documents.suggest, { prefix: 'pom' })).toBe(1);
    expect(await count(documents.aisles)).toBe(1);
    const items = await listOf(reader);
    expect(items).toHaveLength(rows);
    const ids = items.map(({ id }) => id);
    const mutations: [string, Record<string, unknown>][] = [
      [documents.add, { input: { line: '1 citron' } }],
      [documents.addRecipe, { recipeId, missingOnly: true }],
      [documents.check, { ids, checked: true }],
      [documents.check, { ids, checked: false }],
      [documents.remove, { ids }],
      [documents.restore, { ids }],
      [documents.removeChecked, {}],
      [documents.setAisle, { product: 'article 1', aisle: 'DRINKS' }],
      [documents.moveAisle, { aisle: 'DRINKS', position: 0 }],
      [documents.addWeek, { from: '2026-11-16', to: '2026-11-22' }],
    ];
    for (const [query, variables] of mutations) {
      const statements = await count(query, variables);
      expect({ query, tooMany: statements > 5 }).toEqual({ query, tooMany: false });
    }
  });
});
