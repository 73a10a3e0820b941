import { newId } from '../ids.js';
import { listOf } from '../list.js';
import type { Customer, Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../wire.js';

export interface InvoiceFields {
  customer: Customer;
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
  /** Start of the period that ended when this one began. */
  previousStart: number;
  /** A trial's first invoice lists the items at no charge. */
  free: boolean;
  number: string;
  pageUrl: (id: string) => string;
}

const ACCOUNT_NAME = 'Popote';

function newLine(invoice: string, item: SubscriptionItem, fields: InvoiceFields): InvoiceLine {
  const amount = fields.free ? 0 : (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const { product } = item.price;
  return {
    id: newId('il_'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: fields.subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: fields.subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: fields.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: {
        price: item.price.id,
        product: typeof product === 'string' ? product : product.id,
      },
      type: 'price_details',
      unit_amount_decimal: fields.free ? '0' : item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: fields.subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** An open invoice for one period of a subscription, not yet attempted. */
export function newInvoice(fields: InvoiceFields, now: number): Invoice {
  const id = newId('in_');
  const { customer, subscription } = fields;
  const lines = subscription.items.data.map((item) => newLine(id, item, fields));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id,
    object: 'invoice',
    account_country: 'CH',
    account_name: ACCOUNT_NAME,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: fields.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: fields.pageUrl(id),
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: fields.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: fields.previousStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** The id of the subscription an invoice bills. */
export function subscriptionOf(invoice: Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription ?? null;
  return subscription === null || typeof subscription === 'string' ? subscription : subscription.id;
}
