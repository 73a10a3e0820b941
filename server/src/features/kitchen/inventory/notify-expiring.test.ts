import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinHousehold } from '../../../testkit/household-kit.js';
import { at, type Json } from '../../../testkit/graphql-client.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import type { Person } from '../../../testkit/person.js';
import { householdOf } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import { expiringNotice } from './expiring-notice.fr.js';
import { notifyExpiring } from './notify-expiring.js';

const hour = 3_600_000;
// Half past midnight in Zurich: the day is the 22nd there.
const clock = createManualClock('2026-11-21T23:30:00Z');
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

async function told(person: Person): Promise<Json[]> {
  const { data } = await person.send(
    '{ viewer { notifications(first: 20) { nodes { type message } } } }',
  );
  const nodes = at(data, 'viewer.notifications.nodes');
  const ours = (node: Json) => at(node, 'type') === 'INVENTORY_EXPIRING';
  return Array.isArray(nodes) ? nodes.filter(ours).map((node) => at(node, 'message') ?? null) : [];
}

const stock = async (person: Person, name: string, day: string) =>
  server.app.services.db.inventoryItem.createMany({
    data: {
      householdId: await householdOf(server, person),
      name,
      expirationDate: new Date(day),
    },
  });

it('tells every member once a day what expires within two days, and nobody else', async () => {
  const [host, guest, idle] = await Promise.all([
    server.signUp(),
    server.signUp(),
    server.signUp(),
  ]);
  await joinHousehold(server, host, guest);
  await stock(host, 'Crème', '2026-11-24');
  await stock(guest, 'Lait', '2026-11-22');
  await stock(host, 'Yogourt', '2026-11-25');
  await stock(host, 'Vieux beurre', '2026-11-21');
  await stock(idle, 'Riz', '2027-11-25');
  await clock.sleeping(60_000);
  clock.advance(60_000);
  const message = 'Chez vous, ces aliments arrivent à leur date\u202f: Lait et Crème.';
  for (const person of [host, guest]) await expect.poll(() => told(person)).toEqual([message]);
  expect(await told(idle)).toEqual([]);

  // The same day: nothing new, whatever came in since.
  await stock(host, 'Jambon', '2026-11-22');
  await notifyExpiring(server.app.services);
  expect(await told(host)).toHaveLength(1);

  clock.advance(24 * hour);
  await expect.poll(() => told(host)).toHaveLength(2);
  await notifyExpiring(server.app.services);
  expect((await told(host))[0]).toContain('Crème et Yogourt');
  expect(await told(guest)).toHaveLength(2);
});

it.each([
  [['Lait'], 1, 'À manger bientôt', 'un aliment arrive à sa date\u202f: Lait.'],
  [['A', 'B', 'C'], 3, '3 aliments à manger bientôt', 'A, B et C.'],
  [['A', 'B', 'C'], 4, '4 aliments à manger bientôt', 'A, B, C et 1 autre aliment.'],
  [['A', 'B', 'C'], 9, '9 aliments à manger bientôt', 'A, B, C et 6 autres aliments.'],
])('says %j of %i', (names, count, title, end) => {
  const notice = expiringNotice(names, count);
  expect(notice.title).toBe(title);
  expect(notice.message.endsWith(end)).toBe(true);
});

it.each([
  [1, 1, 'arrive à sa date estimée'],
  [2, 2, 'arrivent à leur date estimée'],
  [2, 1, 'arrivent à leur date, parfois estimée'],
])('says of %i dates that %i are estimates', (count, estimated, said) => {
  expect(expiringNotice(['A', 'B'].slice(0, count), count, estimated).message).toContain(said);
});
