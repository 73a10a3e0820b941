import { emit } from './events.js';
import { newId } from './store.js';
import type { StripeContext } from './context.js';
import type { Card } from './store.js';
import type { Customer, Invoice, Period, Price, Subscription } from './wire.js';

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
  return customer && !('deleted' in customer) ? customer : undefined;
}

/** The card that a customer's next charge goes to: the one saved last. */
export function cardOf(ctx: StripeContext, customer: string): Card | undefined {
  return ctx.store.all('cards').findLast((card) => card.customer === customer);
}

export function invoicesOf(ctx: StripeContext, customer: string): Invoice[] {
  return ctx.store.all('invoices').filter((invoice) => invoice.customer === customer);
}

/** The name of what a price is for. */
export function productNameOf(ctx: StripeContext, price: Price): string {
  return ctx.store.get('products', price.product)?.name ?? '';
}

export function periodOf(subscription: Subscription): Period {
  const [item] = subscription.items.data;
  return { start: item.current_period_start, end: item.current_period_end };
}

export function saveSubscription(ctx: StripeContext, subscription: Subscription): Subscription {
  emit(ctx, 'customer.subscription.updated', subscription);
  return ctx.store.put('subscriptions', subscription);
}

/** Draws up an open invoice for the period of a subscription, not yet attempted; free days cost nothing. */
export function drawUpInvoice(
  ctx: StripeContext,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
): Invoice {
  const customer = liveCustomer(ctx, subscription.customer);
  if (!customer) throw new Error(`Subscription ${subscription.id} has no customer.`);
  const { id, metadata, status } = subscription;
  const period = periodOf(subscription);
  const [{ price }] = subscription.items.data;
  const total = status === 'trialing' ? 0 : price.unit_amount;
  const sequence = String(invoicesOf(ctx, customer.id).length + 1).padStart(4, '0');
  return ctx.store.put('invoices', {
    id: newId('in'),
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    created: period.start,
    currency: price.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    lines: { data: [{ description: productNameOf(ctx, price), period }] },
    next_payment_attempt: null,
    number: `${customer.id.slice(-8).toUpperCase()}-${sequence}`,
    parent: { subscription_details: { metadata, subscription: id } },
    status: 'open',
    status_transitions: { finalized_at: period.start, paid_at: null },
    total,
  });
}

/** Charges the customer's card for an open invoice; says whether that worked. */
export function attemptPayment(ctx: StripeContext, invoice: Invoice, at: number): boolean {
  const { total, customer, attempt_count: attempts, next_payment_attempt: due } = invoice;
  if (total === 0 || cardOf(ctx, customer)?.charges) {
    const paid = ctx.store.put('invoices', {
      ...invoice,
      amount_paid: total,
      amount_remaining: 0,
      status: 'paid',
      status_transitions: { ...invoice.status_transitions, paid_at: at },
    });
    emit(ctx, 'invoice.paid', paid);
    return true;
  }
  const attempt = { attempt_count: attempts + 1, attempted: true };
  const retryDays = RETRY_DAYS[attempts];
  const next_payment_attempt = retryDays === undefined ? null : at + retryDays * DAY;
  // Once the schedule of retries has begun, only its own attempts move it on.
  const isOwn = due === null || due <= at;
  const failed = isOwn ? { ...invoice, ...attempt, next_payment_attempt } : invoice;
  emit(ctx, 'invoice.payment_failed', ctx.store.put('invoices', failed));
  return false;
}
