import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { perform, type accountOperations } from '../../testkit/account-kit.js';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

type Name = keyof typeof accountOperations;
type Prepare = (person: Person) => Promise<Record<string, unknown>>;

const newPassword = 'une-autre-soupe';
const nothing: Prepare = () => Promise.resolve({});

/**
 * Statements after the one for the session, what is sent by mail afterwards included. More than three have a reason:
 * opening a session ends the former one, inserts the new one and reads its viewer (3); remembering the browser is one
 * more; handing a mail over finds, claims and forgets its row (3), and a link is read for, held its owner for and made
 * (3); setting a password or an address holds its owner first (1). None of these is done while somebody cooks.
 */
const budgets: [Name, number, Prepare][] = [
  ['updateProfile', 1, () => Promise.resolve({ input: { firstName: 'Léa', lastName: 'Rey' } })],
  ['revokeSession', 1, revocable],
  ['signOutEverywhere', 1, nothing],
  ['verifyEmail', 1, async ({ email }) => ({ token: await server.linkTo(email, '/auth/verify') })],
  ['signIn', 5, ({ email, password }) => Promise.resolve({ input: { email, password } })],
  ['confirmEmailChange', 4, changeAsked],
  [
    'changePassword',
    10,
    ({ password: currentPassword }) => Promise.resolve({ input: { currentPassword, newPassword } }),
  ],
  ['resetPassword', 9, resetAsked],
  ['requestPasswordReset', 8, ({ email }) => Promise.resolve({ email })],
  ['resendVerification', 7, nothing],
  [
    'requestEmailChange',
    15,
    ({ password }) =>
      Promise.resolve({ input: { newEmail: `${randomUUID()}@example.org`, password } }),
  ],
];

async function revocable(person: Person) {
  const { data } = await person.send('{ viewer { sessions { id } } }');
  return { id: at(data, 'viewer.sessions.0.id') };
}

async function changeAsked(person: Person) {
  const newEmail = `${randomUUID()}@example.org`;
  const input = { newEmail, password: person.password };
  await perform(person, 'requestEmailChange', { input });
  return { token: await server.linkTo(newEmail, '/auth/change-email') };
}

async function resetAsked(person: Person) {
  await perform(person, 'requestPasswordReset', { email: person.email });
  const token = await server.linkTo(person.email, '/auth/new-password');
  return { input: { token, password: newPassword } };
}

it.each(budgets)('%s sends %i statements', async (name, expected, prepare) => {
  const person = await server.signUp();
  const variables = await prepare(person);
  server.takeStatements();
  const answer = await perform(person, name, variables);
  await server.app.services.mail.idle();
  const statements = server.takeStatements();
  expect(JSON.stringify(answer)).not.toContain('Refusal');
  expect(statements.length - 1, statements.join('\n')).toBe(expected);
});
