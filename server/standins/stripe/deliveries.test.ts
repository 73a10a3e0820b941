import { afterEach, beforeEach, expect, test } from 'vitest';
import Stripe from 'stripe';
import { signatureHeader } from './signature.js';
import {
  GOOD_CARD,
  WEBHOOK_SECRET,
  createCheckout,
  startHarness,
  startReceiver,
  subscribe,
} from './testkit.js';
import type { Harness } from './testkit.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness({ retryDelaysMs: [0] });
});
afterEach(() => harness.close());

const PURCHASE = [
  'product.created',
  'price.created',
  'customer.created',
  'payment_method.attached',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
  'checkout.session.completed',
];

test('a purchase is told in order, signed so that the SDK accepts it', async () => {
  const { receiver } = harness;
  const subscription = await subscribe(harness);
  await receiver.until(PURCHASE.length);
  expect(receiver.types()).toEqual(PURCHASE);
  const created = receiver.received.find(
    ({ event }) => event.type === 'customer.subscription.created',
  );
  expect(created?.event.data.object).toMatchObject({ id: subscription.id, status: 'active' });
  expect(created?.event.api_version).toBe(Stripe.API_VERSION);
});

test('an altered body, another secret and an old time are not accepted', () => {
  const now = Math.floor(Date.now() / 1000);
  const body = '{"id":"evt_1","object":"event"}';
  const header = signatureHeader(body, WEBHOOK_SECRET, now);
  const check = (text: string, signature: string, secret: string) => () =>
    Stripe.webhooks.constructEvent(text, signature, secret);
  expect(check(body, header, WEBHOOK_SECRET)).not.toThrow();
  expect(check(`${body} `, header, WEBHOOK_SECRET)).toThrow(/signature/);
  expect(check(body, header, 'whsec_other')).toThrow(/signature/);
  const stale = signatureHeader(body, WEBHOOK_SECRET, now - 301);
  expect(check(body, stale, WEBHOOK_SECRET)).toThrow(/tolerance/);
});

test('a receiver that answers 500 is tried again until it takes the event', async () => {
  const { receiver, stripe } = harness;
  receiver.answerWith((attempt) => (attempt <= 3 ? 500 : 200));
  const customer = await stripe.customers.create({ email: 'camille@example.test' });
  await receiver.until(1);
  expect(receiver.attempts()).toBe(4);
  expect(receiver.received[0]?.event.data.object).toMatchObject({ id: customer.id });
});

test('an event that is never taken holds up no other', async () => {
  const { receiver, stripe, control } = harness;
  await control('deliveries/stop', {});
  await stripe.customers.create({ email: 'first@example.test' });
  await stripe.customers.create({ email: 'second@example.test' });
  receiver.answerWith((attempt) => (attempt === 1 ? 500 : 200));
  await expect(control('deliveries/flush', {})).resolves.toEqual({ pending: 1 });
  expect(receiver.received.map(({ event }) => event.data.object)).toMatchObject([
    { email: 'second@example.test' },
  ]);
  const [second, first] = (await stripe.events.list()).data;
  expect([first?.pending_webhooks, second?.pending_webhooks]).toEqual([1, 0]);
});

test('stopped deliveries wait, and go when they are started', async () => {
  const { receiver, stripe, control } = harness;
  await control('deliveries/stop', {});
  await stripe.customers.create({ email: 'camille@example.test' });
  const { pending } = await control<{ pending: unknown[] }>('deliveries');
  expect(pending).toHaveLength(1);
  expect(receiver.attempts()).toBe(0);
  await control('deliveries/start', {});
  await receiver.until(1);
  expect(receiver.types()).toEqual(['customer.created']);
});

test('an event can be sent a second time, as Stripe may', async () => {
  const { receiver, stripe, control } = harness;
  await stripe.customers.create({ email: 'camille@example.test' });
  await receiver.until(1);
  const event = receiver.received[0]?.event.id;
  await control('deliveries/resend', { event });
  expect(receiver.received.map((item) => item.event.id)).toEqual([event, event]);
});

test('an endpoint made through the API gets what it asked for, under its own secret', async () => {
  const { stripe, control } = harness;
  await control('deliveries/stop', {});
  let secret = '';
  const other = await startReceiver(() => secret);
  try {
    const endpoint = await stripe.webhookEndpoints.create({
      url: other.url,
      enabled_events: ['checkout.session.completed'],
    });
    secret = endpoint.secret ?? '';
    const session = await createCheckout(stripe);
    await harness.submit(session.url ?? '', GOOD_CARD);
    await control('deliveries/flush', {});
    expect(other.types()).toEqual(['checkout.session.completed']);
    expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  } finally {
    await other.close();
  }
});
