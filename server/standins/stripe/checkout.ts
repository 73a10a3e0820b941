import { attemptPayment, DAY, drawUpInvoice, liveCustomer, monthAfter } from './billing.js';
import { emit } from './events.js';
import { catchUp } from './lifecycle.js';
import { customerDetails } from './objects/checkout-session.js';
import { newCardPaymentMethod } from './objects/payment-method.js';
import { newSubscription } from './objects/subscription.js';
import type { DeclineCode, TestCard } from './cards.js';
import type { StripeContext } from './context.js';
import type { CheckoutPlan, CheckoutSession, Customer, PaymentMethod } from './wire.js';

/** A card as typed on a hosted page. */
export interface CardEntry {
  card: TestCard;
  expMonth: number;
  expYear: number;
  name: string;
}

/** Why a card can't be charged (or saved, when nothing is due yet); null when it can. */
export function declineOf(card: TestCard, chargedNow: boolean): DeclineCode | null {
  if (card.decline) return card.decline;
  return chargedNow && card.later === 'decline' ? 'generic_decline' : null;
}

/** Saves a card for a customer. */
export function attachCard(
  ctx: StripeContext,
  customer: Customer,
  { card, expMonth, expYear, name }: CardEntry,
): PaymentMethod {
  const fields = { card, expMonth, expYear, name, email: customer.email, customer: customer.id };
  const method = ctx.store.put('paymentMethods', newCardPaymentMethod(fields, ctx.now()));
  ctx.store.put('cardBehaviors', { id: method.id, charge: card.later });
  return method;
}

function subscribe(
  ctx: StripeContext,
  plan: CheckoutPlan,
  { customer, method }: { customer: Customer; method: PaymentMethod },
) {
  const now = ctx.now();
  const trialEnd = plan.trialDays ? now + plan.trialDays * DAY : null;
  const periodEnd = trialEnd ?? monthAfter(now);
  const draft = newSubscription(
    {
      customer: customer.id,
      paymentMethod: method.id,
      lineItems: plan.items,
      trialEnd,
      metadata: plan.metadata,
      periodEnd,
    },
    now,
  );
  const invoice = drawUpInvoice(ctx, draft, {
    reason: 'subscription_create',
    period: { start: now, end: periodEnd },
    free: trialEnd !== null,
    at: now,
  });
  const subscription = { ...draft, latest_invoice: invoice.id };
  ctx.store.put('subscriptions', subscription);
  emit(ctx, 'customer.subscription.created', subscription);
  attemptPayment(ctx, invoice, now);
  return subscription;
}

/** Completes an open session as its hosted page does; the card must have been accepted. */
export function completeCheckout(
  ctx: StripeContext,
  session: CheckoutSession,
  entry: CardEntry,
): CheckoutSession {
  const plan = ctx.store.get('checkoutPlans', session.id);
  const customer = liveCustomer(ctx, session.customer ?? '');
  if (!plan || !customer) throw new Error(`Nobody can pay checkout session ${session.id}.`);
  const method = attachCard(ctx, customer, entry);
  const subscription = subscribe(ctx, plan, { customer, method });
  const completed = ctx.store.put('checkoutSessions', {
    ...session,
    customer_details: customerDetails(customer.email, entry.name),
    invoice: subscription.latest_invoice,
    payment_status: subscription.trial_end ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  emit(ctx, 'checkout.session.completed', completed);
  // A trial of three days or less is announced at once.
  catchUp(ctx, subscription.id, ctx.now());
  return completed;
}
