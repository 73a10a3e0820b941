import { emit } from './events.js';
import { newInvoice, subscriptionOf } from './objects/invoice.js';
import { periodOf } from './objects/subscription.js';
import type { StripeContext } from './context.js';
import type { Customer, Invoice, PaymentMethod, Subscription } from './wire.js';

export const DAY = 86_400;

/** Days between the attempts to collect an invoice; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** A month after `from`; the anchor keeps the 31st from sliding to the 28th. */
export function monthAfter(from: number, anchor = from): number {
  const date = new Date(from * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(new Date(anchor * 1000).getUTCDate(), lastDay);
  return Math.floor(date.setUTCMonth(month, day) / 1000);
}

export function liveCustomer(ctx: StripeContext, id: string): Customer | undefined {
  const customer = ctx.store.get('customers', id);
  return customer && !customer.deleted ? customer : undefined;
}

/** The card that the next charge of a subscription goes to. */
export function paymentMethodOf(
  ctx: StripeContext,
  subscription: Subscription,
): PaymentMethod | undefined {
  const id =
    subscription.default_payment_method ??
    liveCustomer(ctx, subscription.customer)?.invoice_settings.default_payment_method;
  return typeof id === 'string' ? ctx.store.get('paymentMethods', id) : undefined;
}

export function saveSubscription(ctx: StripeContext, before: Subscription, after: Subscription) {
  ctx.store.put('subscriptions', after);
  emit(ctx, 'customer.subscription.updated', after, before);
  return after;
}

interface InvoiceRequest {
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
  free: boolean;
  at: number;
}

/** Draws up an invoice, and records it. */
export function drawUpInvoice(
  ctx: StripeContext,
  subscription: Subscription,
  { reason, period, free, at }: InvoiceRequest,
): Invoice {
  const customer = liveCustomer(ctx, subscription.customer);
  if (!customer) throw new Error(`Subscription ${subscription.id} has no customer.`);
  const sequence = customer.next_invoice_sequence ?? 1;
  ctx.store.put('customers', { ...customer, next_invoice_sequence: sequence + 1 });
  const invoice = newInvoice(
    {
      customer,
      subscription,
      reason,
      period,
      free,
      previousStart: reason === 'subscription_create' ? at : periodOf(subscription).start,
      number: `${customer.invoice_prefix ?? 'POPOTE'}-${String(sequence).padStart(4, '0')}`,
      pageUrl: (id) => `${ctx.publicBaseUrl()}/dev/stripe/invoices/${id}`,
    },
    at,
  );
  return ctx.store.put('invoices', invoice);
}

function settle(ctx: StripeContext, invoice: Invoice, at: number): void {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
  ctx.store.put('invoices', paid);
  emit(ctx, 'invoice.paid', paid);
}

function refuse(ctx: StripeContext, invoice: Invoice, at: number): void {
  // Once the schedule of retries has begun, only its own attempts move it on.
  const scheduled = invoice.next_payment_attempt === null || invoice.next_payment_attempt <= at;
  if (!scheduled) {
    emit(ctx, 'invoice.payment_failed', invoice);
    return;
  }
  const retryDays = RETRY_DAYS[invoice.attempt_count];
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: retryDays !== undefined,
    next_payment_attempt: retryDays === undefined ? null : at + retryDays * DAY,
  };
  ctx.store.put('invoices', failed);
  emit(ctx, 'invoice.payment_failed', failed);
}

/** Charges the subscription's card for an open invoice; says whether that worked. */
export function attemptPayment(ctx: StripeContext, invoice: Invoice, at: number): boolean {
  const subscription = ctx.store.get('subscriptions', subscriptionOf(invoice) ?? '');
  const card = subscription && paymentMethodOf(ctx, subscription);
  const behavior = card && ctx.store.get('cardBehaviors', card.id);
  const succeeds = invoice.amount_due === 0 || behavior?.charge === 'succeed';
  if (succeeds) settle(ctx, invoice, at);
  else refuse(ctx, invoice, at);
  return succeeds;
}
