import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveTo, perform, stranger, whoIs } from '../../testkit/account-kit.js';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

const newPassword = 'une-autre-soupe';
let server: TestServer;
let person: Person;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.signUp()));
afterAll(() => server.close());

const signIn = (password: string, client = stranger(server)) =>
  perform(client, 'signIn', { input: { email: person.email, password } });

/** Follows a link for a forgotten password, once it is asked to. */
async function resetReady(): Promise<() => Promise<unknown>> {
  await perform(stranger(server), 'requestPasswordReset', { email: person.email });
  const token = await server.linkTo(person.email, '/auth/new-password');
  const input = { token, password: newPassword };
  return () => perform(stranger(server), 'resetPassword', { input });
}

/** Lets something happen, once, between the reading of a password's hash and what is done on its word. */
function whileComparing(then: () => Promise<unknown>): void {
  const compare = vi.mocked(verify).getMockImplementation();
  if (!compare) throw new Error('Nothing is compared.');
  vi.mocked(verify).mockImplementationOnce(async (...compared) => {
    const matches = await compare(...compared);
    await then();
    return matches;
  });
}

describe('26. a password that is reset while it is being compared', () => {
  it('opens no session', async () => {
    whileComparing(await resetReady());
    const browser = stranger(server);
    expect(await signIn(person.password, browser)).toEqual({
      __typename: 'CredentialsRefusal',
      code: 'CREDENTIALS_INVALID',
      field: null,
    });
    expect(await whoIs(browser)).toBeNull();
    const { db } = server.app.services;
    expect(await db.session.count({ where: { userId: person.id } })).toBe(0);
    expect(await signIn(newPassword)).toMatchObject({ viewer: { id: person.id } });
  });

  it('opens no session, whichever of many comes first', async () => {
    const browsers = Array.from({ length: 8 }, () => stranger(server));
    const reset = await resetReady();
    await Promise.all([
      ...browsers.slice(4).map((browser) => signIn(person.password, browser)),
      reset(),
      ...browsers.slice(0, 4).map((browser) => signIn(person.password, browser)),
    ]);
    for (const browser of browsers) expect(await whoIs(browser)).toBeNull();
  });

  it('is not changed to another on its word', async () => {
    whileComparing(await resetReady());
    const input = { currentPassword: person.password, newPassword: 'celle-du-voleur' };
    expect(await perform(person, 'changePassword', { input })).toEqual({
      __typename: 'PasswordRefusal',
      code: 'PASSWORD_INVALID',
      field: 'currentPassword',
    });
    expect(await whoIs(person)).toBeNull();
    expect(await signIn('celle-du-voleur')).toMatchObject({ code: 'CREDENTIALS_INVALID' });
    expect(await signIn(newPassword)).toMatchObject({ viewer: { id: person.id } });
  });
});

it('26. a password that is reset while it is being compared lets no other address be asked for', async () => {
  const newEmail = `voleur-${person.email}`;
  whileComparing(await resetReady());
  const input = { newEmail, password: person.password };
  expect(await perform(person, 'requestEmailChange', { input })).toEqual({
    __typename: 'PasswordRefusal',
    code: 'PASSWORD_INVALID',
    field: 'password',
  });
  expect(await server.mailsTo(newEmail)).toEqual([]);
});

it('one of two changes of a password at once is made', async () => {
  const change = (password: string) =>
    perform(person, 'changePassword', {
      input: { currentPassword: person.password, newPassword: password },
    });
  whileComparing(() => change('la-premiere'));
  expect(await change('la-seconde')).toMatchObject({ code: 'PASSWORD_INVALID' });
  expect(await signIn('la-premiere')).toMatchObject({ viewer: { id: person.id } });
});

it('a session that renews its token stays the same device', async () => {
  const sessions = '{ viewer { sessions { id current } } }';
  const before = (await person.send(sessions)).data;
  const cookie = person.cookie;
  await moveTo(server, person, `nouvelle-${person.email}`);
  expect(person.cookie).not.toBe(cookie);
  expect(at((await person.send(sessions)).data, 'viewer')).toEqual(at(before, 'viewer'));
});
