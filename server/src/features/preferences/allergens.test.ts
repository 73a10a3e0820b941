import { afterAll, beforeAll, expect, it } from 'vitest';
import { askResult, consents as documents, standingConsent } from '../../testkit/consent-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import { ask, joinHousehold } from '../../testkit/household-kit.js';
import { plainPreferences, type Person } from '../../testkit/person.js';
import { noteTraces, readTraces, tracesOf } from '../../testkit/restriction-traces.js';
import { seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const save = `mutation ($input: SavePreferencesInput!) {
  result: savePreferences(input: $input) {
    ... on SavePreferencesPayload { viewer { consents { version givenAt withdrawnAt kind } preferences { allergens } } }
    ... on Refusal { code field }
  }
}`;
const answer = (person: Person, changes: Record<string, unknown>): Promise<Json> =>
  askResult(person, save, { input: { ...plainPreferences, ...changes } });

it('are kept with the person’s consent, each once, and as they were when left out', async () => {
  const person = await server.signUp();
  const allergic = { allergens: ['SESAME', 'CELERY', 'SESAME'] };
  expect(await answer(person, allergic)).toEqual({ code: 'REQUIRED', field: 'consentVersion' });
  expect(await answer(person, { ...allergic, consentVersion: 3 })).toMatchObject({
    viewer: { consents: [standingConsent], preferences: { allergens: ['SESAME', 'CELERY'] } },
  });
  const kept = { viewer: { preferences: { allergens: ['SESAME', 'CELERY'] } } };
  for (const changes of [{}, { allergens: null }])
    expect(await answer(person, changes)).toMatchObject(kept);
  expect(await answer(person, { allergens: [] })).toMatchObject({
    viewer: { preferences: { allergens: [] } },
  });
});

it('go with the consent, wherever they were noted, and leave what another member is allergic to', async () => {
  const { db } = server.app.services;
  const [person, partner] = [await server.signUp(), await server.signUp()];
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  await db.user.updateMany({ where: { id: partner.id }, data: { householdId } });
  await person.savePreferences({ allergens: ['FISH', 'LUPIN'] });
  await partner.savePreferences({ allergens: ['LUPIN'], dietaryRestrictions: ['HALAL'] });
  for (const { id: userId } of [person, partner])
    await noteTraces(server, { userId, householdId }, ['FISH', 'LUPIN', 'HALAL']);

  await askResult(person, documents.withdraw);
  for (const { id } of [person, partner])
    expect(await readTraces(server, id)).toEqual(tracesOf(['LUPIN', 'HALAL']));
  const read = '{ viewer { consentDue preferences { allergens } } }';
  for (const [{ send }, allergens] of [
    [person, []],
    [partner, ['LUPIN']],
  ] as const)
    expect(at((await send(read)).data, 'viewer')).toEqual({
      consentDue: false,
      preferences: { allergens },
    });
});

it('ask for today’s words again where they are all that is kept', async () => {
  const person = await server.signUp();
  await person.savePreferences({ allergens: ['MUSTARD'] });
  const { db } = server.app.services;
  await db.consent.updateMany({ where: { userId: person.id }, data: { version: 1 } });
  const { data } = await person.send('{ viewer { consentDue } }');
  expect(at(data, 'viewer.consentDue')).toBe(true);
});

const checks =
  'checkedRestrictions checkedAllergens dietConflicts { word restriction allergen avoidedFood reason }';
const document = `query ($id: ID!) { viewer { recipe(id: $id) { ${checks} } } }`;
const saidOf = async (person: Person, id: string): Promise<Json> =>
  at((await person.send(document, { id })).data, 'viewer.recipe') ?? null;

it('are looked for in every recipe of the household, whoever is allergic', async () => {
  const [host, guest] = [await server.subscriber(), await server.subscriber()];
  await guest.savePreferences({ allergens: ['CELERY', 'SESAME'] });
  const id = await seedRecipe(server, host, ['600 g de carottes', '1 cube de bouillon']);
  expect(await saidOf(host, id)).toMatchObject({ checkedAllergens: [], dietConflicts: [] });

  await joinHousehold(server, host, guest);
  for (const person of [host, guest])
    expect(await saidOf(person, id)).toEqual({
      checkedRestrictions: [],
      checkedAllergens: ['SESAME'],
      dietConflicts: [
        {
          word: 'bouillon',
          restriction: null,
          allergen: 'CELERY',
          avoidedFood: null,
          reason: 'contient d’ordinaire du céleri',
        },
      ],
    });
  await ask(guest, 'leave');
  expect(await saidOf(host, id)).toMatchObject({ checkedAllergens: [], dietConflicts: [] });
});

it('are never served: the chef writes without, and another recipe than for somebody who is not allergic', async () => {
  const person = await server.subscriber();
  const before = await person.generateRecipe();
  await person.savePreferences({ allergens: ['GLUTEN', 'MILK', 'EGGS', 'TREE_NUTS', 'SULPHITES'] });
  const id = await person.generateRecipe();
  expect(id).not.toBe(before);
  expect(await saidOf(person, id)).toEqual({
    checkedRestrictions: [],
    checkedAllergens: ['GLUTEN', 'MILK', 'EGGS', 'TREE_NUTS', 'SULPHITES'],
    dietConflicts: [],
  });
});
