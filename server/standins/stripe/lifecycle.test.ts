import { afterEach, beforeEach, expect, test } from 'vitest';
import type Stripe from 'stripe';
import { GOOD_CARD, createCheckout, startHarness, subscribe } from './testkit.js';
import type { Harness } from './testkit.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
  await harness.control('deliveries/stop', {});
});
afterEach(() => harness.close());

const TRIAL: Partial<Stripe.Checkout.SessionCreateParams> = {
  subscription_data: {
    trial_period_days: 30,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    metadata: { userId: 'u1' },
  },
};

const read = (id: string) => harness.stripe.subscriptions.retrieve(id);
const periodEnd = (subscription: Stripe.Subscription) =>
  new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();

async function toldSince(count: number): Promise<string[]> {
  const events = await harness.stripe.events.list({ limit: 100 });
  return events.data
    .map(({ type }) => type)
    .reverse()
    .slice(count);
}

async function eventCount(): Promise<number> {
  return (await harness.stripe.events.list({ limit: 100 })).data.length;
}

test('a trial pays nothing, is announced three days before its end, then becomes paid', async () => {
  const { stripe, wait } = harness;
  const trial = await subscribe(harness, TRIAL);
  expect(trial).toMatchObject({ status: 'trialing', metadata: { userId: 'u1' } });
  expect(periodEnd(trial)).toBe('2026-12-21T12:00:00.000Z');
  const [first] = (await stripe.invoices.list()).data;
  expect(first).toMatchObject({ amount_paid: 0, status: 'paid' });

  const before = await eventCount();
  await wait(26);
  expect(await toldSince(before)).toEqual([]);
  await wait(1);
  expect(await toldSince(before)).toEqual(['customer.subscription.trial_will_end']);
  await wait(3);
  expect(await toldSince(before + 1)).toEqual(['customer.subscription.updated', 'invoice.paid']);
  const paid = await read(trial.id);
  expect(paid.status).toBe('active');
  expect(periodEnd(paid)).toBe('2027-01-21T12:00:00.000Z');
  expect((await stripe.invoices.list()).data[0]).toMatchObject({
    amount_paid: 999,
    billing_reason: 'subscription_cycle',
  });
});

test('each month is billed, also the months in which nothing was running', async () => {
  const { stripe, wait } = harness;
  const subscription = await subscribe(harness);
  await wait(95);
  expect(periodEnd(await read(subscription.id))).toBe('2027-03-21T12:00:00.000Z');
  expect((await stripe.invoices.list()).data.map(({ status }) => status)).toEqual([
    'paid',
    'paid',
    'paid',
    'paid',
  ]);
});

test('a card that fails later makes it past due, is tried again, and ends it at last', async () => {
  const { stripe, submit, wait } = harness;
  const session = await createCheckout(stripe, TRIAL);
  await submit(session.url ?? '', { ...GOOD_CARD, number: '4000 0000 0000 0341' });
  const [trial] = (await stripe.subscriptions.list()).data;
  const id = trial?.id ?? '';
  await wait(30);
  expect((await read(id)).status).toBe('past_due');
  const [invoice] = (await stripe.invoices.list()).data;
  expect(invoice).toMatchObject({ attempt_count: 1, amount_remaining: 999 });
  expect(await toldSince(0)).toContain('invoice.payment_failed');
  await wait(3);
  expect((await stripe.invoices.retrieve(invoice?.id ?? '')).attempt_count).toBe(2);
  await wait(12);
  expect(await read(id)).toMatchObject({ status: 'canceled' });
});

test('an end at the close of the period can be taken back until then', async () => {
  const { stripe, wait } = harness;
  const { id } = await subscribe(harness);
  const before = await eventCount();
  const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
  const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await wait(31);
  expect(await read(id)).toMatchObject({ status: 'canceled' });
  expect(await toldSince(before)).toEqual([
    'customer.subscription.updated',
    'customer.subscription.updated',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]);
});

test('a cancelled subscription is gone for the API, yet can be read', async () => {
  const { stripe } = harness;
  const { id } = await subscribe(harness);
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
  expect((await read(id)).status).toBe('canceled');
});

test('time can be made to pass for one subscription alone, with dates that are right as of now', async () => {
  const { stripe, control, clock } = harness;
  const trial = await subscribe(harness, TRIAL);
  const other = await subscribe(harness, TRIAL);
  await control(`subscriptions/${trial.id}/advance`, { to: 'period_end', payment: 'decline' });
  const now = Math.floor(clock.now.getTime() / 1000);
  const late = await read(trial.id);
  expect(late).toMatchObject({ status: 'past_due', trial_end: now, created: now - 30 * 86_400 });
  expect(await read(other.id)).toMatchObject({ status: 'trialing', trial_end: other.trial_end });

  expect(periodEnd(late)).toBe('2026-12-21T12:00:00.000Z');

  const [invoice] = (await stripe.invoices.list({ customer: String(trial.customer) })).data;
  expect(invoice?.created).toBe(now);
  await control(`subscriptions/${trial.id}/advance`, { to: 'next' });
  expect(await read(trial.id)).toMatchObject({ status: 'active' });
  expect(await stripe.invoices.retrieve(invoice?.id ?? '')).toMatchObject({ status: 'paid' });
});
