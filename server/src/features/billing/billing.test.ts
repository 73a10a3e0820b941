import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
import { payAtCheckout } from '../../testkit/pay-at-checkout.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const startCheckout = `mutation ($promoCode: String) {
  startCheckout(promoCode: $promoCode) {
    __typename
    ... on StartCheckoutPayload { checkoutUrl }
    ... on Refusal { code field }
  }
}`;

const confirmCheckout = `mutation ($sessionId: String!) {
  confirmCheckout(sessionId: $sessionId) {
    __typename
    ... on ConfirmCheckoutPayload {
      viewer { nextStep subscription { plan status trialEndsAt currentPeriodEnd cancelAtPeriodEnd } }
    }
    ... on Refusal { code field }
  }
}`;

const standing = `{ viewer {
  nextStep
  subscription { plan status }
  notifications { unreadCount nodes { title message type readAt } }
} }`;

interface Captured {
  method: string;
  path: string;
  params: Record<string, unknown>;
  error: string | null;
}

async function stripeControl(path: string): Promise<{ data: Captured[] }> {
  const response = await fetch(`${server.app.standins.stripe?.url}/_control/${path}`);
  return (await response.json()) as { data: Captured[] };
}

async function checkoutOf(person: Person, promoCode?: string): Promise<string> {
  const { data } = await person.send(startCheckout, { promoCode });
  return String(at(data, 'startCheckout.checkoutUrl'));
}

const declined = { number: '4000000000000002', expiry: '12/39', cvc: '123', name: 'Camille Rey' };

describe('the checkout', () => {
  it('opens at the product’s own address, prefilled, in French, for CHF 9.99 a month', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    const url = await checkoutOf(person);
    expect(url.startsWith(`${server.url}/dev/stripe/`)).toBe(true);
    const page = await (await fetch(url)).text();
    expect(page).toContain(person.email);
    expect(page).toMatch(/9[.,]99/);
    const { data: requests } = await stripeControl('requests');
    const created = requests.findLast(({ path }) => path === '/v1/checkout/sessions');
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
    const person = await server.signUp();
    await person.savePreferences();
    const sessionId = await payAtCheckout(await checkoutOf(person));
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
    const { data: after } = await person.send(standing);
    expect(at(after, 'viewer.nextStep')).toBe('DASHBOARD');
    expect(at(after, 'viewer.notifications.unreadCount')).toBe(1);
    expect(at(after, 'viewer.notifications.nodes')).toMatchObject([
      { type: 'SYSTEM', readAt: null },
    ]);
  });

  it('refuses a declined card on its page and leaves the person unsubscribed', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    const url = await checkoutOf(person);
    await expect(payAtCheckout(url, declined)).rejects.toThrow('refused');
    const { data } = await person.send(standing);
    expect(at(data, 'viewer.nextStep')).toBe('SUBSCRIPTION');
    await payAtCheckout(url);
  });

  it('gives thirty days for FREE30, once per person', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    const sessionId = await payAtCheckout(await checkoutOf(person, ' free30 '));
    const { data } = await person.send(confirmCheckout, { sessionId });
    const subscription = at(data, 'confirmCheckout.viewer.subscription');
    expect(subscription).toMatchObject({ status: 'TRIALING' });
    const days =
      (Date.parse(String(at(data, 'confirmCheckout.viewer.subscription.trialEndsAt'))) -
        Date.now()) /
      86_400_000;
    expect(Math.round(days)).toBe(30);
    // A webhook that is still on its way would bring the subscription back.
    await server.settleWebhooks();
    const { db } = server.app.services;
    await db.subscription.update({ where: { userId: person.id }, data: { status: 'CANCELED' } });
    const { data: again } = await person.send(startCheckout, { promoCode: 'FREE30' });
    expect(at(again, 'startCheckout')).toEqual({
      __typename: 'PromoCodeRefusal',
      code: 'PROMO_CODE_USED',
      field: 'promoCode',
    });
  });

  it('says that a promo code is wrong', async () => {
    const person = await server.signUp();
    const { data } = await person.send(startCheckout, { promoCode: 'GRATUIT' });
    expect(at(data, 'startCheckout')).toMatchObject({
      code: 'PROMO_CODE_INVALID',
      field: 'promoCode',
    });
  });

  it('is not opened twice for one household', async () => {
    const person = await server.subscriber();
    const { data } = await person.send(startCheckout, {});
    expect(at(data, 'startCheckout.code')).toBe('ALREADY_SUBSCRIBED');
  });
});

describe('premium is believed from Stripe alone', () => {
  it('not from a checkout that was never paid', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    const sessionId = (await checkoutOf(person)).split('/').at(-1);
    const { data } = await person.send(confirmCheckout, { sessionId });
    expect(at(data, 'confirmCheckout.code')).toBe('PAYMENT_NOT_COMPLETED');
    expect(at((await person.send(standing)).data, 'viewer.nextStep')).toBe('SUBSCRIPTION');
  });

  it('not from another person’s checkout', async () => {
    const [payer, other] = [await server.signUp(), await server.signUp()];
    await Promise.all([payer.savePreferences(), other.savePreferences()]);
    const sessionId = await payAtCheckout(await checkoutOf(payer));
    const { data } = await other.send(confirmCheckout, { sessionId });
    expect(at(data, 'confirmCheckout')).toMatchObject({ code: 'NOT_FOUND', field: 'sessionId' });
    expect(at((await other.send(standing)).data, 'viewer.nextStep')).toBe('SUBSCRIPTION');
  });

  it('not from a session that does not exist', async () => {
    const person = await server.signUp();
    const { data } = await person.send(confirmCheckout, { sessionId: 'cs_test_nothing' });
    expect(at(data, 'confirmCheckout.code')).toBe('NOT_FOUND');
  });
});

describe('the webhook', () => {
  const deliver = (body: string, headers: Record<string, string>) =>
    server.request('/webhooks/stripe', { method: 'POST', body, headers });

  const sign = (body: string, secret: string, seconds: number) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

  const now = () => Math.floor(Date.now() / 1000);
  const secret = () => server.app.standins.stripe?.webhookSecret ?? '';

  async function eventFor(person: Person): Promise<string> {
    const { stripeCustomerId } = await server.app.services.db.user.findUniqueOrThrow({
      where: { id: person.id },
    });
    return JSON.stringify({
      id: `evt_${person.id}`,
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { object: 'subscription', customer: stripeCustomerId, status: 'active' } },
    });
  }

  it('makes the person premium when they never come back from the checkout', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    await payAtCheckout(await checkoutOf(person));
    const body = await eventFor(person);
    const response = await deliver(body, { 'stripe-signature': sign(body, secret(), now()) });
    expect(response.status).toBe(200);
    expect(at((await person.send(standing)).data, 'viewer.nextStep')).toBe('DASHBOARD');
  });

  it('believes Stripe, not what an event claims', async () => {
    const person = await server.signUp();
    await person.savePreferences();
    await checkoutOf(person);
    const body = await eventFor(person);
    const response = await deliver(body, { 'stripe-signature': sign(body, secret(), now()) });
    expect(response.status).toBe(200);
    expect(at((await person.send(standing)).data, 'viewer.nextStep')).toBe('SUBSCRIPTION');
  });

  it.each([
    ['unsigned', () => ''],
    ['forged', (body: string) => sign(body, 'whsec_guessed', now())],
    ['altered', (body: string) => sign(`${body} `, secret(), now())],
    ['stale', (body: string) => sign(body, secret(), now() - 301)],
  ])('an event that is %s gets 400 and changes nothing', async (_case, signature) => {
    const person = await server.signUp();
    await person.savePreferences();
    await payAtCheckout(await checkoutOf(person));
    await server.app.services.db.subscription.deleteMany({ where: { userId: person.id } });
    const body = await eventFor(person);
    const response = await deliver(body, { 'stripe-signature': signature(body) });
    expect(response.status).toBe(400);
    const stored = await server.app.services.db.stripeEvent.findUnique({
      where: { id: `evt_${person.id}` },
    });
    expect(stored).toBeNull();
  });

  it('has one effect when fifty deliveries of one event arrive at once', async () => {
    const person = await server.subscriber();
    const body = await eventFor(person);
    const headers = { 'stripe-signature': sign(body, secret(), now()) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { data } = await person.send(standing);
    expect(at(data, 'viewer.notifications.unreadCount')).toBe(1);
    const stored = await server.app.services.db.stripeEvent.count({
      where: { id: `evt_${person.id}` },
    });
    expect(stored).toBe(1);
  });
});

it('opens the portal for whoever has been to the checkout, and says so to whoever has not', async () => {
  const openPortal = `mutation { openBillingPortal {
    __typename ... on OpenBillingPortalPayload { portalUrl } ... on Refusal { code }
  } }`;
  const [subscriber, newcomer] = [await server.subscriber(), await server.signUp()];
  const { data } = await subscriber.send(openPortal);
  const page = await fetch(String(at(data, 'openBillingPortal.portalUrl')));
  expect(page.status).toBe(200);
  const { data: none } = await newcomer.send(openPortal);
  expect(at(none, 'openBillingPortal.code')).toBe('NO_BILLING_ACCOUNT');
});
