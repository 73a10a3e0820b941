import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
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
          dietaryRestrictions preferredFoods avoidedFoods shoppingFrequency difficulty servings
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
      consentVersion: 2,
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
      servings: 4,
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

it('cooks for all of a large household while nobody chose another number', async () => {
  const person = await server.signUp();
  const servingsFor = async (adults: number, children: number, servings?: number) => {
    const input = { ...plainPreferences, householdSize: { adults, children }, servings };
    const { data } = await person.send(savePreferences, { input });
    return at(data, 'savePreferences.viewer.preferences.servings');
  };
  expect(await servingsFor(6, 3)).toBe(9);
  expect(await servingsFor(4, 1)).toBe(5);
  expect(await servingsFor(1, 0)).toBe(4);
  expect(await servingsFor(2, 0, 2)).toBe(2);
  expect(await servingsFor(6, 3)).toBe(2);
});

it('writes, and reads back what changed, in at most three statements after the session’s one', async () => {
  const person = await server.signUp();
  const consents = 'consents { id kind version givenAt withdrawnAt }';
  const query = savePreferences.replace('nextStep', `nextStep ${consents}`);
  const input = { ...plainPreferences, dietaryRestrictions: ['HALAL'], consentVersion: 2 };
  server.takeStatements();
  const { data } = await person.send(query, { input });
  expect(at(data, 'savePreferences.viewer.consents.0.version')).toBe(2);
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
