import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  askResult as ask,
  consents as documents,
  consentViewer as viewer,
  standingConsent as standing,
} from '../../testkit/consent-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { noteTraces, readTraces, tracesOf } from '../../testkit/restriction-traces.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('clears the restrictions, wherever they were noted; all else goes on', async () => {
  const person = await server.subscriber();
  const other = await server.subscriber();
  for (const { savePreferences } of [person, other]) {
    await savePreferences({
      dietaryRestrictions: ['KOSHER'],
      avoidedFoods: ['coriandre'],
      consentVersion: 3,
    });
  }
  const recipeId = await person.generateRecipe();
  const read = 'query ($id: ID!) { viewer { recipe(id: $id) { checkedRestrictions } } }';
  const checked = async () =>
    at((await person.send(read, { id: recipeId })).data, 'viewer.recipe.checkedRestrictions');
  expect(await checked()).toEqual(['KOSHER']);

  expect(await ask(person, documents.withdraw)).toMatchObject({
    viewer: {
      consents: [{ version: 3, withdrawnAt: expect.any(String) as string }],
      preferences: { dietaryRestrictions: [], avoidedFoods: ['coriandre'] },
      nextStep: 'DASHBOARD',
    },
  });
  expect(await checked()).toEqual([]);
  expect(await person.generateRecipe({ fresh: true })).not.toBe(recipeId);

  const { data } = await other.send(`{ ${viewer} }`);
  expect(at(data, 'viewer')).toMatchObject({
    consents: [standing],
    preferences: { dietaryRestrictions: ['KOSHER'] },
  });

  expect(await ask(person, documents.give, { version: 3 })).toMatchObject({
    viewer: { consents: [standing, { version: 3 }] },
  });
});

it('leaves nothing in a shared household of what only this person did not eat, and all the rest', async () => {
  const { db } = server.app.services;
  const [person, partner] = [await server.signUp(), await server.signUp()];
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  await db.user.updateMany({ where: { id: partner.id }, data: { householdId } });
  await person.savePreferences({ dietaryRestrictions: ['KOSHER', 'NUT_FREE'] });
  await partner.savePreferences({ dietaryRestrictions: ['NUT_FREE'] });
  for (const { id: userId } of [person, partner])
    await noteTraces(server, { userId, householdId }, ['KOSHER', 'NUT_FREE', 'AVOIDED_FOOD']);

  await ask(person, documents.withdraw);
  for (const { id } of [person, partner])
    expect(await readTraces(server, id)).toEqual(tracesOf(['NUT_FREE', 'AVOIDED_FOOD']));
  const restricted = { dietaryRestrictions: { isEmpty: false }, user: { householdId } };
  expect(await db.preferences.findMany({ where: restricted })).toMatchObject([
    { userId: partner.id, dietaryRestrictions: ['NUT_FREE'] },
  ]);
});
