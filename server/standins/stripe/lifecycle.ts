import {
  attemptPayment,
  cardOf,
  DAY,
  drawUpInvoice,
  invoicesOf,
  monthAfter,
  periodOf,
  saveSubscription,
} from './billing.js';
import { emit } from './events.js';
import type { StripeContext } from './context.js';
import type { CheckoutSession, Invoice, Subscription } from './wire.js';

const REMINDER_LEAD = 3 * DAY;

/** Something that time alone brings about. `at` is in seconds since the epoch. */
interface Step {
  at: number;
  run(): void;
}

/** Ends a subscription, for good. */
export function endSubscription(
  ctx: StripeContext,
  subscription: Subscription,
  at: number,
): Subscription {
  const ended = { ...subscription, status: 'canceled', ended_at: at } as const;
  emit(ctx, 'customer.subscription.deleted', ended);
  return ctx.store.put('subscriptions', ended);
}

/** Asks for, or takes back, the end of a subscription when the paid period runs out. */
export function setCancelAtPeriodEnd(
  ctx: StripeContext,
  subscription: Subscription,
  cancel: boolean,
): Subscription {
  if (cancel === subscription.cancel_at_period_end) return subscription;
  const cancel_at = cancel ? periodOf(subscription).end : null;
  return saveSubscription(ctx, { ...subscription, cancel_at_period_end: cancel, cancel_at });
}

/** Bills the period that starts at `start`: the card decides between active and past due. */
function startPeriod(ctx: StripeContext, subscription: Subscription, start: number): void {
  const end = monthAfter(start, subscription.billing_cycle_anchor);
  const [{ price }] = subscription.items.data;
  const item = { current_period_start: start, current_period_end: end, price };
  const moved: Subscription = { ...subscription, items: { data: [item] }, status: 'active' };
  const invoice = drawUpInvoice(ctx, moved, 'subscription_cycle');
  const billed = saveSubscription(ctx, { ...moved, latest_invoice: invoice.id });
  if (!attemptPayment(ctx, invoice, start))
    saveSubscription(ctx, { ...billed, status: 'past_due' });
}

function openInvoice(ctx: StripeContext, subscription: Subscription): Invoice | undefined {
  const invoice = ctx.store.get('invoices', subscription.latest_invoice ?? '');
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
  if (attemptPayment(ctx, invoice, at))
    return saveSubscription(ctx, { ...subscription, status: 'active' });
  return openInvoice(ctx, subscription)?.next_payment_attempt
    ? subscription
    : endSubscription(ctx, subscription, at);
}

function remindOfTrialEnd(ctx: StripeContext, subscription: Subscription): void {
  ctx.store.put('trialReminders', { id: subscription.id });
  emit(ctx, 'customer.subscription.trial_will_end', subscription);
}

/** The next thing that time will do to a subscription; null when nothing more can happen to it. */
function nextStep(ctx: StripeContext, subscription: Subscription): Step | null {
  const { id, status, trial_end: trialEnd } = subscription;
  if (status === 'canceled') return null;
  if (status === 'trialing' && trialEnd && !ctx.store.get('trialReminders', id))
    return { at: trialEnd - REMINDER_LEAD, run: () => remindOfTrialEnd(ctx, subscription) };
  const { end } = periodOf(subscription);
  const retryAt = status === 'past_due' && openInvoice(ctx, subscription)?.next_payment_attempt;
  if (retryAt && retryAt < end)
    return { at: retryAt, run: () => void payOpenInvoice(ctx, subscription, retryAt) };
  return subscription.cancel_at_period_end
    ? { at: end, run: () => void endSubscription(ctx, subscription, end) }
    : { at: end, run: () => startPeriod(ctx, subscription, end) };
}

/** Lives through everything that is due for a subscription. */
function catchUp(ctx: StripeContext, id: string): void {
  for (;;) {
    const subscription = ctx.store.get('subscriptions', id);
    const step = subscription && nextStep(ctx, subscription);
    if (!step || step.at > ctx.now()) return;
    step.run();
  }
}

/** Lives through what is due now, for everyone: subscriptions, and checkout pages left open. */
export function catchUpAll(ctx: StripeContext): void {
  for (const { id } of ctx.store.all('subscriptions')) catchUp(ctx, id);
  for (const session of ctx.store.all('checkoutSessions'))
    if (session.expires_at <= ctx.now()) expireCheckout(ctx, session.id);
}

export function expireCheckout(ctx: StripeContext, id: string): CheckoutSession | undefined {
  const session = ctx.store.get('checkoutSessions', id);
  if (session?.status !== 'open') return undefined;
  return ctx.store.put('checkoutSessions', { ...session, status: 'expired', url: null });
}

export interface Passage {
  /** `next`: whatever time brings next (reminder, retry, end of period). */
  to: 'next' | 'period_end';
  /** `decline`: the card refuses whatever is charged on the way. */
  payment?: 'succeed' | 'decline';
}

/** The same with every time in it earlier; no other number there is that large. */
const earlier = <T>(row: T, seconds: number): T =>
  JSON.parse(JSON.stringify(row), (_key, value: unknown) =>
    typeof value === 'number' && value > 1e9 ? value - seconds : value,
  ) as T;

/**
 * Makes the time pass for one subscription, by moving its past back rather than the clock forward:
 * everybody else's time stands, and the dates it ends up with are right as of now.
 */
export function passTime(
  ctx: StripeContext,
  subscription: Subscription,
  { to, payment }: Passage,
): void {
  const { store } = ctx;
  const { end } = periodOf(subscription);
  const at = to === 'next' ? (nextStep(ctx, subscription)?.at ?? 0) : end;
  const seconds = Math.max(0, at - ctx.now());
  // The end of the period keeps its place in the month, or the next one would come a day off.
  const anchor = { billing_cycle_anchor: end - seconds };
  store.put('subscriptions', { ...earlier(subscription, seconds), ...anchor });
  for (const invoice of invoicesOf(ctx, subscription.customer))
    if (invoice.parent.subscription_details.subscription === subscription.id)
      store.put('invoices', earlier(invoice, seconds));
  const card = payment === 'decline' ? cardOf(ctx, subscription.customer) : undefined;
  if (card) store.put('cards', { ...card, charges: false });
  catchUp(ctx, subscription.id);
  if (card) store.put('cards', card);
}
