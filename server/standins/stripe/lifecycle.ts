import { attemptPayment, DAY, drawUpInvoice, monthAfter, saveSubscription } from './billing.js';
import { emit } from './events.js';
import { periodOf, withPeriod } from './objects/subscription.js';
import type { StripeContext } from './context.js';
import type { Invoice, Subscription } from './wire.js';

const REMINDER_LEAD = 3 * DAY;

/** Something that time alone brings about. `at` is in seconds since the epoch. */
interface Step {
  at: number;
  run(): void;
}

/** Ends a subscription now, for good. */
export function endSubscription(
  ctx: StripeContext,
  subscription: Subscription,
  { at, reason }: { at: number; reason: 'cancellation_requested' | 'payment_failed' | null },
): Subscription {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: {
      comment: subscription.cancellation_details?.comment ?? null,
      feedback: subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  };
  ctx.store.put('subscriptions', ended);
  emit(ctx, 'customer.subscription.deleted', ended);
  return ended;
}

/** Asks for, or takes back, the end of a subscription when the paid period runs out. */
export function setCancelAtPeriodEnd(
  ctx: StripeContext,
  subscription: Subscription,
  cancel: boolean,
): Subscription {
  if (cancel === subscription.cancel_at_period_end) return subscription;
  return saveSubscription(ctx, subscription, {
    ...subscription,
    cancel_at_period_end: cancel,
    cancel_at: cancel ? periodOf(subscription).end : null,
    canceled_at: cancel ? ctx.now() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancel ? 'cancellation_requested' : null,
    },
  });
}

/** Bills the period that starts at `start`: the card decides between active and past due. */
function startPeriod(ctx: StripeContext, subscription: Subscription, start: number): void {
  const end = monthAfter(start, subscription.billing_cycle_anchor);
  const invoice = drawUpInvoice(ctx, subscription, {
    reason: 'subscription_cycle',
    period: { start, end },
    free: false,
    at: start,
  });
  const moved = withPeriod(subscription, { start, end });
  const billed = saveSubscription(ctx, subscription, {
    ...moved,
    status: 'active',
    latest_invoice: invoice.id,
  });
  if (!attemptPayment(ctx, invoice, start)) {
    saveSubscription(ctx, billed, { ...billed, status: 'past_due' });
  }
}

function openInvoice(ctx: StripeContext, subscription: Subscription): Invoice | undefined {
  const invoice = ctx.store.get('invoices', String(subscription.latest_invoice));
  return invoice?.status === 'open' ? invoice : undefined;
}

/** Tries the open invoice of a subscription again; a payment makes it active at once. */
export function payOpenInvoice(
  ctx: StripeContext,
  subscription: Subscription,
  at: number,
): Subscription {
  const invoice = openInvoice(ctx, subscription);
  if (!invoice) return subscription;
  if (attemptPayment(ctx, invoice, at)) {
    return saveSubscription(ctx, subscription, { ...subscription, status: 'active' });
  }
  const stillOpen = openInvoice(ctx, subscription);
  return stillOpen?.next_payment_attempt
    ? subscription
    : endSubscription(ctx, subscription, { at, reason: 'payment_failed' });
}

function remindOfTrialEnd(ctx: StripeContext, subscription: Subscription): void {
  ctx.store.put('trialReminders', { id: subscription.id });
  emit(ctx, 'customer.subscription.trial_will_end', subscription);
}

function endOfPeriod(ctx: StripeContext, subscription: Subscription): Step {
  const at = periodOf(subscription).end;
  if (subscription.cancel_at_period_end) {
    const reason = 'cancellation_requested';
    return { at, run: () => void endSubscription(ctx, subscription, { at, reason }) };
  }
  return { at, run: () => startPeriod(ctx, subscription, at) };
}

/** The next thing that time will do to a subscription; null when nothing more can happen to it. */
export function nextStep(ctx: StripeContext, subscription: Subscription): Step | null {
  const { status, trial_end: trialEnd } = subscription;
  if (status === 'trialing' && trialEnd && !ctx.store.get('trialReminders', subscription.id)) {
    return { at: trialEnd - REMINDER_LEAD, run: () => remindOfTrialEnd(ctx, subscription) };
  }
  if (status === 'trialing' || status === 'active') return endOfPeriod(ctx, subscription);
  if (status !== 'past_due') return null;
  const retryAt = openInvoice(ctx, subscription)?.next_payment_attempt;
  const periodEnd = endOfPeriod(ctx, subscription);
  if (!retryAt || periodEnd.at <= retryAt) return periodEnd;
  return { at: retryAt, run: () => void payOpenInvoice(ctx, subscription, retryAt) };
}

/** Lives through everything that was due for a subscription until `until`. */
export function catchUp(ctx: StripeContext, id: string, until: number): void {
  for (;;) {
    const subscription = ctx.store.get('subscriptions', id);
    const step = subscription && nextStep(ctx, subscription);
    if (!step || step.at > until) return;
    step.run();
  }
}

/** Lives through what is due now, for everyone: subscriptions, and checkout pages left open. */
export function catchUpAll(ctx: StripeContext): void {
  const now = ctx.now();
  for (const { id } of ctx.store.all('subscriptions')) catchUp(ctx, id, now);
  for (const session of ctx.store.all('checkoutSessions')) {
    if (session.status === 'open' && session.expires_at <= now) expireCheckout(ctx, session.id);
  }
}

export function expireCheckout(ctx: StripeContext, id: string): void {
  const session = ctx.store.get('checkoutSessions', id);
  if (session?.status !== 'open') return;
  ctx.store.put('checkoutSessions', { ...session, status: 'expired', url: null });
}
