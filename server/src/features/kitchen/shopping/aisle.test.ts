import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aisles } from '../../../diet/aisle.js';
import type { Person } from '../../../testkit/person.js';
import { addLine, ask, documents, listOf } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { orderedAisles } from './arrange-aisles.js';

let server: TestServer;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  stranger = await server.subscriber();
});
afterAll(() => server.close());

const setAisle = (who: Person, product: string, aisle: string) =>
  ask(who, documents.setAisle, { product, aisle }, 'setProductAisle');

describe('a corrected aisle', () => {
  it('moves the lines there are and those to come, for this household alone', async () => {
    const first = await addLine(person, '200 g de tofu');
    const second = await addLine(person, 'tofu');
    expect(await setAisle(person, 'tofu', 'DAIRY')).toMatchObject({
      shoppingItems: expect.arrayContaining([
        { id: first, aisle: 'DAIRY' },
        { id: second, aisle: 'DAIRY' },
      ]),
    });
    await addLine(person, '2 tofus');
    await addLine(stranger, 'tofu');
    const shown = await ask(person, documents.list, {}, 'viewer.household.kitchen.shoppingItems');
    expect(shown).toMatchObject([{ aisle: 'DAIRY' }, { aisle: 'DAIRY' }, { aisle: 'DAIRY' }]);
    expect(
      await ask(stranger, documents.list, {}, 'viewer.household.kitchen.shoppingItems'),
    ).toMatchObject([{ aisle: 'PRODUCE' }]);
  });

  it('is NOT_FOUND for what the household never had on its list', async () => {
    for (const product of ['licorne', "'; --", 'x'.repeat(200)]) {
      expect(await setAisle(person, product, 'DAIRY')).toEqual({
        __typename: 'NotFoundRefusal',
        code: 'NOT_FOUND',
        field: 'product',
      });
    }
    expect(await setAisle(person, 'x'.repeat(10_000), 'DAIRY')).toMatchObject({
      code: 'TOO_LONG',
      field: 'product',
    });
  });
});

describe('the order of the aisles', () => {
  const move = (aisle: string, position: number, who = person) =>
    ask(who, documents.moveAisle, { aisle, position }, 'moveAisle');

  it('is the usual one until the household moves an aisle', async () => {
    const newcomer = await server.subscriber();
    expect(await ask(newcomer, documents.aisles, {}, 'viewer.household.kitchen.aisles')).toEqual(
      aisles,
    );
    const moved = ['DRINKS', ...aisles.filter((aisle) => aisle !== 'DRINKS')];
    expect(await move('DRINKS', 0, newcomer)).toEqual({
      __typename: 'MoveAislePayload',
      viewer: { id: newcomer.id, household: { kitchen: { aisles: moved } } },
    });
    expect(await move('DRINKS', 0, newcomer)).toMatchObject({
      viewer: { household: { kitchen: { aisles: moved } } },
    });
    const last = [...moved.filter((aisle) => aisle !== 'DRINKS'), 'DRINKS'];
    expect(await move('DRINKS', 11, newcomer)).toMatchObject({
      viewer: { household: { kitchen: { aisles: last } } },
    });
    const [first, second, ...rest] = last.filter((aisle) => aisle !== 'OTHER');
    expect(await move('OTHER', 2, newcomer)).toMatchObject({
      viewer: { household: { kitchen: { aisles: [first, second, 'OTHER', ...rest] } } },
    });
  });

  it('keeps every aisle when two are moved at once', async () => {
    await Promise.all([move('FISH', 0), move('FROZEN', 0)]);
    const order = (await ask(
      person,
      documents.aisles,
      {},
      'viewer.household.kitchen.aisles',
    )) as string[];
    expect(order.toSorted()).toEqual([...aisles].toSorted());
    expect(order.slice(0, 2).toSorted()).toEqual(['FISH', 'FROZEN']);
  });

  it.each([-1, 12, 1_000_000_000])('position %i is out of range', async (position) => {
    expect(await move('FISH', position)).toMatchObject({
      code: 'OUT_OF_RANGE',
      field: 'position',
    });
  });

  it('forgets aisles that are no more, and adds those that are new', () => {
    expect(orderedAisles(['CELLAR', 'FISH'])).toEqual([
      'FISH',
      ...aisles.filter((aisle) => aisle !== 'FISH'),
    ]);
  });
});

describe('suggestions', () => {
  const suggest = async (prefix: string, who: Person) =>
    (
      (await ask(
        who,
        documents.suggest,
        { prefix },
        'viewer.household.kitchen.productSuggestions',
      )) as {
        name: string;
      }[]
    ).map(({ name }) => name);

  it('are the dictionary’s until the household has habits, then its own first', async () => {
    const newcomer = await server.subscriber();
    expect(await suggest('', newcomer)).toEqual([]);
    const usual = await suggest('pom', newcomer);
    expect(usual.length).toBeLessThanOrEqual(8);
    expect(usual.slice(0, 2)).toEqual(['pomme', 'pomme de terre']);
    await addLine(newcomer, '2 pommes Gala');
    await addLine(newcomer, '1 kg de pommes de terre');
    await addLine(newcomer, '2 kg de pommes de terre');
    expect((await suggest('POM', newcomer)).slice(0, 2)).toEqual([
      'pommes de terre',
      'pommes Gala',
    ]);
    expect((await suggest('gala', newcomer))[0]).toBe('pommes Gala');
    expect((await suggest('', newcomer))[0]).toBe('pommes de terre');
    expect((await suggest('œu', newcomer))[0]).toBe('œufs');
  });

  it.each(['%', '_', "'", '\\', 'x'.repeat(10_000), '🥕'])('%j finds nothing', async (prefix) => {
    expect(await suggest(prefix, stranger)).toEqual([]);
  });
});

it('the list is the household’s alone', async () => {
  await addLine(person, 'sel');
  const names = (await listOf(stranger)).map(({ name }) => name);
  expect(names).not.toContain('sel');
});
