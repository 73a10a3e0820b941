import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perform, stranger } from '../../testkit/account-kit.js';
import { deleteAccount } from '../../testkit/deletion-kit.js';
import { at, type GraphQLClient } from '../../testkit/graphql-client.js';
import { watchHousehold } from '../../testkit/household-kit.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** An open tab, which has been told where things stand. */
async function openTab(client: GraphQLClient) {
  const tab = watchHousehold(server.url, client);
  await tab.next();
  return tab;
}

/** Somebody at their laptop, and a telephone of theirs. */
async function twoDevices() {
  const laptop = await server.payer();
  const phone = stranger(server);
  const { email, password } = laptop;
  await perform(phone, 'signIn', { input: { email, password } });
  return { laptop, phone };
}

async function reset({ email }: Person): Promise<void> {
  await perform(stranger(server), 'requestPasswordReset', { email });
  const token = await server.linkTo(email, '/auth/new-password');
  const input = { token, password: 'une-autre-soupe' };
  await perform(stranger(server), 'resetPassword', { input });
}

async function revokeOthers(person: Person): Promise<void> {
  const { data } = await person.send('{ viewer { sessions { id current } } }');
  const sessions = at(data, 'viewer.sessions');
  for (const session of Array.isArray(sessions) ? sessions : []) {
    const id = at(session, 'id');
    if (at(session, 'current') === false) await perform(person, 'revokeSession', { id });
  }
}

const changePassword = async (person: Person): Promise<void> => {
  const input = { currentPassword: person.password, newPassword: 'une-autre-soupe' };
  await perform(person, 'changePassword', { input });
};

describe('an open page ends at once', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['its device is signed out from another', revokeOthers],
    ['every device is signed out', (person) => perform(person, 'signOutEverywhere')],
    ['the password is changed elsewhere', changePassword],
    ['the password is reset by a link', reset],
    ['the account is deleted elsewhere', (person) => deleteAccount(person)],
  ])('when %s', async (_how, end) => {
    const { laptop, phone } = await twoDevices();
    const tab = await openTab(phone);
    await end(laptop);
    expect(await tab.next()).toBeNull();
  });

  it('when another tab signs out, or in as somebody else', async () => {
    for (const leave of ['signOut', 'signIn'] as const) {
      const person = await server.payer();
      const { email, password } = await server.payer();
      const tab = await openTab(person);
      if (leave === 'signIn') await perform(person, 'signIn', { input: { email, password } });
      else await person.send('mutation { signOut { __typename } }');
      expect(await tab.next()).toBeNull();
    }
  });
});

it('a page whose session goes on hears nothing of one that has ended', async () => {
  const { laptop } = await twoDevices();
  const tab = await openTab(laptop);
  await revokeOthers(laptop);
  await laptop.send('mutation { addShoppingItem(input: { line: "riz" }) { __typename } }');
  expect(await tab.next()).toMatchObject({ shoppingItems: [{ name: 'riz' }] });
  tab.close();
});

describe('an address that is confirmed in a browser where nobody is signed in', () => {
  it('is seen on the device where somebody is', async () => {
    const person = await server.payer();
    const tab = await openTab(person);
    const token = await server.linkTo(person.email, '/auth/verify');
    await perform(stranger(server), 'verifyEmail', { token });
    expect(await tab.next()).toMatchObject({ settings: { id: person.id, emailVerified: true } });
    tab.close();
  });

  it('is seen there when it is another one', async () => {
    const person = await server.payer();
    const tab = await openTab(person);
    const newEmail = `${randomUUID()}@example.org`;
    const input = { newEmail, password: person.password };
    await perform(person, 'requestEmailChange', { input });
    const token = await server.linkTo(newEmail, '/auth/change-email');
    await perform(stranger(server), 'confirmEmailChange', { token });
    expect(await tab.next()).toMatchObject({
      settings: { id: person.id, email: newEmail, emailVerified: true },
    });
    tab.close();
  });
});
