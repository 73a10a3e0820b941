import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
import { joinHousehold } from '../../testkit/household-kit.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import type { Person } from '../../testkit/person.js';
import { householdOf } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { notifyExpiring } from '../kitchen/inventory/notify-expiring.js';

// The same day all along: « at most once a day » is what is counted.
const clock = createManualClock();
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

const settings = 'viewer { id notificationSettings { id expiringFood } }';

async function choose(person: Person, expiringFood: boolean) {
  const { data, errors } = await person.send(
    `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { ${settings} } }`,
    { input: { expiringFood } },
  );
  expect(errors).toEqual([]);
  return at(data, 'updateNotificationSettings.viewer.notificationSettings');
}

const titles = async (person: Person) => {
  const { data } = await person.send('{ viewer { notifications { nodes { title } } } }');
  return at(data, 'viewer.notifications.nodes');
};

it('says what expires unless a person, and only that person, does not want to know', async () => {
  const [host, guest] = [await server.signUp(), await server.signUp()];
  await joinHousehold(server, host, guest);
  const { db } = server.app.services;
  const { data } = await guest.send(`{ ${settings} }`);
  expect(at(data, 'viewer.notificationSettings')).toEqual({ id: guest.id, expiringFood: true });
  expect(await choose(guest, false)).toEqual({ id: guest.id, expiringFood: false });
  await db.notification.deleteMany({});
  await db.inventoryItem.create({
    data: {
      householdId: await householdOf(server, host),
      name: 'Lait',
      expirationDate: clock.now(),
    },
  });
  await notifyExpiring(server.app.services);
  expect(await titles(host)).toEqual([{ title: 'À manger bientôt' }]);
  expect(await titles(guest)).toEqual([]);

  expect(await choose(guest, true)).toMatchObject({ expiringFood: true });
  await notifyExpiring(server.app.services);
  expect(await titles(guest)).toEqual([{ title: 'À manger bientôt' }]);
  expect(await titles(host)).toHaveLength(1);
});
