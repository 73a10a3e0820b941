import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManualClock } from '../../../testkit/manual-clock.js';
import { addLine, ask, documents, listOf } from '../../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';

const hour = 3_600_000;
const clock = createManualClock();

/** Every hourly job has run and sleeps again: sessions, shopping, food that expires, billing. */
const hourlyJobsRan = () => clock.sleeping(hour, 4);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
  // Two of them wait a minute before the first time; so do the mails between two.
  await clock.sleeping(60_000, 3);
  clock.advance(60_000);
});
afterAll(() => server.close());

const stored = async () =>
  (await server.app.services.db.shoppingItem.findMany({ orderBy: { name: 'asc' } })).map(
    ({ name }) => name,
  );

it('a deleted line is kept a day for the undo, then cleared away though nobody deletes another', async () => {
  const person = await server.payer();
  const stranger = await server.payer();
  const milk = await addLine(person, 'lait');
  const honey = await addLine(stranger, 'miel');
  await addLine(person, 'pain');
  await ask(person, documents.remove, { ids: [milk] }, 'deleteShoppingItems');
  await ask(stranger, documents.remove, { ids: [honey] }, 'deleteShoppingItems');
  for (let passed = 0; passed < 24; passed += 1) {
    await hourlyJobsRan();
    clock.advance(hour);
  }
  await hourlyJobsRan();
  expect(await stored()).toEqual(['lait', 'miel', 'pain']);
  await ask(person, documents.restore, { ids: [milk] }, 'restoreShoppingItems');
  expect((await listOf(person)).map(({ name }) => name)).toEqual(['pain', 'lait']);

  clock.advance(hour);
  await hourlyJobsRan();
  expect(await stored()).toEqual(['lait', 'pain']);
});

it('a tick’s id is kept for thirty days, in which no device sends it again unnoticed', async () => {
  const person = await server.payer();
  const ids = [await addLine(person, 'sel')];
  const changeId = randomUUID();
  await ask(person, documents.check, { ids, checked: true, changeId }, 'setShoppingItemsChecked');
  const known = () => server.app.services.db.takenTick.count({ where: { id: changeId } });
  await hourlyJobsRan();
  clock.advance(30 * 24 * hour);
  await hourlyJobsRan();
  expect(await known()).toBe(1);

  clock.advance(hour);
  await hourlyJobsRan();
  expect(await known()).toBe(0);
});
