import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { perform } from './testkit/account-kit.js';
import { createGraphQLClient } from './testkit/graphql-client.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const lure = 'Gagnez 1000 francs sur https://evil.example';

/** Signs in as a browser that calls itself whatever it likes, which nobody has seen before. */
const signInAs = async (userAgent: string, email: string, password: string) => {
  const client = createGraphQLClient(server.url);
  const own = client.headers;
  client.headers = () => ({ ...own(), 'user-agent': userAgent });
  return perform(client, 'signIn', { input: { email, password } });
};

/** Has every letter sent that an account can send. */
async function sendAll(email: string, verified: boolean) {
  const person = await server.signUp({ email, firstName: lure, lastName: lure });
  if (verified) await person.verifyEmail();
  const { password } = person;
  const newEmail = `www.evil.example-${randomUUID()}@example.org`;
  await perform(person, 'requestEmailChange', { input: { newEmail, password } });
  await perform(person, 'requestPasswordReset', { email });
  await signInAs('evil.example/1 (gagnez)', email, password);
  const input = { currentPassword: password, newPassword: 'une-autre-soupe' };
  await perform(person, 'changePassword', { input });
  return { letters: await server.mailsTo(email), toNew: await server.mailsTo(newEmail) };
}

it('33. no letter to an address that nobody has verified carries what somebody typed', async () => {
  const { letters, toNew } = await sendAll(`${randomUUID()}@example.org`, false);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Changement d’adresse email demandé',
    'Choisissez un nouveau mot de passe',
    'Confirmez votre adresse email',
    'Votre mot de passe a été changé',
  ]);
  for (const { subject, text, html } of letters)
    expect(`${subject} ${text} ${html}`).not.toMatch(/evil|Gagnez/i);
  expect(toNew).toHaveLength(1);
  for (const { subject, text, html } of toNew)
    expect(`${subject} ${text} ${html}`).not.toContain(lure);
});

it('33. a letter to a new address greets nobody, and one to a verified address its person', async () => {
  const { letters, toNew } = await sendAll(`${randomUUID()}@example.org`, true);
  for (const { subject, text } of letters)
    if (subject !== 'Confirmez votre adresse email') expect(text).toContain(`Bonjour ${lure},`);
  for (const { text } of toNew) expect(text).not.toContain(lure);
});
