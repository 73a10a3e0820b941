import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmCheckout,
  createBillingKit,
  openPortal,
  startCheckout,
  type BillingKit,
} from '../../testkit/billing-kit.js';
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

const db = () => server.app.services.db;

async function payer(promoCode?: string): Promise<Person> {
  const person = await server.signUp();
  await person.savePreferences();
  const sessionId = await payAtCheckout(await kit.checkoutOf(person, promoCode));
  await person.send(confirmCheckout, { sessionId });
  return person;
}

/** As somebody would in Stripe's Dashboard; what Stripe says of it has not arrived. */
async function deleteAtStripe(person: Person): Promise<void> {
  await kit.stripe.customers.del(await kit.customerOf(person));
}

/** A customer whom Stripe has never heard of, as of another account's key. */
const loseAtStripe = async ({ id }: Person): Promise<void> => {
  const stripeCustomerId = `cus_${randomUUID()}`;
  await db().user.update({ where: { id }, data: { stripeCustomerId } });
};

const ended = { nextStep: 'SUBSCRIPTION', subscription: { status: 'CANCELED', graceEndsAt: null } };

describe.each([
  ['deleted at Stripe', deleteAtStripe],
  ['unknown to Stripe', loseAtStripe],
])('a customer who is %s', (_how, remove) => {
  it('has a subscription that is over, which the hourly job finds', async () => {
    const person = await payer();
    await remove(person);
    // The month that was paid is over.
    const currentPeriodEnd = new Date(Date.now() - 60_000);
    await db().subscription.update({ where: { userId: person.id }, data: { currentPeriodEnd } });
    await reconcileBilling(server.app.services);
    expect(await kit.standingOf(person)).toMatchObject(ended);
    const { subscription } = await kit.rowsOf(person);
    expect(subscription?.currentPeriodEnd).toEqual(currentPeriodEnd);
  });

  it('has no portal', async () => {
    const person = await payer();
    await remove(person);
    const { data } = await person.send(openPortal);
    expect(at(data, 'openBillingPortal')).toEqual({
      __typename: 'BillingRefusal',
      code: 'NO_BILLING_ACCOUNT',
    });
  });

  it('is a new one at the next checkout, and once paid is subscribed', async () => {
    const person = await payer();
    await remove(person);
    const before = await kit.customerOf(person);
    await db().subscription.update({
      where: { userId: person.id },
      data: { status: 'PAST_DUE', pastDueSince: new Date(0) },
    });
    const sessionId = await payAtCheckout(await kit.checkoutOf(person));
    expect(await kit.customerOf(person)).not.toBe(before);
    expect(await kit.standingOf(person)).toMatchObject(ended);
    const { data } = await person.send(confirmCheckout, { sessionId });
    expect(at(data, 'confirmCheckout.viewer')).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: { status: 'ACTIVE' },
    });
    // Of what was paid before, nothing is forgotten.
    expect((await kit.rowsOf(person)).invoices).toHaveLength(2);
  });

  it('is one new one, with one checkout to pay, when two tabs ask for it at once', async () => {
    const person = await server.signUp();
    await kit.checkoutOf(person);
    await remove(person);
    const urls = await Promise.all([kit.checkoutOf(person), kit.checkoutOf(person)]);
    const customer = await kit.customerOf(person);
    const { data: open } = await kit.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open).toHaveLength(1);
    expect(urls).toContain(open[0]?.url);
  });
});

it('what Stripe says of a deleted customer is taken, and ends the subscription that day', async () => {
  const person = await payer('FREE30');
  const events = await kit.eventsOf(person);
  await deleteAtStripe(person);
  const all = await kit.eventsOf(person);
  expect(all.length).toBeGreaterThan(events.length);
  for (const body of all) expect((await kit.deliver(body)).status).toBe(200);
  expect(await kit.standingOf(person)).toMatchObject(ended);
  const { subscription, notifications } = await kit.rowsOf(person);
  expect(subscription?.currentPeriodEnd?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(notifications.map(({ title }) => title).toSorted()).toEqual([
    'Abonnement activé',
    'Abonnement terminé',
  ]);
  // Also what arrives late, once there is a new customer.
  await kit.checkoutOf(person);
  await db().stripeEvent.deleteMany();
  for (const body of all) expect((await kit.deliver(body)).status).toBe(200);
});

it('free days that a deleted customer had are not given again', async () => {
  const person = await payer('FREE30');
  await deleteAtStripe(person);
  await reconcileBilling(server.app.services);
  const { data } = await person.send(startCheckout, { promoCode: 'FREE30' });
  expect(at(data, 'startCheckout.code')).toBe('PROMO_CODE_USED');
  expect(await kit.checkoutOf(person)).toContain('/dev/stripe/checkout/');
});
