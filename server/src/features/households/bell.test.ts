import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBillingKit, type BillingKit } from '../../testkit/billing-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import { ask, joinHousehold, watchHousehold } from '../../testkit/household-kit.js';
import type { Person } from '../../testkit/person.js';
import { householdOf } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { notifyExpiring } from '../kitchen/inventory/notify-expiring.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
});
afterAll(() => server.close());

const markRead = 'mutation { markNotificationsRead { __typename } }';

/** A subscriber whose bell says nothing yet, and an open tab of theirs. */
async function atHome(url = server.url) {
  const person = await server.payer();
  await person.send(markRead);
  const tab = watchHousehold(url, person);
  await tab.next();
  return { person, tab };
}

const bell = (event: Json) => ({
  unread: at(event, 'notified.notifications.unreadCount'),
  newest: at(event, 'notified.notifications.nodes.0.title'),
});

async function invite(guest: Person): Promise<{ host: Person; id: string }> {
  const host = await server.verified();
  const answer = await ask(host, 'invite', { email: guest.email });
  return { host, id: String(at(answer, 'invitation.id')) };
}

it('rings at once for somebody who is invited, and is silent again when that is taken back', async () => {
  const { person, tab } = await atHome();
  const { host, id } = await invite(person);
  const event = await tab.next();
  expect(event).toMatchObject({ complete: true, settings: null, notified: { id: person.id } });
  expect(bell(event)).toEqual({ unread: 1, newest: 'Une invitation' });
  await ask(host, 'revoke', { id });
  expect(bell(await tab.next())).toMatchObject({ unread: 0 });
  tab.close();
});

it('is read in every tab when it is read in one', async () => {
  const { person, tab } = await atHome();
  await invite(person);
  expect(bell(await tab.next())).toMatchObject({ unread: 1 });
  await person.send(markRead);
  expect(bell(await tab.next())).toMatchObject({ unread: 0 });
  tab.close();
});

it('rings for nobody else of the household', async () => {
  const { person, tab } = await atHome();
  const other = await server.payer();
  await joinHousehold(server, person, other);
  const tabOfOther = watchHousehold(server.url, other);
  await tabOfOther.next();
  await invite(person);
  await other.send('mutation { addShoppingItem(input: { line: "riz" }) { __typename } }');
  expect(await tabOfOther.next()).toMatchObject({ notified: null, shoppingItems: [{}] });
  for (const each of [tab, tabOfOther]) each.close();
});

it('rings for a payment that is refused', async () => {
  const { person, tab } = await atHome();
  await kit.passTime(person, 'next', 'decline');
  await server.settleWebhooks();
  expect(bell(await tab.next())).toEqual({ unread: 1, newest: 'Paiement refusé' });
  tab.close();
});

it('rings for food that expires', async () => {
  const { person, tab } = await atHome();
  await server.app.services.db.inventoryItem.create({
    data: {
      householdId: await householdOf(server, person),
      name: 'Lait',
      // Within the two days that are told of, whether or not midnight strikes meanwhile.
      expirationDate: new Date(Date.now() + 86_400_000),
    },
  });
  await notifyExpiring(server.app.services);
  expect(bell(await tab.next())).toEqual({ unread: 1, newest: 'À manger bientôt' });
  tab.close();
});

/** What processes can share; the embedded database belongs to one alone. `.ci/run` always has both. */
const sharing = ['TEST_DATABASE_URL TEST_REDIS_URL'].filter((names) =>
  names.split(' ').every((name) => process.env[name] !== undefined),
);

it.each(sharing)('rings in a tab that another process on one %s serves', async () => {
  const other = await server.another();
  const { person, tab } = await atHome(`http://localhost:${other.port}`);
  await invite(person);
  expect(bell(await tab.next())).toEqual({ unread: 1, newest: 'Une invitation' });
  tab.close();
  await other.close();
});
