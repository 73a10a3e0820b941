import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBillingKit, startCheckout, type BillingKit } from '../../testkit/billing-kit.js';
import { deleteAccount, tablesWith } from '../../testkit/deletion-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let kit: BillingKit;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
  const { services } = server.app;
  const { endRunningWork } = services;
  services.endRunningWork = async (userId) => {
    await endRunningWork(userId);
    const then = meanwhile;
    meanwhile = nothing;
    await then();
  };
});
afterAll(() => server.close());
const nothing = () => Promise.resolve();
/** What happens, once, between the person’s leave from Stripe and the end of their rows. */
let meanwhile: () => Promise<unknown> = nothing;

beforeEach(async () => {
  await kit.control('outage/end', {});
  person = await server.signUp();
  await person.savePreferences();
});

const done = { __typename: 'DeleteMyAccountPayload', deleted: true };

/** What else happens, once, when the server has had Stripe close the open checkouts. */
function afterClosing(then: () => Promise<unknown>): void {
  const { stripe } = server.app.services;
  const { expireCheckouts } = stripe;
  stripe.expireCheckouts = async (customerId) => {
    stripe.expireCheckouts = expireCheckouts;
    const closed = await expireCheckouts(customerId);
    await then();
    return closed;
  };
}

/** What the same person gets to see in another tab that asks for a checkout. */
const askForCheckout = async (): Promise<Json> => {
  const { data, errors } = await person.send(startCheckout, {});
  return errors[0]?.extensions?.code ?? at(data, 'startCheckout') ?? null;
};

/** Nothing here names the person, and at Stripe nothing of theirs can be charged, now or by a page left open. */
async function expectGone(customerId: string): Promise<void> {
  await server.settleWebhooks();
  for (const text of [person.id, person.email, customerId]) {
    expect(await tablesWith(server, text)).toEqual([]);
  }
  const customer = await kit.stripe.customers.retrieve(customerId);
  expect(customer.deleted).toBe(true);
  const { data } = await kit.stripe.checkout.sessions.list({
    customer: customerId,
    status: 'open',
  });
  expect(data).toEqual([]);
}

/** Pays in another tab; resolves to the subscription that was bought. */
async function pay(): Promise<Stripe.Subscription> {
  await payAtCheckout(await kit.checkoutOf(person));
  return kit.subscriptionOf(person);
}

/** It was ended at once, and the books have its invoice, without a name. */
async function expectEnded({ id, latest_invoice }: Stripe.Subscription): Promise<void> {
  expect((await kit.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  const { db } = server.app.services;
  const invoice = await db.invoice.findUnique({
    where: { stripeInvoiceId: String(latest_invoice) },
  });
  expect(invoice).toMatchObject({ amount: 999, userId: null });
}

it('a checkout that is paid while its account is being deleted ends at once, its invoice kept', async () => {
  await kit.checkoutOf(person);
  const customerId = await kit.customerOf(person);
  const bought: Stripe.Subscription[] = [];
  afterClosing(async () => bought.push(await pay()));
  expect(await deleteAccount(person)).toEqual(done);
  await expectGone(customerId);
  expect(bought).toHaveLength(1);
  for (const subscription of bought) await expectEnded(subscription);
});

it('a person who becomes a customer and pays while the account is being deleted is none any more', async () => {
  let customerId = '';
  const bought: Stripe.Subscription[] = [];
  meanwhile = async () => {
    bought.push(await pay());
    customerId = await kit.customerOf(person);
  };
  expect(await deleteAccount(person)).toEqual(done);
  await expectGone(customerId);
  expect(bought).toHaveLength(1);
  for (const subscription of bought) await expectEnded(subscription);
});

it('a person who becomes a customer while the account is being deleted keeps it while Stripe is away', async () => {
  meanwhile = async () => {
    await pay();
    await kit.control('outage/begin', {});
  };
  expect(await deleteAccount(person)).toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
  await kit.control('outage/end', {});
  await server.settleWebhooks();
  expect(await kit.standingOf(person)).toMatchObject({ subscription: { status: 'ACTIVE' } });
  const customerId = await kit.customerOf(person);
  const bought = await kit.subscriptionOf(person);
  expect(await deleteAccount(person)).toEqual(done);
  await expectGone(customerId);
  await expectEnded(bought);
});

it('a checkout that is opened while its account is being deleted is not one that can be paid', async () => {
  await kit.checkoutOf(person);
  const customerId = await kit.customerOf(person);
  let url = '';
  afterClosing(async () => (url = await kit.checkoutOf(person)));
  expect(await deleteAccount(person)).toEqual(done);
  await expectGone(customerId);
  await expect(payAtCheckout(url)).rejects.toThrow('410');
});

it('an account that goes while its first checkout is opened leaves no customer', async () => {
  const { stripe } = server.app.services;
  const { createCustomer } = stripe;
  let customerId = '';
  stripe.createCustomer = async (customer) => {
    stripe.createCustomer = createCustomer;
    customerId = await createCustomer(customer);
    expect(await deleteAccount(person)).toEqual(done);
    return customerId;
  };
  expect(await askForCheckout()).toBe('UNAUTHENTICATED');
  await expectGone(customerId);
});

it('an account that goes before its checkout is shown is not led to one', async () => {
  const { stripe } = server.app.services;
  const { createCheckout } = stripe;
  let customerId = '';
  stripe.createCheckout = async (checkout) => {
    stripe.createCheckout = createCheckout;
    const url = await createCheckout(checkout);
    ({ customerId } = checkout);
    expect(await deleteAccount(person)).toEqual(done);
    return url;
  };
  expect(await askForCheckout()).toBe('UNAUTHENTICATED');
  await expectGone(customerId);
});
