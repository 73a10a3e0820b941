import {
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isCompositeType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostRows } from './graphql/most-rows.js';
import { listLengths } from './list-lengths.js';
import { schema } from './schema.js';
import { at } from './testkit/graphql-client.js';
import { ask as household, tokenFor } from './testkit/household-kit.js';
import type { Person } from './testkit/person.js';
import { householdOf, seedRecipe } from './testkit/shopping-kit.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
});
afterAll(() => server.close());

const rows = (count: number, householdId: string) =>
  Array.from({ length: count }, (_, n) => ({ householdId, name: `article ${n}` }));
const shoppingRows = (count: number, householdId: string) =>
  rows(count, householdId).map((row) => ({ ...row, product: row.name, aisle: 'OTHER' as const }));
const named = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
const aliases = (count: number, field: string) => `{ viewer { ${named(count, field)} } }`;
const ofKitchen = (fields: string) => `{ viewer { household { kitchen { ${fields} } } } }`;
const days = '(from: "2026-01-01", to: "2026-12-31")';

describe('34. one list asked for many times', () => {
  it('each list of the schema is known for how long it may be', () => {
    const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
      (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__')
        ? Object.values(type.getFields())
            .filter((field) =>
              isListType(isNonNullType(field.type) ? field.type.ofType : field.type),
            )
            .filter((field) => isCompositeType(getNamedType(field.type)))
            .map(({ name }) => [type, ...type.getInterfaces()].map((one) => `${one.name}.${name}`))
        : [],
    );
    expect(lists.filter((names) => !names.some((name) => name in listLengths))).toEqual([]);
    const known = new Set(lists.map(([name]) => name));
    expect(Object.keys(listLengths).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ofKitchen(named(29, 'shoppingItems { id }')),
    ofKitchen(named(29, 'inventoryItems { id name }')),
    `fragment D on Session { ${'device '.repeat(30)} } ${aliases(29, 'sessions { ...D }')}`,
    ofKitchen(named(7, 'shoppingItems { id name checked aisle }')),
    ofKitchen(named(5, `plannedMeals${days} { id ingredients scaledIngredients { text } }`)),
    aliases(
      25,
      'favoriteRecipes(first: 100) { nodes { id title ingredientsFor(servings: 2) { text exact } } }',
    ),
    `fragment L on Kitchen { shoppingItems { id name quantity unit checked } } ${ofKitchen(
      `...L ... on Kitchen { ...L b: shoppingItems { id name quantity unit checked createdAt aisle product }
        c: inventoryItems { id name quantity unit category } d: inventoryItems { id name } e: shoppingItems { id name unit quantity } }`,
    )}`,
    ofKitchen('a: shoppingItems { id } '.repeat(29)),
  ])('is refused by what it would cost: %#', async (query) => {
    const answers = await Promise.all([1, 2, 3].map(() => person.send(query)));
    for (const { status, data, errors } of answers) {
      expect(status).toBe(400);
      expect(data).toBeNull();
      expect(errors[0]?.extensions?.code).toBe('TOO_COSTLY');
    }
  });

  it('is refused by its variables too', async () => {
    const query = `query ($n: Int, $to: Date!) { viewer {
      household { kitchen {
        ${named(24, 'plannedMeals(from: "2026-11-01", to: $to) { id recipeTitle date time servings }')} } }
      favoriteRecipes(first: $n) { nodes { id } } } }`;
    expect((await person.send(query, { n: 10, to: '2026-11-02' })).status).toBe(200);
    expect((await person.send(query, { n: 10, to: '2027-11-02' })).status).toBe(400);
  });

  // A client adds the type's name everywhere.
  it.each([
    `household { kitchen { shoppingItems { id name quantity unit product aisle checked createdAt recipeTitle __typename }
      boughtItems { id name __typename } } } dashboard { itemsToBuy __typename }`,
    `household { kitchen { plannedMeals${days} { id recipeTitle date time servings mealType
      scaledIngredients { text exact __typename }
      recipe { id title mealType ingredients __typename } __typename } } }`,
  ])('what the pages ask for is answered: %#', async (fields) => {
    const { errors } = await person.send(`{ viewer { id ${fields} __typename } }`);
    expect(errors).toEqual([]);
  });
});

describe('34. as many rows as one likes', () => {
  const full = { data: null, code: 'KITCHEN_FULL' };
  const told = async (who: Person, query: string, variables = {}) => {
    const { data, errors } = await who.send(query, variables);
    return { data, code: errors[0]?.extensions?.code };
  };

  it('are refused at a household’s bound on the list, one by one and a recipe or a week whole', async () => {
    const who = await server.subscriber();
    const { db } = server.app.services;
    const householdId = await householdOf(server, who);
    const recipeId = await seedRecipe(server, who, ['1 citron', '200 g de riz', '2 œufs']);
    await db.plannedMeal.create({
      data: {
        householdId,
        recipeId,
        recipeTitle: 'Gratin',
        date: new Date('2026-11-10'),
        time: '19:00',
        servings: 2,
        mealType: 'MAIN',
      },
    });
    await db.shoppingItem.createMany({
      data: shoppingRows(mostRows.shoppingItems - 2, householdId),
    });
    const add = 'mutation { addShoppingItem(input: { name: "sel" }) { __typename } }';
    expect(
      await told(
        who,
        `mutation ($id: ID!) { addRecipeToShoppingList(recipeId: $id) { __typename } }`,
        { id: recipeId },
      ),
    ).toEqual(full);
    expect(
      await told(
        who,
        'mutation { addWeekToShoppingList(from: "2026-11-09", to: "2026-11-15", includePast: true) { __typename } }',
      ),
    ).toEqual(full);
    expect(await db.shoppingItem.count({ where: { householdId } })).toBe(
      mostRows.shoppingItems - 2,
    );
    for (const code of [undefined, undefined, 'KITCHEN_FULL'])
      expect((await told(who, add)).code).toBe(code);
    await who.send('mutation ($ids: [ID!]!) { deleteShoppingItems(ids: $ids) { __typename } }', {
      ids: [
        at(
          (await who.send('{ viewer { household { kitchen { shoppingItems { id } } } } }')).data,
          'viewer.household.kitchen.shoppingItems.0.id',
        ),
      ],
    });
    expect((await told(who, add)).code).toBeUndefined();
  });

  it('are refused at a household’s bound in the fridge', async () => {
    const who = await server.subscriber();
    const householdId = await householdOf(server, who);
    await server.app.services.db.inventoryItem.createMany({
      data: rows(mostRows.inventoryItems, householdId),
    });
    expect(
      await told(who, 'mutation { addInventoryItem(input: { name: "sel" }) { __typename } }'),
    ).toEqual(full);
    expect(
      (await told(person, 'mutation { addInventoryItem(input: { name: "sel" }) { __typename } }'))
        .code,
    ).toBeUndefined();
  });
});

describe('34. rows that somebody brings along', () => {
  it('are refused with who brings them where the household would keep too many, and stay theirs', async () => {
    const { db } = server.app.services;
    const [host, guest] = [await server.subscriber(), await server.subscriber()];
    const [full, own] = [await householdOf(server, host), await householdOf(server, guest)];
    await db.inventoryItem.createMany({ data: rows(mostRows.inventoryItems - 1, full) });
    await db.inventoryItem.createMany({ data: rows(2, own) });
    await db.shoppingItem.createMany({ data: shoppingRows(3, own) });
    await host.verifyEmail();
    await household(host, 'invite', { email: guest.email });
    const accept = async () => {
      const { data, errors } = await guest.send(
        'mutation ($token: String!) { acceptInvitation(token: $token) { __typename } }',
        { token: await tokenFor(server, guest.email) },
      );
      return [at(data, 'acceptInvitation.__typename'), errors[0]?.extensions?.code];
    };
    expect(await accept()).toEqual([undefined, 'KITCHEN_FULL']);
    expect(await householdOf(server, guest)).toBe(own);
    expect(await db.shoppingItem.count({ where: { householdId: own } })).toBe(3);

    await db.inventoryItem.deleteMany({ where: { householdId: own, name: 'article 0' } });
    expect(await accept()).toEqual(['AcceptInvitationPayload', undefined]);
    expect(await db.inventoryItem.count({ where: { householdId: full } })).toBe(
      mostRows.inventoryItems,
    );
    expect(await db.shoppingItem.count({ where: { householdId: full } })).toBe(3);
  });
});

describe('34. as much as one likes of one person', () => {
  it('is told when to come back: 1,200 changes a minute, aliases counted', async () => {
    const who = await server.subscriber();
    const limit = { name: 'writes', points: 1200, seconds: 60 };
    await server.app.services.rateLimits.use(limit, who.id, 1180);
    const add = 'addShoppingItem(input: { name: "sel" }) { __typename }';
    const many = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, n) => `a${n}: ${add}`).join(' ')} }`;
    expect((await who.send(many(10))).status).toBe(200);
    const refused = await who.send(many(20));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(
      (await who.send('{ viewer { household { kitchen { shoppingItems { id } } } } }')).status,
    ).toBe(200);
    expect((await person.send(`mutation { ${add} }`)).status).toBe(200);
  });

  it('a queue that waited for a network passes', async () => {
    const who = await server.subscriber();
    for (let sent = 0; sent < 150; sent += 1) {
      const { status } = await who.send(
        'mutation { moveAisle(aisle: DRINKS, position: 1) { __typename } }',
      );
      expect(status).toBe(200);
    }
  });
});
