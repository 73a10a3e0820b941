import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBillingKit, type BillingKit } from '../../testkit/billing-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { reconcileBilling } from './reconcile-billing.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
  await kit.stopDeliveries();
});
afterAll(() => server.close());

const reconcile = () => reconcileBilling(server.app.services);

async function payer(): Promise<Person> {
  const person = await server.signUp();
  await person.savePreferences();
  await payAtCheckout(await kit.checkoutOf(person));
  return person;
}

it('finds a payment that no webhook told of, once', async () => {
  const person = await payer();
  expect(at(await kit.standingOf(person), 'nextStep')).toBe('SUBSCRIPTION');
  expect(await reconcile()).toBeGreaterThan(0);
  expect(await kit.standingOf(person)).toMatchObject({
    nextStep: 'DASHBOARD',
    notifications: { unreadCount: 1 },
  });
  const before = await kit.rowsOf(person);
  expect(await reconcile()).toBe(0);
  expect(await kit.rowsOf(person)).toEqual(before);
});

it('finds an end that no webhook told of, even when Stripe has forgotten the event', async () => {
  const person = await payer();
  await reconcile();
  await kit.stripe.subscriptions.update((await kit.subscriptionOf(person)).id, {
    cancel_at_period_end: true,
  });
  await kit.passTime(person, 'period_end');
  const { stripe, db } = server.app.services;
  const { eventsSince } = stripe;
  stripe.eventsSince = () => Promise.resolve([]);
  // The row is what it was when the month began, and that month is over.
  await db.subscription.update({
    where: { userId: person.id },
    data: { currentPeriodEnd: new Date(Date.now() - 1000) },
  });
  expect(await reconcile()).toBe(1);
  stripe.eventsSince = eventsSince;
  expect(await kit.standingOf(person)).toMatchObject({
    nextStep: 'SUBSCRIPTION',
    subscription: { status: 'CANCELED' },
  });
});

it('asks again about a payment that is due, and opens what was paid since', async () => {
  const person = await payer();
  await reconcile();
  await kit.passTime(person, 'period_end', 'decline');
  await reconcile();
  expect(at(await kit.standingOf(person), 'subscription.status')).toBe('PAST_DUE');
  const { latest_invoice: invoice } = await kit.subscriptionOf(person);
  await kit.stripe.invoices.pay(String(invoice));
  await reconcile();
  expect(at(await kit.standingOf(person), 'subscription.status')).toBe('ACTIVE');
});

it('lets nobody wait for somebody whom Stripe cannot be asked about', async () => {
  const [gone, other] = [await payer(), await payer()];
  const { stripe } = server.app.services;
  const { readBilling } = stripe;
  const lost = await kit.customerOf(gone);
  stripe.readBilling = (id) =>
    id === lost ? Promise.reject(new Error('no answer')) : readBilling(id);
  await reconcile();
  stripe.readBilling = readBilling;
  expect(at(await kit.standingOf(gone), 'nextStep')).toBe('SUBSCRIPTION');
  expect(at(await kit.standingOf(other), 'nextStep')).toBe('DASHBOARD');
  await reconcile();
  expect(at(await kit.standingOf(gone), 'nextStep')).toBe('DASHBOARD');
});

it('looks as far back as Stripe tries to deliver, whatever has come in the meantime', async () => {
  const { db, stripe } = server.app.services;
  await db.stripeEvent.create({ data: { id: 'evt_of_today', type: 'invoice.paid' } });
  const { eventsSince } = stripe;
  const looks: number[] = [];
  stripe.eventsSince = (from) => {
    looks.push(Date.now() - from.getTime());
    return Promise.resolve([]);
  };
  await reconcile();
  stripe.eventsSince = eventsSince;
  expect(looks).toHaveLength(1);
  expect(looks[0]).toBeGreaterThanOrEqual(3 * 86_400_000);
});

it('forgets events that Stripe has forgotten long since', async () => {
  const { db } = server.app.services;
  const old = new Date(Date.now() - 61 * 86_400_000);
  await db.stripeEvent.create({ data: { id: 'evt_old', type: 'invoice.paid', receivedAt: old } });
  await reconcile();
  expect(await db.stripeEvent.findUnique({ where: { id: 'evt_old' } })).toBeNull();
});
