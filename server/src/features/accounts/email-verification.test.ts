import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perform } from '../../testkit/account-kit.js';
import { at, createGraphQLClient } from '../../testkit/graphql-client.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const page = '/auth/verify';
const sevenDays = 7 * 86_400_000;
const clock = createManualClock();
let server: TestServer;
beforeAll(async () => {
  const env = { COMPLIMENTARY_EMAILS: 'Amie@Example.org, autre@example.org' };
  server = await startTestServer({ clock, env });
});
afterAll(() => server.close());

const stranger = () => createGraphQLClient(server.url);
const refused = { __typename: 'LinkRefusal', code: 'LINK_INVALID', field: 'token' };

describe('verifying an address', () => {
  it('takes the link of the welcome mail, and does not stand in the way of the first recipe', async () => {
    const person = await server.subscriber();
    expect(await person.generateRecipe()).toBeTypeOf('string');
    const [mail] = await server.mailsTo(person.email);
    expect(mail?.subject).toBe('Confirmez votre adresse email');
    const token = await server.linkTo(person.email, page);
    expect(await perform(person, 'verifyEmail', { token })).toEqual({
      __typename: 'VerifyEmailPayload',
      email: person.email,
      viewer: { id: person.id, emailVerified: true, nextStep: 'DASHBOARD' },
    });
    const { data } = await person.send('{ viewer { emailVerified } }');
    expect(at(data, 'viewer.emailVerified')).toBe(true);
  });

  it('works where nobody is signed in, and a second time as well', async () => {
    const { email } = await server.signUp();
    const token = await server.linkTo(email, page);
    const verified = { __typename: 'VerifyEmailPayload', email, viewer: null };
    expect(await perform(stranger(), 'verifyEmail', { token })).toEqual(verified);
    expect(await perform(stranger(), 'verifyEmail', { token })).toEqual(verified);
  });

  it('shows nobody else’s account to who follows the link', async () => {
    const owner = await server.signUp();
    const other = await server.signUp();
    const token = await server.linkTo(owner.email, page);
    expect(await perform(other, 'verifyEmail', { token })).toMatchObject({ viewer: null });
  });

  it('refuses a link that is old, made up, or for something else', async () => {
    const person = await server.signUp();
    const token = await server.linkTo(person.email, page);
    await perform(stranger(), 'requestPasswordReset', { email: person.email });
    const reset = await server.linkTo(person.email, '/auth/new-password');
    expect(await perform(stranger(), 'verifyEmail', { token: reset })).toEqual(refused);
    expect(await perform(stranger(), 'verifyEmail', { token: 'inventé' })).toEqual(refused);
    clock.advance(sevenDays);
    expect(await perform(stranger(), 'verifyEmail', { token })).toEqual(refused);
  });

  it('can wait a week', async () => {
    const { email } = await server.signUp();
    const token = await server.linkTo(email, page);
    clock.advance(sevenDays - 1000);
    expect(await perform(stranger(), 'verifyEmail', { token })).toMatchObject({ email });
  });
});

describe('sending the link again', () => {
  it('ends the one before, and stops after five an hour', async () => {
    const person = await server.signUp();
    const first = await server.linkTo(person.email, page);
    for (let time = 1; time <= 5; time += 1) {
      expect(await perform(person, 'resendVerification')).toMatchObject({ email: person.email });
    }
    expect(await perform(person, 'resendVerification')).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await server.mailsTo(person.email)).toHaveLength(6);
    expect(await perform(person, 'verifyEmail', { token: first })).toEqual(refused);
    const last = await server.linkTo(person.email, page);
    expect(await perform(person, 'verifyEmail', { token: last })).toMatchObject({
      viewer: { emailVerified: true },
    });
    expect(await perform(person, 'resendVerification')).toMatchObject({
      code: 'EMAIL_ALREADY_VERIFIED',
    });
  });
});

describe('an address of COMPLIMENTARY_EMAILS', () => {
  it('opens the main area without a subscription once verified, whatever its case', async () => {
    const person = await server.signUp({ email: 'AMIE@example.org' });
    await person.savePreferences();
    const look = '{ viewer { nextStep household { kitchen { shoppingItems { id } } } } }';
    const before = await person.send(look);
    expect(at(before.data, 'viewer')).toEqual({
      nextStep: 'SUBSCRIPTION',
      household: { kitchen: null },
    });
    const token = await server.linkTo('amie@example.org', page);
    expect(await perform(person, 'verifyEmail', { token })).toMatchObject({
      viewer: { nextStep: 'DASHBOARD' },
    });
    const after = await person.send(look);
    expect(after.data).toEqual({
      viewer: { nextStep: 'DASHBOARD', household: { kitchen: { shoppingItems: [] } } },
    });
  });

  it('goes straight to the dashboard without preferences; only suggestions still ask for them', async () => {
    const person = await server.signUp({ email: 'autre@example.org' });
    const token = await server.linkTo(person.email, page);
    expect(await perform(person, 'verifyEmail', { token })).toMatchObject({
      viewer: { nextStep: 'DASHBOARD' },
    });
    const { data } = await person.send(
      `mutation { startRecipeGeneration(input: { id: "${person.id}", mealType: MAIN }) {
        ... on Refusal { code } } }`,
    );
    expect(at(data, 'startRecipeGeneration.code')).toBe('PREFERENCES_MISSING');
  });
});
