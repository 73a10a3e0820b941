import { randomUUID } from 'node:crypto';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './schema.js';
import { at, type Json } from './testkit/graphql-client.js';
import {
  kitchenOperations,
  otherMutations,
  readKitchen,
  type Kitchen,
} from './testkit/kitchen-operations.js';
import type { Person } from './testkit/person.js';
import { inputPaths, mutationDocument, withValue, type Field } from './testkit/schema-walk.js';
import { householdOf, seedRecipe } from './testkit/shopping-kit.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

let server: TestServer;
let person: Person;
let stranger: Person;
let own: Kitchen;
let theirs: Kitchen;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  stranger = await server.subscriber();
  own = await furnish(person);
  theirs = await furnish(stranger);
});
afterAll(() => server.close());

const mutationFields = schema.getMutationType()?.getFields() ?? {};
const operations = Object.keys(kitchenOperations);
const mutation = (name: string): Field => {
  const field = mutationFields[name];
  if (!field) throw new Error(`The schema has no mutation ${name}.`);
  return field;
};

/** One of each thing, so that each operation has something to change. */
async function furnish(owner: Person): Promise<Kitchen> {
  const { db } = server.app.services;
  const householdId = await householdOf(server, owner);
  const recipe = await seedRecipe(server, owner, ['1 citron', '200 g de riz']);
  const shared = { householdId, recipeId: recipe, recipeTitle: 'Gratin' };
  const meal = await db.plannedMeal.create({
    data: {
      ...shared,
      date: new Date('2026-11-10'),
      time: '19:00',
      servings: 2,
      mealType: 'MAIN',
    },
  });
  const line = await db.shoppingItem.create({
    data: { householdId, name: 'citron', product: 'citron', aisle: 'PRODUCE', checked: true },
  });
  const item = await db.inventoryItem.create({ data: { householdId, name: 'Beurre' } });
  await db.favorite.create({ data: { userId: owner.id, recipeId: recipe } });
  return { recipe, meal: meal.id, line: line.id, item: item.id };
}

const kitchenOf = async (owner: Person): Promise<Json> => (await owner.send(readKitchen)).data;

async function call(name: string, variables: Record<string, unknown>, by = person) {
  const { data, errors } = await by.send(mutationDocument(mutation(name)), variables);
  return { answer: at(data, name) ?? null, errors };
}

/** What a refusal calls the value at a path: `name` for `input.name`, `items.0.name` for `items[0].name`. */
const fieldAt = (path: string): string => path.replace('[0]', '.0').replace(/^input\./, '');

/** Each place where an operation takes such a value. */
const places = (wanted: (type: string, isList: boolean) => boolean) =>
  operations.flatMap((name) =>
    inputPaths(mutation(name))
      .filter(({ type, isList }) => wanted(type, isList))
      .map(({ path }) => ({ name, path })),
  );
const idPlaces = places((type) => type === 'ID');
const variablesOf = (name: string, kitchen: Kitchen) =>
  kitchenOperations[name]?.variables(kitchen) ?? {};
const kindAt = (name: string, path: string) => kitchenOperations[name]?.ids?.[path];

it('every mutation of the schema is one of the kitchen’s or is about something else', () => {
  const known = new Set([...operations, ...otherMutations]);
  expect(Object.keys(mutationFields).filter((name) => !known.has(name))).toEqual([]);
});

it('every id that an operation of the kitchen takes is known for what it names', () => {
  expect(idPlaces.filter(({ name, path }) => kindAt(name, path) === undefined)).toEqual([]);
});

it.each(operations)('%s accepts what the tests below spoil', async (name) => {
  const cook = await server.subscriber();
  const { answer, errors } = await call(name, variablesOf(name, await furnish(cook)), cook);
  expect(errors).toEqual([]);
  expect(at(answer, '__typename')).toMatch(/Payload$/);
});

describe('1, 2. another household’s things', () => {
  it.each(idPlaces.filter(({ name, path }) => kindAt(name, path) !== null))(
    '$name, $path: NOT_FOUND, and both kitchens stay as they are',
    async (place) => {
      const { name, path } = place;
      const kind = kindAt(name, path) ?? 'meal';
      const before = [await kitchenOf(person), await kitchenOf(stranger)];
      const foreign = path === 'ids' ? [theirs[kind]] : theirs[kind];
      const { answer, errors } = await call(name, withValue(variablesOf(name, own), path, foreign));
      expect(errors).toEqual([]);
      const field = path.includes('[') ? path.slice(0, path.indexOf('[')) : fieldAt(path);
      expect(answer).toMatchObject({ __typename: 'NotFoundRefusal', code: 'NOT_FOUND', field });
      expect([await kitchenOf(person), await kitchenOf(stranger)]).toEqual(before);
    },
  );

  it('are in no list', async () => {
    const read = JSON.stringify(await kitchenOf(stranger));
    for (const id of Object.values(own)) expect(read).not.toContain(id);
  });

  const viewerType = schema.getType('Viewer');
  const readsById = Object.values(isObjectType(viewerType) ? viewerType.getFields() : {}).filter(
    (field) => inputPaths(field).some(({ type, path }) => type === 'ID' && path === 'id'),
  );
  it.each(readsById.map(({ name }) => name))('are not read by id: viewer.%s', async (name) => {
    for (const id of [...Object.values(theirs), randomUUID(), 'not-an-id', '']) {
      const { data, errors } = await person.send(
        `query ($id: ID!) { viewer { ${name}(id: $id) { __typename } } }`,
        { id },
      );
      expect(at(data, `viewer.${name}`)).toBeNull();
      expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('INTERNAL');
    }
  });
});

describe('3. own and foreign ids mixed', () => {
  const many = places((type, isList) => type === 'ID' && isList);
  it.each(many)('$name: only own rows change', async ({ name, path }) => {
    const [one, other] = [await server.subscriber(), await server.subscriber()];
    const [mine, foreign] = [await furnish(one), await furnish(other)];
    const before = await kitchenOf(other);
    const kind = kindAt(name, path) ?? 'line';
    const variables = withValue(variablesOf(name, mine), path, [foreign[kind], mine[kind]]);
    const { answer } = await call(name, variables, one);
    expect(at(answer, '__typename')).toMatch(/Payload$/);
    expect(JSON.stringify(answer)).not.toContain(foreign[kind]);
    expect(await kitchenOf(other)).toEqual(before);
  });
});

const hostileTexts = [
  '\'; DROP TABLE "User"; --',
  '🥕🍲',
  '\u202Eçarevne',
  '<script>alert(1)</script>',
  '%_\\',
  'a\u0000b',
  'a\uD800',
  'x'.repeat(10_000),
];

/** Text that is neither kept nor has a form: another than what it is compared with changes nothing. */
const isCompared = (name: string, path: string): boolean =>
  name === 'resetCalendarFeed' && path === 'replaces';

/** A whole line is said instead of its parts, never beside them. */
const sayable = (name: string, path: string) =>
  path === 'input.line' ? { input: {} } : variablesOf(name, own);

describe('16, 17. hostile text', () => {
  const cases = places((type) => type === 'String').flatMap((place) =>
    hostileTexts.map((text) => ({ ...place, text, shown: JSON.stringify(text).slice(0, 30) })),
  );
  it.each(cases)('$name, $path: $shown is kept literally or refused', async (one) => {
    const { name, path, text } = one;
    const before = await kitchenOf(person);
    const { answer, errors } = await call(name, withValue(sayable(name, path), path, text));
    expect(errors).toEqual([]);
    const after = await kitchenOf(person);
    if (isCompared(name, path)) {
      expect(answer).toHaveProperty('viewer');
      expect(after).toEqual(before);
    } else if (at(answer, 'code') === undefined) {
      expect(JSON.stringify(after)).toContain(JSON.stringify(text).slice(1, -1));
      expect(text.length).toBeLessThan(1000);
    } else {
      expect(at(answer, 'field')).toBe(fieldAt(path));
      expect(after).toEqual(before);
    }
  });

  it.each(hostileTexts.map((text) => [JSON.stringify(text).slice(0, 30), text]))(
    'reads that take text answer %s',
    async (_shown, text) => {
      const { data, errors } = await person.send(
        `query ($text: String!) { viewer { household { kitchen {
    productSuggestions(prefix: $text) { id }
    storageAdvice(name: $text) { days } } }
    favoriteRecipes(search: $text) { nodes { id } } } }`,
        { text },
      );
      expect(errors).toEqual([]);
      expect(at(data, 'viewer.favoriteRecipes.nodes')).toEqual([]);
    },
  );
});

describe('29. numbers and days that cannot be', () => {
  const fits = (path: string, value: number) => path === 'position' && value === 0;
  const numbers = places((type) => type === 'Int').flatMap((place) =>
    [0, -1, 1e9].filter((value) => !fits(place.path, value)).map((value) => ({ ...place, value })),
  );
  it.each(numbers)('$name, $path: $value is OUT_OF_RANGE', async ({ name, path, value }) => {
    const before = await kitchenOf(person);
    const { answer } = await call(name, withValue(variablesOf(name, own), path, value));
    const field = fieldAt(path);
    expect(answer).toMatchObject({ __typename: 'InputRefusal', code: 'OUT_OF_RANGE', field });
    expect(await kitchenOf(person)).toEqual(before);
  });

  const unreadable = [
    ...places((type) => type === 'Int').map((place) => ({ ...place, value: 1.5 })),
    ...places((type) => type === 'Date').flatMap((place) =>
      ['2026-02-30', '25:00', ''].map((value) => ({ ...place, value })),
    ),
  ];
  it.each(unreadable)('$name, $path: $value is refused by name', async ({ name, path, value }) => {
    const { errors } = await call(name, withValue(variablesOf(name, own), path, value));
    expect(errors[0]?.message).toContain(path);
  });

  const times = places((type) => type === 'String')
    .filter(({ path }) => path.endsWith('time'))
    .flatMap((place) =>
      ['25:00', '24:00', '12:60', '7:00', ''].map((value) => ({ ...place, value })),
    );
  it.each(times)('$name, $path: $value is INVALID', async ({ name, path, value }) => {
    const { answer } = await call(name, withValue(variablesOf(name, own), path, value));
    expect(answer).toMatchObject({ __typename: 'InputRefusal', code: 'INVALID', field: 'time' });
  });

  it.each(places((type) => type === 'Date'))(
    '$name, $path: a day beyond the calendar of plans is refused or finds nothing',
    async ({ name, path }) => {
      const before = await kitchenOf(person);
      for (const value of ['0001-01-01', '9999-12-31']) {
        const { answer, errors } = await call(name, withValue(variablesOf(name, own), path, value));
        expect(errors).toEqual([]);
        expect(at(answer, 'code')).toMatch(/^(INVALID|OUT_OF_RANGE)$/);
      }
      expect(await kitchenOf(person)).toEqual(before);
    },
  );
});
