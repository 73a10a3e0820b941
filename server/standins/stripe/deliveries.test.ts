import { afterEach, beforeEach, expect, test } from 'vitest';
import Stripe from 'stripe';
import { signatureHeader } from './deliveries.js';
import { WEBHOOK_SECRET, startHarness, subscribe } from './testkit.js';
import type { Harness } from './testkit.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness({ retryDelaysMs: [0] });
});
afterEach(() => harness.close());

const PURCHASE = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];

test('a purchase is told in order, signed so that the SDK accepts it', async () => {
  const { receiver } = harness;
  const subscription = await subscribe(harness);
  await receiver.until(PURCHASE.length);
  expect(receiver.types()).toEqual(PURCHASE);
  const created = receiver.received.find(({ type }) => type === 'customer.subscription.created');
  expect(created?.data.object).toMatchObject({ id: subscription.id, status: 'active' });
  expect(created?.api_version).toBe(Stripe.API_VERSION);
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

test('a receiver that answers 500 is tried again until it takes the event, and holds up no other', async () => {
  const { receiver } = harness;
  receiver.answerWith((attempt) => (attempt <= 4 ? 500 : 200));
  await subscribe(harness);
  await receiver.until(PURCHASE.length);
  expect(receiver.attempts()).toBe(PURCHASE.length + 4);
  expect(receiver.types().toSorted()).toEqual(PURCHASE.toSorted());
});

test('an event that is not taken waits, and the others go', async () => {
  const { receiver, control } = harness;
  await control('deliveries/stop', {});
  await subscribe(harness);
  receiver.answerWith((attempt) => (attempt === 1 ? 500 : 200));
  await expect(control('deliveries/flush', {})).resolves.toEqual({ pending: 1 });
  expect(receiver.types()).toEqual(PURCHASE.slice(1));
});

test('stopped deliveries wait, and go when they are started', async () => {
  const { receiver, control } = harness;
  await control('deliveries/stop', {});
  await subscribe(harness);
  expect(receiver.attempts()).toBe(0);
  await control('deliveries/start', {});
  await receiver.until(PURCHASE.length);
  expect(receiver.types()).toEqual(PURCHASE);
});
