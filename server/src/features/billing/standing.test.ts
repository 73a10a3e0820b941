import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  StripeBilling,
  StripeInvoice,
  StripeSubscription,
} from '../../integrations/stripe/stripe-gateway.js';
import { startHarness, subscribe, type Harness } from '../../../standins/stripe/testkit.js';
import { standingOf } from './standing.js';

const now = new Date('2026-11-21T12:00:00Z');
const seconds = (instant: string) => Date.parse(instant) / 1000;

let harness: Harness;
let bought: StripeSubscription;
let invoices: StripeBilling['invoices'];
beforeAll(async () => {
  harness = await startHarness();
  bought = await subscribe(harness);
  ({ data: invoices } = await harness.stripe.invoices.list());
});
afterAll(() => harness.close());

const standing = (changes: Partial<StripeSubscription> = {}, own = invoices) =>
  standingOf({ subscriptions: [{ ...bought, ...changes }], invoices: own }, now);

it.each([
  ['active', 'ACTIVE'],
  ['trialing', 'TRIALING'],
  ['past_due', 'PAST_DUE'],
  ['unpaid', 'PAST_DUE'],
  ['incomplete', 'INCOMPLETE'],
  ['incomplete_expired', 'CANCELED'],
  ['canceled', 'CANCELED'],
  ['paused', 'CANCELED'],
  ['invented_tomorrow', 'INCOMPLETE'],
])('a subscription that Stripe calls %s is %s', (status, expected) => {
  expect(standing({ status }).subscription?.status).toBe(expected);
});

it('whoever has bought nothing has no subscription, and keeps their invoices', () => {
  expect(standingOf({ subscriptions: [], invoices }, now)).toMatchObject({
    subscription: null,
    invoices: [{ amount: 999, currency: 'chf' }],
    notices: [],
    hadTrial: false,
  });
});

it('the liveliest subscription counts, and the newest of those alike', () => {
  const older = { ...bought, id: 'sub_older', created: bought.created - 10 };
  const ended: StripeSubscription = { ...bought, id: 'sub_ended', status: 'canceled' };
  const picked = (...subscriptions: StripeSubscription[]) =>
    standingOf({ subscriptions, invoices }, now).subscription?.stripeSubscriptionId;
  expect(picked(ended, older)).toBe('sub_older');
  expect(picked(older, bought)).toBe(bought.id);
});

it('an end on a day of its own is an end as well', () => {
  const cancel_at = seconds('2026-12-05T12:00:00Z');
  expect(standing({ cancel_at, cancel_at_period_end: false }).subscription).toMatchObject({
    cancelAtPeriodEnd: true,
    currentPeriodEnd: new Date('2026-12-05T12:00:00Z'),
  });
});

it('what has ended says when', () => {
  const ended_at = seconds('2026-11-20T08:00:00Z');
  expect(standing({ status: 'canceled', ended_at }).subscription?.currentPeriodEnd).toEqual(
    new Date('2026-11-20T08:00:00Z'),
  );
});

/** The bill as it is when the card has been refused since that moment. */
function unpaidSince(instant: string): StripeInvoice {
  const [invoice] = invoices;
  if (!invoice) throw new Error('Nothing was billed.');
  const { status_transitions } = invoice;
  return {
    ...invoice,
    status: 'open',
    attempted: true,
    amount_paid: 0,
    amount_remaining: 999,
    status_transitions: { ...status_transitions, finalized_at: seconds(instant), paid_at: null },
  };
}

it('a payment is due since its bill, or since the period began', () => {
  const due = standing({ status: 'past_due' }, [unpaidSince('2026-11-18T12:00:00Z')]);
  expect(due.subscription?.pastDueSince).toEqual(new Date('2026-11-18T12:00:00Z'));
  expect(due.invoices).toEqual([]);
  expect(due.notices).toMatchObject([
    { type: 'PAYMENT_FAILED', message: expect.stringContaining('25 novembre 2026') },
  ]);
  const start = bought.items.data[0]?.current_period_start ?? 0;
  expect(standing({ status: 'past_due' }).subscription?.pastDueSince).toEqual(
    new Date(start * 1000),
  );
});

it('a second bill that is refused does not begin the seven days again', () => {
  const newestFirst = ['2026-11-18T12:00:00Z', '2026-10-18T12:00:00Z'].map(unpaidSince);
  const due = standing({ status: 'past_due' }, newestFirst);
  expect(due.subscription?.pastDueSince).toEqual(new Date('2026-10-18T12:00:00Z'));
});

it('the end of the free days is announced three days before, unless they were cancelled', () => {
  const trialing = (trialEnd: string, changes: Partial<StripeSubscription> = {}) =>
    standing({ status: 'trialing', trial_end: seconds(trialEnd), ...changes }).notices.map(
      ({ type }) => type,
    );
  expect(trialing('2026-11-25T12:00:00Z')).toEqual(['SYSTEM']);
  expect(trialing('2026-11-24T12:00:00Z')).toEqual(['SYSTEM', 'TRIAL_ENDING']);
  expect(trialing('2026-11-24T12:00:00Z', { cancel_at_period_end: true })).toEqual(['SYSTEM']);
});
