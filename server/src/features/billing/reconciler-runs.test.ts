import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBillingKit, type BillingKit } from '../../testkit/billing-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const minuteMs = 60_000;
const clock = createManualClock(new Date().toISOString());
let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer({ clock });
  kit = createBillingKit(server);
  await kit.stopDeliveries();
});
afterAll(() => server.close());

/** Has paid, and no webhook told of it. */
async function payer(): Promise<Person> {
  const person = await server.signUp();
  await person.savePreferences();
  await payAtCheckout(await kit.checkoutOf(person));
  return person;
}
/** It says nothing when it is done: it is asked for until it is. */
const untilOpen = (person: Person): Promise<void> =>
  vi.waitFor(async () => expect(await nextStepOf(person)).toBe('DASHBOARD'), { timeout: 30_000 });
const nextStepOf = async (person: Person) => at(await kit.standingOf(person), 'nextStep');

it('the started server asks Stripe by itself, a minute after its start and then every hour', async () => {
  const first = await payer();
  clock.advance(minuteMs - 1);
  expect(await nextStepOf(first)).toBe('SUBSCRIPTION');
  clock.advance(1);
  await untilOpen(first);

  const second = await payer();
  clock.advance(59 * minuteMs);
  expect(await nextStepOf(second)).toBe('SUBSCRIPTION');
  clock.advance(minuteMs);
  await untilOpen(second);
});

it('an event that comes before the first look does not hide how long the server was away', async () => {
  const later = createManualClock(new Date().toISOString());
  const restarted = await startTestServer({ clock: later });
  const { db, stripe } = restarted.app.services;
  const daysAgo = (days: number) => new Date(later.now().getTime() - days * 1440 * minuteMs);
  const [before, longAgo] = [daysAgo(10), daysAgo(11)];
  const just = new Date(later.now().getTime() + minuteMs / 2);
  const type = 'invoice.paid';
  await db.stripeEvent.createMany({
    data: [
      { id: 'evt_before', type, receivedAt: before },
      { id: 'evt_just', type, receivedAt: just },
    ],
  });
  const looks: Date[] = [];
  let isAway = true;
  stripe.eventsSince = (from) => {
    looks.push(from);
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve([]);
  };
  later.advance(minuteMs);
  await vi.waitFor(() => expect(looks).toEqual([longAgo]), { timeout: 30_000 });
  isAway = false;
  // The one that failed has seen nothing: the next looks as far.
  for (const run of [2, 3]) {
    await vi.waitFor(
      () => {
        later.advance(60 * minuteMs);
        expect(looks.length).toBeGreaterThanOrEqual(run);
      },
      { timeout: 30_000 },
    );
  }
  expect(looks[1]).toEqual(longAgo);
  expect(looks[2]?.getTime()).toBeGreaterThan(before.getTime());
  await restarted.close();
});
