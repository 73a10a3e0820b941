import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTo } from '../../testkit/account-kit.js';
import {
  confirmCheckout,
  createBillingKit,
  failingCard,
  openPortal,
  startCheckout,
  type BillingKit,
} from '../../testkit/billing-kit.js';
import { deleteAccount } from '../../testkit/deletion-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
let kit: BillingKit;
beforeAll(async () => {
  server = await startTestServer();
  kit = createBillingKit(server);
});
afterAll(() => server.close());

async function newcomer(): Promise<Person> {
  const person = await server.signUp();
  await person.savePreferences();
  return person;
}
const nextStepOf = async (person: Person) => at(await kit.standingOf(person), 'nextStep');
const unreachable = () =>
  new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'no answer' });
const declined = { ...failingCard, number: '4000000000000002' };

describe('the checkout', () => {
  it('is for the customer whose making was never answered, whatever their name is now', async () => {
    const person = await newcomer();
    await kit.checkoutOf(person);
    const before = await kit.customerOf(person);
    const { db } = server.app.services;
    // As after an answer that was lost: Stripe has the customer, nobody here knows.
    const data = { stripeCustomerId: null, firstName: 'Sabine', lastName: 'Favre' };
    await db.user.update({ where: { id: person.id }, data });
    expect(await kit.checkoutOf(person)).toContain('/dev/stripe/checkout/');
    expect(await kit.customerOf(person)).toBe(before);
    expect(await kit.stripe.customers.retrieve(before)).toMatchObject({
      email: person.email,
      name: 'Sabine Favre',
    });
  });

  it('opens at the product’s own address, prefilled, in French, for CHF 9.99 a month', async () => {
    const person = await newcomer();
    const url = await kit.checkoutOf(person);
    expect(url.startsWith(`${server.url}/dev/stripe/`)).toBe(true);
    const page = await (await fetch(url)).text();
    expect(page).toContain(person.email);
    expect(page).toMatch(/9[.,]99/);
    const created = (await kit.calls()).findLast(
      ({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions',
    );
    expect(created).toMatchObject({
      method: 'POST',
      error: null,
      params: {
        mode: 'subscription',
        locale: 'fr',
        client_reference_id: person.id,
        success_url: `${server.url}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
        subscription_data: { metadata: { userId: person.id } },
      },
    });
    expect(created?.params).not.toHaveProperty('payment_method_types');
  });

  it('makes the person premium once paid, and says so in one notification', async () => {
    const person = await newcomer();
    const sessionId = await payAtCheckout(await kit.checkoutOf(person));
    const { data } = await person.send(confirmCheckout, { sessionId });
    expect(at(data, 'confirmCheckout.viewer')).toMatchObject({
      nextStep: 'DASHBOARD',
      subscription: {
        plan: 'PREMIUM',
        status: 'ACTIVE',
        trialEndsAt: null,
        cancelAtPeriodEnd: false,
      },
    });
    await person.send(confirmCheckout, { sessionId });
    expect(await kit.standingOf(person)).toMatchObject({
      nextStep: 'DASHBOARD',
      notifications: { unreadCount: 1, nodes: [{ type: 'SYSTEM', readAt: null }] },
    });
    expect((await kit.rowsOf(person)).invoices).toMatchObject([{ amount: 999, currency: 'chf' }]);
  });

  /**
   * More than three, after the session's: whose customer it is, the claim by which an older answer never overwrites a
   * newer one, the subscription, the invoices and the notices, all or none, and then the subscription for the reply.
   * They share a transaction with every webhook, and are sent once in the life of a subscription.
   */
  it('is confirmed in six statements', async () => {
    const person = await newcomer();
    const sessionId = await payAtCheckout(await kit.checkoutOf(person));
    await server.settleWebhooks();
    server.takeStatements();
    await person.send(confirmCheckout, { sessionId });
    const statements = server.takeStatements();
    expect(statements.length - 1, statements.join('\n')).toBe(6);
  });

  it('refuses a declined card on its page and leaves the person unsubscribed', async () => {
    const person = await newcomer();
    const url = await kit.checkoutOf(person);
    await expect(payAtCheckout(url, declined)).rejects.toThrow('refused');
    expect(await nextStepOf(person)).toBe('SUBSCRIPTION');
    await payAtCheckout(url);
  });

  it('leaves one checkout to pay, however many were opened', async () => {
    const person = await newcomer();
    const [first, second] = [await kit.checkoutOf(person), await kit.checkoutOf(person)];
    await expect(payAtCheckout(first)).rejects.toThrow('410');
    await payAtCheckout(second);
  });

  it('leaves one to pay, and leads to it, when two tabs ask for it at once', async () => {
    const person = await newcomer();
    await kit.checkoutOf(person);
    const urls = await Promise.all([kit.checkoutOf(person), kit.checkoutOf(person)]);
    const customer = await kit.customerOf(person);
    const { data: open } = await kit.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open).toHaveLength(1);
    expect(urls).toContain(open[0]?.url);
    await payAtCheckout(String(open[0]?.url));
  });

  it('is filled in with the address of today', async () => {
    const person = await newcomer();
    await kit.checkoutOf(person);
    const email = `new-${person.email}`;
    await server.app.services.db.user.update({ where: { id: person.id }, data: { email } });
    expect(await (await fetch(await kit.checkoutOf(person))).text()).toContain(email);
  });

  it('is not opened for whoever is subscribed', async () => {
    const person = await server.payer();
    const { data } = await person.send(startCheckout, {});
    expect(at(data, 'startCheckout.code')).toBe('ALREADY_SUBSCRIBED');
  });

  it('finds a payment whose news was lost, instead of taking a second one', async () => {
    const person = await newcomer();
    await payAtCheckout(await kit.checkoutOf(person));
    await server.settleWebhooks();
    await server.app.services.db.subscription.deleteMany({ where: { userId: person.id } });
    expect(await nextStepOf(person)).toBe('SUBSCRIPTION');
    const { data } = await person.send(startCheckout, {});
    expect(at(data, 'startCheckout')).toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      viewer: { nextStep: 'DASHBOARD', subscription: { status: 'ACTIVE' } },
    });
    expect(await nextStepOf(person)).toBe('DASHBOARD');
  });
});

describe('FREE30', () => {
  it('gives thirty days, once per person', async () => {
    const person = await newcomer();
    const sessionId = await payAtCheckout(await kit.checkoutOf(person, ' free30 '));
    const { data } = await person.send(confirmCheckout, { sessionId });
    expect(at(data, 'confirmCheckout.viewer.subscription.status')).toBe('TRIALING');
    const end = Date.parse(String(at(data, 'confirmCheckout.viewer.subscription.trialEndsAt')));
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(30);
    // Nothing was taken, so nothing is kept for the books.
    expect((await kit.rowsOf(person)).invoices).toEqual([]);
    const { id } = await kit.subscriptionOf(person);
    await kit.stripe.subscriptions.cancel(id);
    await server.settleWebhooks();
    const { data: again } = await person.send(startCheckout, { promoCode: 'FREE30' });
    expect(at(again, 'startCheckout')).toEqual({
      __typename: 'PromoCodeRefusal',
      code: 'PROMO_CODE_USED',
      field: 'promoCode',
    });
    expect(at((await person.send(startCheckout, {})).data, 'startCheckout.__typename')).toBe(
      'StartCheckoutPayload',
    );
  });

  it('is not given again because the news of the first time was lost', async () => {
    const person = await newcomer();
    await payAtCheckout(await kit.checkoutOf(person, 'FREE30'));
    await kit.stripe.subscriptions.cancel((await kit.subscriptionOf(person)).id);
    await server.settleWebhooks();
    const { db } = server.app.services;
    await db.user.update({ where: { id: person.id }, data: { trialUsedAt: null } });
    const { data } = await person.send(startCheckout, { promoCode: 'FREE30' });
    expect(at(data, 'startCheckout.code')).toBe('PROMO_CODE_USED');
  });

  it('is not given again to an address whose account was deleted, or moved on', async () => {
    const person = await newcomer();
    await payAtCheckout(await kit.checkoutOf(person, 'FREE30'));
    await server.settleWebhooks();
    const { email: first } = person;
    const second = `second-${first}`;
    await moveTo(server, person, second);
    await deleteAccount(person);
    for (const email of [first, second.toUpperCase()]) {
      const again = await server.signUp({ email });
      const { data } = await again.send(startCheckout, { promoCode: 'FREE30' });
      expect(at(data, 'startCheckout')).toMatchObject({
        code: 'PROMO_CODE_USED',
        field: 'promoCode',
      });
      expect(await kit.checkoutOf(again)).toContain('/dev/stripe/checkout/');
    }
  });

  it('is given where an account was deleted that never had it', async () => {
    const person = await server.payer();
    await deleteAccount(person);
    const again = await server.signUp({ email: person.email });
    expect(await kit.checkoutOf(again, 'FREE30')).toContain('/dev/stripe/checkout/');
  });

  it.each(['GRATUIT', 'FREE30FREE30', 'free 30', '<script>'])('does not go by %j', async (code) => {
    const person = await server.signUp();
    const { data } = await person.send(startCheckout, { promoCode: code });
    expect(at(data, 'startCheckout')).toMatchObject({
      code: 'PROMO_CODE_INVALID',
      field: 'promoCode',
    });
  });
});

describe('premium is believed from Stripe alone', () => {
  it('not from a checkout that was never paid', async () => {
    const person = await newcomer();
    const sessionId = (await kit.checkoutOf(person)).split('/').at(-1);
    const { data } = await person.send(confirmCheckout, { sessionId });
    expect(at(data, 'confirmCheckout.code')).toBe('PAYMENT_NOT_COMPLETED');
    expect(await nextStepOf(person)).toBe('SUBSCRIPTION');
  });

  it('not from another person’s checkout', async () => {
    const [payer, other] = [await newcomer(), await newcomer()];
    const sessionId = await payAtCheckout(await kit.checkoutOf(payer));
    const { data } = await other.send(confirmCheckout, { sessionId });
    expect(at(data, 'confirmCheckout')).toMatchObject({ code: 'NOT_FOUND', field: 'sessionId' });
    expect(await nextStepOf(other)).toBe('SUBSCRIPTION');
  });

  it('not from a session that does not exist', async () => {
    const person = await server.signUp();
    const { data } = await person.send(confirmCheckout, { sessionId: 'cs_test_nothing' });
    expect(at(data, 'confirmCheckout.code')).toBe('NOT_FOUND');
  });
});

it('opens the portal for whoever has been to the checkout, and says so to whoever has not', async () => {
  const [subscriber, stranger] = [await server.payer(), await server.signUp()];
  const { data } = await subscriber.send(openPortal);
  const page = await fetch(String(at(data, 'openBillingPortal.portalUrl')));
  expect(page.status).toBe(200);
  const { data: none } = await stranger.send(openPortal);
  expect(at(none, 'openBillingPortal.code')).toBe('NO_BILLING_ACCOUNT');
});

it('says that Stripe does not answer, and opens no portal', async () => {
  const subscriber = await server.payer();
  await kit.control('outage/begin', {});
  const { data } = await subscriber.send(openPortal);
  await kit.control('outage/end', {});
  expect(at(data, 'openBillingPortal.code')).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
});

it('says that Stripe does not answer, and takes nothing', async () => {
  const lonely = await startTestServer({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_PRICE_ID: 'price_x',
    },
  });
  const { stripe } = lonely.app.services;
  // Nobody answers at the real address here either, but after retries that nobody should wait for.
  stripe.createCustomer = () => Promise.reject(unreachable());
  const person = await lonely.signUp();
  const { data } = await person.send(startCheckout, {});
  expect(at(data, 'startCheckout.code')).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
  await lonely.close();
});
