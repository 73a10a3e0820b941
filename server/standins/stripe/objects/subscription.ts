import { newId } from '../ids.js';
import { planOf } from './catalog.js';
import type { LineItem, Price, Subscription, SubscriptionItem } from '../wire.js';
import { listOf } from '../list.js';

export interface SubscriptionFields {
  customer: string;
  paymentMethod: string;
  lineItems: readonly LineItem[];
  trialEnd: number | null;
  metadata: Record<string, string>;
  periodEnd: number;
}

function newItem(
  subscription: string,
  { price, quantity }: { price: Price; quantity: number },
  { start, end }: { start: number; end: number },
): SubscriptionItem {
  return {
    id: newId('si_', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

function storedPrice(price: NonNullable<LineItem['price']>): Price {
  const { product } = price;
  return { ...price, product: typeof product === 'string' ? product : product.id };
}

export function newSubscription(fields: SubscriptionFields, now: number): Subscription {
  const id = newId('sub_');
  const items = fields.lineItems.flatMap(({ price, quantity }) =>
    price
      ? [
          newItem(
            id,
            { price: storedPrice(price), quantity: quantity ?? 1 },
            { start: now, end: fields.periodEnd },
          ),
        ]
      : [],
  );
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: fields.trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: items[0]?.price.currency ?? 'chf',
    customer: fields.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: fields.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: fields.trialEnd ? 'trialing' : 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: fields.trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: 'cancel',
      },
    },
    trial_start: fields.trialEnd ? now : null,
  };
}

/** The period being paid for, in seconds since the epoch: this API version keeps it on the item. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return { start: item.current_period_start, end: item.current_period_end };
}

export function withPeriod(
  subscription: Subscription,
  { start, end }: { start: number; end: number },
): Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}
