import {
  addInterval,
  announceInvoice,
  attemptPayment,
  DAY,
  draftInvoice,
  liveCustomer,
} from './billing.js';
import { emit } from './events.js';
import { catchUp } from './lifecycle.js';
import { customerDetails } from './objects/checkout-session.js';
import { newCustomer } from './objects/customer.js';
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
  emit(ctx, 'payment_method.attached', method);
  return method;
}

function customerFor(ctx: StripeContext, session: CheckoutSession, payer: Payer): Customer {
  const known = session.customer && liveCustomer(ctx, session.customer);
  if (known) return known;
  const customer = newCustomer(
    {
      email: payer.email,
      name: payer.entry?.name ?? null,
      phone: null,
      description: null,
      metadata: {},
      preferredLocales: session.locale && session.locale !== 'auto' ? [session.locale] : [],
    },
    ctx.now(),
  );
  ctx.store.put('customers', customer);
  emit(ctx, 'customer.created', customer);
  return customer;
}

function subscribe(
  ctx: StripeContext,
  plan: CheckoutPlan,
  { customer, method }: { customer: Customer; method: PaymentMethod | undefined },
) {
  const now = ctx.now();
  const trialEnd = plan.trialDays ? now + plan.trialDays * DAY : plan.trialEnd;
  const periodEnd = trialEnd ?? addInterval(now, plan.items[0]?.price?.recurring ?? null);
  const draft = newSubscription(
    {
      customer: customer.id,
      paymentMethod: method?.id ?? null,
      lineItems: plan.items,
      trialEnd,
      missingPaymentMethod: plan.missingPaymentMethod,
      metadata: plan.metadata,
      description: plan.description,
      periodEnd,
    },
    now,
  );
  const invoice = draftInvoice(ctx, draft, {
    reason: 'subscription_create',
    period: { start: now, end: periodEnd },
    free: trialEnd !== null,
    at: now,
  });
  const subscription = { ...draft, latest_invoice: invoice.id };
  ctx.store.put('subscriptions', subscription);
  emit(ctx, 'customer.subscription.created', subscription);
  announceInvoice(ctx, invoice);
  attemptPayment(ctx, invoice, now);
  return subscription;
}

export interface Payer {
  email: string;
  /** Absent only when the session asks for no card. */
  entry: CardEntry | null;
}

/** Completes an open session as its hosted page does; the card must have been accepted. */
export function completeCheckout(
  ctx: StripeContext,
  session: CheckoutSession,
  payer: Payer,
): CheckoutSession {
  const plan = ctx.store.get('checkoutPlans', session.id);
  if (!plan) throw new Error(`Checkout session ${session.id} has no plan.`);
  const customer = customerFor(ctx, session, payer);
  const method = payer.entry ? attachCard(ctx, customer, payer.entry) : undefined;
  const subscription = subscribe(ctx, plan, { customer, method });
  const completed = ctx.store.put('checkoutSessions', {
    ...session,
    customer: customer.id,
    customer_details: customerDetails(payer.email, payer.entry?.name ?? customer.name ?? null),
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
