import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createGraphQLClient } from '../../testkit/graphql-client.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const signUp = `mutation ($input: SignUpInput!) {
  signUp(input: $input) {
    __typename
    ... on SignUpPayload { token viewer { email emailVerified nextStep profile { firstName lastName } } }
    ... on Refusal { code field }
    ... on InputRefusal { issues { code field min max } }
  }
}`;

const signIn = `mutation ($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignInPayload { token viewer { id email } }
    ... on Refusal { code field }
    ... on RateLimitedRefusal { retryAfterSeconds }
  }
}`;

const whoAmI = '{ viewer { id email } }';
const input = {
  firstName: ' Léa ',
  lastName: 'Bonvin',
  email: 'Lea@Example.org',
  password: 'six6six',
};

describe('signing up', () => {
  it('makes an account, signs in by an HttpOnly cookie, and begins with the questionnaire', async () => {
    const client = createGraphQLClient(server.url);
    const { data, headers } = await client.send(signUp, { input });
    expect(at(data, 'signUp')).toEqual({
      __typename: 'SignUpPayload',
      token: null,
      viewer: {
        email: 'lea@example.org',
        emailVerified: false,
        nextStep: 'QUESTIONNAIRE',
        profile: { firstName: 'Léa', lastName: 'Bonvin' },
      },
    });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^sb-auth-token=/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(at((await client.send(whoAmI)).data, 'viewer.email')).toBe('lea@example.org');
  });

  it('refuses an address that is taken, whatever its case, and keeps the first account', async () => {
    const client = createGraphQLClient(server.url);
    const taken = await server.signUp({ email: 'pris@example.org' });
    const { data } = await client.send(signUp, { input: { ...input, email: 'PRIS@example.org' } });
    expect(at(data, 'signUp')).toEqual({
      __typename: 'EmailTakenRefusal',
      code: 'EMAIL_TAKEN',
      field: 'email',
    });
    expect(client.cookie).toBe('');
    expect(at((await taken.send(whoAmI)).data, 'viewer.id')).toBe(taken.id);
  });

  it.each([
    [{ firstName: '  ' }, 'firstName', 'REQUIRED'],
    [{ lastName: '' }, 'lastName', 'REQUIRED'],
    [{ email: '' }, 'email', 'REQUIRED'],
    [{ email: 'lea@' }, 'email', 'INVALID'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'email', 'TOO_LONG'],
    [{ password: '' }, 'password', 'REQUIRED'],
    [{ password: '12345' }, 'password', 'TOO_SHORT'],
    [{ password: 'x'.repeat(201) }, 'password', 'TOO_LONG'],
    [{ firstName: 'x'.repeat(10_000) }, 'firstName', 'TOO_LONG'],
    [{ firstName: 'L\0a' }, 'firstName', 'INVALID'],
    [{ lastName: 'Bonvin\ud800' }, 'lastName', 'INVALID'],
  ])('names the field at fault: %j', async (change, field, code) => {
    const client = createGraphQLClient(server.url);
    const { data, errors } = await client.send(signUp, { input: { ...input, ...change } });
    expect(errors).toEqual([]);
    expect(at(data, 'signUp')).toMatchObject({ __typename: 'InputRefusal', code, field });
  });

  it('names every field at fault at once', async () => {
    const client = createGraphQLClient(server.url);
    const blank = { firstName: '', lastName: '', email: '', password: '' };
    const { data } = await client.send(signUp, { input: blank });
    expect(at(data, 'signUp.issues')).toMatchObject(
      ['firstName', 'lastName', 'email', 'password'].map((field) => ({ field, code: 'REQUIRED' })),
    );
  });

  it('stores quotes, emoji and right-to-left marks as they were written', async () => {
    const firstName = `O'Hara "; DROP TABLE "User"; -- 🍲 \u202Eabc`;
    const person = await server.signUp({ firstName });
    const { data } = await person.send('{ viewer { profile { firstName } } }');
    expect(at(data, 'viewer.profile.firstName')).toBe(firstName);
  });
});

describe('signing in', () => {
  it('opens a session of its own and ends the one before it', async () => {
    const person = await server.signUp();
    const before = person.cookie;
    const credentials = { email: person.email.toUpperCase(), password: person.password };
    const { data } = await person.send(signIn, { input: credentials });
    expect(at(data, 'signIn.viewer.id')).toBe(person.id);
    expect(person.cookie).not.toBe(before);
    const replay = await server.request('/graphql', {
      method: 'POST',
      headers: { cookie: before, 'content-type': 'application/json' },
      body: JSON.stringify({ query: whoAmI }),
    });
    expect(await replay.json()).toEqual({ data: { viewer: null } });
  });

  it('gives a native client a bearer token that works without a cookie', async () => {
    const person = await server.signUp();
    const response = await server.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-popote-client': 'native' },
      body: JSON.stringify({
        query: signIn,
        variables: { input: { email: person.email, password: person.password } },
      }),
    });
    const body = (await response.json()) as { data: { signIn: { token: string } } };
    const viewed = await server.request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${body.data.signIn.token}`,
      },
      body: JSON.stringify({ query: whoAmI }),
    });
    expect(await viewed.json()).toMatchObject({ data: { viewer: { id: person.id } } });
  });

  it.each([
    ['a wrong password', (email: string) => ({ email, password: 'pas-le-bon' })],
    ['an unknown address', () => ({ email: 'personne@example.org', password: 'pas-le-bon' })],
  ])('refuses %s in the same words', async (_case, credentials) => {
    const { email } = await server.signUp();
    const client = createGraphQLClient(server.url);
    const { data } = await client.send(signIn, { input: credentials(email) });
    expect(at(data, 'signIn')).toEqual({
      __typename: 'CredentialsRefusal',
      code: 'CREDENTIALS_INVALID',
      field: null,
    });
  });

  it('makes the eleventh guess for one account wait, whatever address it comes from', async () => {
    const { email, password } = await server.signUp();
    for (let guess = 1; guess <= 10; guess += 1) {
      const { data } = await createGraphQLClient(server.url).send(signIn, {
        input: { email, password: `guess-${guess}` },
      });
      expect(at(data, 'signIn.code')).toBe('CREDENTIALS_INVALID');
    }
    const { data } = await createGraphQLClient(server.url).send(signIn, {
      input: { email, password },
    });
    expect(at(data, 'signIn.code')).toBe('RATE_LIMITED');
    expect(at(data, 'signIn.retryAfterSeconds')).toBeGreaterThan(0);
  });
});

describe('signing out', () => {
  it('ends the session for good and takes the cookie away', async () => {
    const person = await server.signUp();
    const cookie = person.cookie;
    const { data } = await person.send('mutation { signOut { signedOut } }');
    expect(at(data, 'signOut.signedOut')).toBe(true);
    expect(person.cookie).toBe('');
    const replay = await server.request('/graphql', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query: whoAmI }),
    });
    expect(await replay.json()).toEqual({ data: { viewer: null } });
  });
});
