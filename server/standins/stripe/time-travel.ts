import { paymentMethodOf } from './billing.js';
import { catchUp, nextStep } from './lifecycle.js';
import { subscriptionOf } from './objects/invoice.js';
import { periodOf, withPeriod } from './objects/subscription.js';
import type { StripeContext } from './context.js';
import type { Invoice, Subscription } from './wire.js';

/** `next`: whatever time brings next (reminder, retry, end of period). */
export type Destination = 'next' | 'period_end';

const earlier = (time: number | null, seconds: number): number | null =>
  time === null ? null : time - seconds;

function shiftSubscription(subscription: Subscription, seconds: number): Subscription {
  const { start, end } = periodOf(subscription);
  return {
    ...withPeriod(subscription, { start: start - seconds, end: end - seconds }),
    // The end of the period keeps its place in the month, or the next one would come a day off.
    billing_cycle_anchor: end - seconds,
    cancel_at: earlier(subscription.cancel_at, seconds),
    canceled_at: earlier(subscription.canceled_at, seconds),
    created: subscription.created - seconds,
    start_date: subscription.start_date - seconds,
    trial_end: earlier(subscription.trial_end, seconds),
    trial_start: earlier(subscription.trial_start, seconds),
  };
}

function shiftInvoice(invoice: Invoice, seconds: number): Invoice {
  const lines = invoice.lines.data.map((line) => ({
    ...line,
    period: { start: line.period.start - seconds, end: line.period.end - seconds },
  }));
  return {
    ...invoice,
    created: invoice.created - seconds,
    lines: { ...invoice.lines, data: lines },
    effective_at: earlier(invoice.effective_at, seconds),
    next_payment_attempt: earlier(invoice.next_payment_attempt, seconds),
    period_end: invoice.period_end - seconds,
    period_start: invoice.period_start - seconds,
    status_transitions: {
      ...invoice.status_transitions,
      finalized_at: earlier(invoice.status_transitions.finalized_at, seconds),
      paid_at: earlier(invoice.status_transitions.paid_at, seconds),
    },
  };
}

/**
 * Makes the time pass for one subscription, by moving its past back rather than the clock forward:
 * everybody else's time stands, and the dates it ends up with are right as of now.
 */
export function passTime(
  ctx: StripeContext,
  subscription: Subscription,
  destination: Destination,
): void {
  const at =
    destination === 'period_end'
      ? periodOf(subscription).end
      : (nextStep(ctx, subscription)?.at ?? ctx.now());
  const seconds = Math.max(0, at - ctx.now());
  ctx.store.put('subscriptions', shiftSubscription(subscription, seconds));
  for (const invoice of ctx.store.all('invoices')) {
    if (subscriptionOf(invoice) !== subscription.id) continue;
    ctx.store.put('invoices', shiftInvoice(invoice, seconds));
  }
  catchUp(ctx, subscription.id, ctx.now());
}

/** The same, with the card refusing whatever is charged on the way. */
export function passTimeDeclining(
  ctx: StripeContext,
  subscription: Subscription,
  destination: Destination,
): void {
  const card = paymentMethodOf(ctx, subscription);
  const behavior = card && ctx.store.get('cardBehaviors', card.id);
  if (behavior) ctx.store.put('cardBehaviors', { ...behavior, charge: 'decline' });
  passTime(ctx, subscription, destination);
  if (behavior) ctx.store.put('cardBehaviors', behavior);
}
