import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askResult as ask,
  consents as documents,
  consentViewer as viewer,
  standingConsent as standing,
} from '../../testkit/consent-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import { plainPreferences, type Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('is not there until it is given, and given once only', async () => {
  const person = await server.signUp();
  await person.savePreferences();
  const { data } = await person.send('{ viewer { consents { version } } }');
  expect(at(data, 'viewer.consents')).toEqual([]);
  for (const _time of [1, 2]) {
    expect(await ask(person, documents.give, { version: 3 })).toMatchObject({
      viewer: { consents: [standing] },
    });
  }
});

it.each([2, 4])('is not given to words that are not today’s: version %i', async (version) => {
  const person = await server.signUp();
  expect(await ask(person, documents.give, { version })).toEqual({
    code: 'OUT_OF_RANGE',
    field: 'version',
  });
});

const save = `mutation ($input: SavePreferencesInput!) {
  result: savePreferences(input: $input) {
    ... on SavePreferencesPayload { ${viewer} } ... on Refusal { code field }
  }
}`;

/** As a caller would who fills nothing in by itself. */
const answer = (person: Person, changes: Record<string, unknown>): Promise<Json> =>
  ask(person, save, { input: { ...plainPreferences, ...changes } });

const missing = { code: 'REQUIRED', field: 'consentVersion' };

it('is needed for restrictions, and kept together with them', async () => {
  const person = await server.signUp();
  const halal = { dietaryRestrictions: ['HALAL'] };
  expect(await answer(person, halal)).toEqual(missing);
  const { data } = await person.send(`{ ${viewer} }`);
  expect(at(data, 'viewer')).toMatchObject({ consents: [], preferences: null });

  expect(await answer(person, { ...halal, consentVersion: 1 })).toMatchObject({
    field: 'consentVersion',
  });
  expect(await answer(person, { ...halal, consentVersion: 3 })).toMatchObject({
    viewer: { consents: [standing], preferences: halal },
  });
  const both = { dietaryRestrictions: ['HALAL', 'NUT_FREE'] };
  expect(await answer(person, both)).toMatchObject({
    viewer: { consents: [standing], preferences: both },
  });

  await ask(person, documents.withdraw);
  expect(await answer(person, both)).toEqual(missing);
  expect(await answer(person, { avoidedFoods: ['céleri'] })).toMatchObject({
    viewer: { preferences: { dietaryRestrictions: [], avoidedFoods: ['céleri'] } },
  });
});

it('is noted only where there is something to agree to', async () => {
  const person = await server.signUp();
  expect(await answer(person, { consentVersion: 3 })).toMatchObject({ viewer: { consents: [] } });
});

/** Somebody who agreed to the words of before. */
async function agreedBefore(): Promise<Person> {
  const person = await server.signUp();
  await answer(person, { dietaryRestrictions: ['HALAL'], consentVersion: 3 });
  const { db } = server.app.services;
  await db.consent.updateMany({ where: { userId: person.id }, data: { version: 1 } });
  return person;
}

describe('of words that have changed since', () => {
  it('allows nothing new, and is asked for again; meanwhile what was said is kept', async () => {
    const person = await agreedBefore();
    const kept = { consentDue: true, preferences: { dietaryRestrictions: ['HALAL'] } };
    const { data } = await person.send(`{ ${viewer} }`);
    expect(at(data, 'viewer')).toMatchObject(kept);
    expect(await answer(person, { dietaryRestrictions: ['HALAL', 'NUT_FREE'] })).toEqual(missing);
    expect(await ask(person, documents.give, { version: 3 })).toMatchObject({
      viewer: { ...kept, consentDue: false, consents: [standing, { version: 1 }] },
    });
  });

  it('is taken back like any other', async () => {
    const person = await agreedBefore();
    expect(await ask(person, documents.withdraw)).toMatchObject({
      viewer: { consentDue: false, preferences: { dietaryRestrictions: [] } },
    });
  });

  it('is not asked of whoever keeps no restrictions, or has agreed to those of today', async () => {
    const [person, other] = [await agreedBefore(), await server.signUp()];
    expect(await answer(person, { dietaryRestrictions: [] })).toMatchObject({
      viewer: { consentDue: false },
    });
    expect(
      await answer(other, { dietaryRestrictions: ['HALAL'], consentVersion: 3 }),
    ).toMatchObject({ viewer: { consentDue: false } });
  });
});
