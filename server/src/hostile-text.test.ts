import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './schema.js';
import { at, createGraphQLClient } from './testkit/graphql-client.js';
import { kitchenOperations, readKitchen } from './testkit/kitchen-operations.js';
import { plainPreferences, type Person } from './testkit/person.js';
import { inputPaths, mutationDocument, withValue } from './testkit/schema-walk.js';
import { householdOf, seedRecipe } from './testkit/shopping-kit.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

const names = { firstName: 'Ana', lastName: 'Rey' };
const email = () => `${randomUUID()}@example.org`;

/** The mutations beside the kitchen's that keep what somebody typed, with variables that they take. */
const others: Record<string, () => Record<string, unknown>> = {
  signUp: () => ({ input: { ...names, email: email(), password: 'une-bonne-soupe' } }),
  updateProfile: () => ({ input: names }),
  savePreferences: () => ({
    input: {
      ...plainPreferences,
      consentVersion: 3,
      preferredFoods: ['riz'],
      avoidedFoods: ['thon'],
    },
  }),
  startRecipeGeneration: () => ({
    input: { id: randomUUID(), mealType: 'MAIN', wishes: { ingredient: 'riz' } },
  }),
  sendChatMessage: () => ({ id: randomUUID(), replyId: randomUUID(), content: 'Bonjour' }),
};

/** Text with a form of its own, or that is only compared: it is refused or found to be none, and never kept. */
const formed = new Set(
  `signUp input.email|signUp input.password|signUp input.phone|updateProfile input.phone
  planMeal input.time|updatePlannedMeal input.time|movePlannedMeal time|resetCalendarFeed replaces
  addShoppingItem input.line`.split(/[|\n]\s*/),
);
const severalLines = new Set(['sendChatMessage content']);

const isText = (type: string) => type === 'String';
const mutations = schema.getMutationType()?.getFields() ?? {};
const kept = [...Object.keys(kitchenOperations), ...Object.keys(others)].flatMap((name) => {
  const field = mutations[name];
  if (!field) throw new Error(`There is no mutation ${name}.`);
  return inputPaths(field)
    .filter(({ type, path }) => isText(type) && !formed.has(`${name} ${path}`))
    .map(({ path, isList }) => ({ name, path, isList }));
});

/** Mutations whose text proves who somebody is, or leads somewhere: each has tests of its own. */
const keepNoText = new Set(
  `signIn verifyEmail requestPasswordReset resetPassword changePassword requestEmailChange confirmEmailChange
  deleteMyAccount exportMyData createInvitation acceptInvitation startCheckout confirmCheckout`.split(
    /\s+/,
  ),
);

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
});
afterAll(() => server.close());

it('every mutation that takes text is known for what becomes of it', () => {
  const takesText = Object.values(mutations).filter((field) =>
    inputPaths(field).some(({ type }) => isText(type)),
  );
  const known = new Set([...Object.keys(kitchenOperations), ...Object.keys(others), ...keepNoText]);
  expect(takesText.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

async function variablesOf(name: string): Promise<Record<string, unknown>> {
  const own = others[name];
  if (own) return own();
  const { db } = server.app.services;
  const householdId = await householdOf(server, person);
  const recipe = await seedRecipe(server, person, ['1 citron']);
  const line = await db.shoppingItem.create({
    data: { householdId, name: 'citron', product: 'citron', aisle: 'PRODUCE', checked: true },
  });
  const meal = await db.plannedMeal.create({
    data: {
      householdId,
      recipeTitle: 'Gratin',
      date: new Date('2026-11-10'),
      time: '19:00',
      servings: 2,
      mealType: 'MAIN',
    },
  });
  const item = await db.inventoryItem.create({ data: { householdId, name: 'Beurre' } });
  const kitchen = { recipe, line: line.id, meal: meal.id, item: item.id };
  return kitchenOperations[name]?.variables(kitchen) ?? {};
}

const readKept = `{ viewer { profile { firstName lastName } preferences { preferredFoods avoidedFoods }
  recipeGeneration { wishes { ingredient } } } }`;

/** What the mutation answers, and what is kept after it. */
async function send(name: string, path: string, value: unknown) {
  const field = mutations[name];
  if (!field) throw new Error(`There is no mutation ${name}.`);
  const who = name === 'signUp' ? createGraphQLClient(server.url) : person;
  // Another message waits for the reply to the one before it.
  if (name === 'sendChatMessage') await who.send('mutation { resetChat { viewer { id } } }');
  const variables = withValue(await variablesOf(name), path, value);
  const { data, errors } = await who.send(mutationDocument(field), variables);
  // A new account may not read the dashboard yet.
  expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('INTERNAL');
  const kitchen = name in kitchenOperations ? (await who.send(readKitchen)).data : null;
  const account = name in others ? (await who.send(readKept)).data : null;
  return { code: at(data, `${name}.code`), shown: JSON.stringify([data, kitchen, account]) };
}

describe('32. text that hides something', () => {
  const hidden = [
    'An\u200Ba',
    'An\u2060a',
    'An\u202Ea',
    'An\u001Ba',
    'An\r\na',
    'An\u2067a',
    'A\uFEFFna',
  ];
  it.each(kept)('$name, $path: is refused, or kept without it', async ({ name, path, isList }) => {
    for (const text of hidden) {
      const { code, shown } = await send(name, path, isList ? [text] : text);
      expect(shown).not.toMatch(/[\u200B\u2060\u202E\u2067\uFEFF]|\\u00/);
      if (!severalLines.has(`${name} ${path}`)) expect(shown).not.toMatch(/\\[nr]/);
      if (code !== undefined) expect(['INVALID', 'NOT_FOUND'], text).toContain(code);
    }
  });

  it.each(kept.filter(({ isList }) => !isList))(
    '$name, $path: of nothing that is seen is no text',
    async ({ name, path }) => {
      for (const text of ['\u200B', '\u3164', '\u2800 \u00A0', '\u200D'])
        expect((await send(name, path, text)).shown).not.toMatch(/[\u200B\u3164\u2800\u200D]/);
    },
  );

  it.each(kept)(
    '$name, $path: an emoji with joiners stays whole',
    async ({ name, path, isList }) => {
      const text = '👩🏽‍🍳 e\u0301';
      const { shown } = await send(name, path, isList ? [text] : text);
      expect(shown.includes('🍳') && !shown.includes('👩🏽‍🍳 é')).toBe(false);
    },
  );
});
