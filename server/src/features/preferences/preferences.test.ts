import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../../platform/migrate.js';
import { at } from '../../testkit/graphql-client.js';
import { joinHousehold } from '../../testkit/household-kit.js';
import { plainPreferences } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const savePreferences = `mutation ($input: SavePreferencesInput!) {
  savePreferences(input: $input) {
    __typename
    ... on SavePreferencesPayload {
      viewer {
        nextStep
        preferences {
          householdSize { adults children }
          dietaryRestrictions preferredFoods avoidedFoods shoppingFrequency difficulty
          servings servingsChosen leastServings
        }
      }
    }
    ... on Refusal { code field }
  }
}`;

it('saves the answers, trimmed and without blanks or doubles, and goes on to the subscription', async () => {
  const person = await server.signUp();
  const { data } = await person.send(savePreferences, {
    input: {
      householdSize: { adults: 2, children: 1 },
      dietaryRestrictions: ['GLUTEN_FREE', 'GLUTEN_FREE'],
      consentVersion: 3,
      preferredFoods: [' courgette ', '', '  '],
      avoidedFoods: ['coriandre', 'coriandre'],
      shoppingFrequency: 'MONTHLY',
    },
  });
  expect(at(data, 'savePreferences.viewer')).toEqual({
    nextStep: 'SUBSCRIPTION',
    preferences: {
      householdSize: { adults: 2, children: 1 },
      dietaryRestrictions: ['GLUTEN_FREE'],
      preferredFoods: ['courgette'],
      avoidedFoods: ['coriandre'],
      shoppingFrequency: 'MONTHLY',
      difficulty: 'EASY',
      servings: 3,
      servingsChosen: false,
      leastServings: 1,
    },
  });
});

it('keeps difficulty and servings when a later save leaves them out', async () => {
  const person = await server.signUp();
  await person.savePreferences({ difficulty: 'HARD', servings: 6 });
  const { data } = await person.send(savePreferences, { input: plainPreferences });
  expect(at(data, 'savePreferences.viewer.preferences')).toMatchObject({
    difficulty: 'HARD',
    servings: 6,
  });
});

it('cooks for as many as the household has until somebody chooses a number, and again after', async () => {
  const person = await server.signUp();
  const servingsFor = async (
    adults: number,
    children: number,
    chosen?: { servings: number | null },
  ) => {
    const input = { ...plainPreferences, householdSize: { adults, children }, ...chosen };
    const { data } = await person.send(savePreferences, { input });
    const saved = at(data, 'savePreferences.viewer.preferences') ?? null;
    return [at(saved, 'servings'), at(saved, 'servingsChosen')];
  };
  expect(await servingsFor(1, 0)).toEqual([1, false]);
  expect(await servingsFor(2, 0)).toEqual([2, false]);
  expect(await servingsFor(1, 2)).toEqual([3, false]);
  expect(await servingsFor(6, 3)).toEqual([9, false]);
  expect(await servingsFor(2, 0, { servings: 2 })).toEqual([2, true]);
  expect(await servingsFor(4, 1)).toEqual([2, true]);
  expect(await servingsFor(4, 1, { servings: 4 })).toEqual([4, true]);
  expect(await servingsFor(1, 0)).toEqual([4, true]);
  expect(await servingsFor(1, 0, { servings: null })).toEqual([1, false]);
  expect(await servingsFor(3, 0)).toEqual([3, false]);
});

it('counts everybody of a shared household, whoever answered for how many', async () => {
  const owner = await server.subscriber();
  const guest = await server.signUp();
  const read = async (who: typeof owner) => {
    const { data } = await who.send('{ viewer { preferences { servings leastServings } } }');
    return at(data, 'viewer.preferences');
  };
  await owner.savePreferences({ householdSize: { adults: 1, children: 0 } });
  await guest.savePreferences({ householdSize: { adults: 1, children: 0 } });
  await joinHousehold(server, owner, guest);
  expect(await read(owner)).toEqual({ servings: 2, leastServings: 2 });
  await owner.savePreferences({ householdSize: { adults: 2, children: 3 } });
  expect(await read(owner)).toEqual({ servings: 5, leastServings: 2 });
  expect(await read(guest)).toEqual({ servings: 5, leastServings: 5 });
});

it.each([
  ['given to one alone', 1, 0, 4, null],
  ['given to a large household', 5, 2, 7, null],
  ['given to a large household while everybody was given four', 3, 2, 4, null],
  ['chosen for fewer', 1, 0, 1, 1],
  ['chosen by a couple for two days', 2, 0, 6, 6],
])(
  'servings of before that were %s are kept only where somebody must have chosen them',
  async (_what, adults, children, servings, kept) => {
    const { db } = server.app.services;
    const person = await server.signUp();
    await person.savePreferences({ householdSize: { adults, children }, servings });
    const migrations = await readMigrations();
    const { sql = '' } = migrations.find(({ name }) => name.endsWith('_servings_chosen')) ?? {};
    await db.$executeRawUnsafe(sql.slice(sql.indexOf('UPDATE')));
    const stored = await db.preferences.findUniqueOrThrow({ where: { userId: person.id } });
    expect(stored.servings).toBe(kept);
  },
);

it('writes, and reads back what changed, in at most three statements after the session’s one', async () => {
  const person = await server.signUp();
  const consents = 'consents { id kind version givenAt withdrawnAt }';
  const query = savePreferences.replace('nextStep', `nextStep ${consents}`);
  const input = { ...plainPreferences, dietaryRestrictions: ['HALAL'], consentVersion: 3 };
  server.takeStatements();
  const { data } = await person.send(query, { input });
  expect(at(data, 'savePreferences.viewer.consents.0.version')).toBe(3);
  expect(server.takeStatements().length).toBeLessThanOrEqual(4);
});

it.each([
  [{ householdSize: { adults: 0, children: 0 } }, 'householdSize.adults'],
  [{ householdSize: { adults: 11, children: 0 } }, 'householdSize.adults'],
  [{ householdSize: { adults: 1, children: -1 } }, 'householdSize.children'],
  [{ householdSize: { adults: 1, children: 10 } }, 'householdSize.children'],
  [{ servings: 0 }, 'servings'],
  [{ servings: -1 }, 'servings'],
  [{ servings: 1_000_000_000 }, 'servings'],
])('refuses a number out of its bounds and names it: %j', async (change, field) => {
  const person = await server.signUp();
  const { data } = await person.send(savePreferences, {
    input: { ...plainPreferences, ...change },
  });
  expect(at(data, 'savePreferences')).toEqual({
    __typename: 'InputRefusal',
    code: 'OUT_OF_RANGE',
    field,
  });
  const { data: after } = await person.send('{ viewer { preferences { servings } } }');
  expect(at(after, 'viewer.preferences')).toBeNull();
});

it('refuses a number that is not whole', async () => {
  const person = await server.signUp();
  const { status, errors } = await person.send(savePreferences, {
    input: { ...plainPreferences, servings: 1.5 },
  });
  expect(status).toBe(400);
  expect(errors[0]?.message).toContain('servings');
});

it.each(['preferredFoods', 'avoidedFoods'])('bounds %s', async (field) => {
  const person = await server.signUp();
  const tooLong = { ...plainPreferences, [field]: ['x'.repeat(10_000)] };
  const tooMany = { ...plainPreferences, [field]: Array.from({ length: 51 }, (_, n) => `a${n}`) };
  for (const input of [tooLong, tooMany]) {
    const { data } = await person.send(savePreferences, { input });
    expect(at(data, 'savePreferences.code')).toBe('TOO_LONG');
    expect(String(at(data, 'savePreferences.field'))).toContain(field);
  }
});
