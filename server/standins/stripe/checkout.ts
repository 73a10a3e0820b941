import { attemptPayment, DAY, drawUpInvoice, liveCustomer, monthAfter } from './billing.js';
import { emit } from './events.js';
import { newId } from './store.js';
import type { StripeContext } from './context.js';
import type { Card, Order } from './store.js';
import type { CheckoutSession, Subscription } from './wire.js';

export type Decline = 'generic_decline' | 'insufficient_funds';

interface TestCard {
  name: 'approved' | 'declined' | 'funds' | 'later';
  number: string;
  /** Why it is refused at once; null when it is accepted. */
  decline: Decline | null;
  /** Whether it can be charged once it has been saved. */
  charges: boolean;
}

/** Stripe's published test numbers: https://docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  { name: 'approved', number: '4242424242424242', decline: null, charges: true },
  { name: 'declined', number: '4000000000000002', decline: 'generic_decline', charges: false },
  { name: 'funds', number: '4000000000009995', decline: 'insufficient_funds', charges: false },
  { name: 'later', number: '4000000000000341', decline: null, charges: false },
];

/** A card as typed on a hosted page; only the last four digits are kept. */
export type CardEntry = Omit<Card, 'id' | 'customer'>;

export function attachCard(ctx: StripeContext, customer: string, entry: CardEntry): Card {
  return ctx.store.put('cards', { id: newId('pm'), customer, ...entry });
}

function subscribe(ctx: StripeContext, customer: string, order: Order): Subscription {
  const now = ctx.now();
  const { price, metadata } = order;
  const trialEnd = order.trialDays ? now + order.trialDays * DAY : null;
  const end = trialEnd ?? monthAfter(now);
  const draft: Subscription = {
    id: newId('sub'),
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    created: now,
    customer,
    ended_at: null,
    items: { data: [{ current_period_start: now, current_period_end: end, price }] },
    latest_invoice: null,
    metadata,
    start_date: now,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
  };
  const invoice = drawUpInvoice(ctx, draft, 'subscription_create');
  const bought = ctx.store.put('subscriptions', { ...draft, latest_invoice: invoice.id });
  emit(ctx, 'customer.subscription.created', bought);
  attemptPayment(ctx, invoice, now);
  return bought;
}

/** Completes an open session as its hosted page does; the card must have been accepted. */
export function completeCheckout(
  ctx: StripeContext,
  session: CheckoutSession,
  entry: CardEntry,
): void {
  const order = ctx.store.get('orders', session.id);
  const customer = liveCustomer(ctx, session.customer);
  if (!order || !customer) throw new Error(`Nobody can pay checkout session ${session.id}.`);
  attachCard(ctx, customer.id, entry);
  const { id: subscription, trial_end: trialEnd } = subscribe(ctx, customer.id, order);
  const completed = ctx.store.put('checkoutSessions', {
    ...session,
    payment_status: trialEnd ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription,
    url: null,
  });
  emit(ctx, 'checkout.session.completed', completed);
}
