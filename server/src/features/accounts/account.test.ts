import { randomUUID } from 'node:crypto';
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
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'popote-device',
      'sb-auth-token',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
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
    [{ phone: '+41' }, 'phone', 'REQUIRED'],
    [{ phone: '0041 ' }, 'phone', 'REQUIRED'],
    [{ phone: '079 123' }, 'phone', 'INVALID'],
    [{ phone: 'plus tard' }, 'phone', 'INVALID'],
    [{ phone: '0'.repeat(41) }, 'phone', 'TOO_LONG'],
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

  it.each([
    ['079 123 45 67', '+41791234567'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['  ', null],
    [null, null],
  ])('reads the telephone number %j as %j', async (phone, stored) => {
    const client = createGraphQLClient(server.url);
    const email = `${randomUUID()}@example.org`;
    await client.send(signUp, { input: { ...input, email, phone } });
    const { data } = await client.send('{ viewer { profile { phone } } }');
    expect(data).toEqual({ viewer: { profile: { phone: stored } } });
  });

  it('stores quotes, emoji and right-to-left letters as they were written', async () => {
    const firstName = `O'Hara "; DROP TABLE "User"; -- 🍲 \u05DE\u05D4`;
    const person = await server.signUp({ firstName });
    const { data } = await person.send('{ viewer { profile { firstName } } }');
    expect(at(data, 'viewer.profile.firstName')).toBe(firstName);
  });
});
