import type Stripe from 'stripe';
import { z } from 'zod';
import { saveSubscription } from '../billing.js';
import { StripeFault, noSuch } from '../errors.js';
import { endSubscription, payOpenInvoice, setCancelAtPeriodEnd } from '../lifecycle.js';
import { pageOf } from '../list.js';
import { subscriptionOf } from '../objects/invoice.js';
import {
  boolean,
  emptyable,
  listParamsOf,
  mergeMetadata,
  metadata,
  paramsOf,
  text,
} from '../params.js';
import type { StripeContext } from '../context.js';
import type { Invoice, Subscription } from '../wire.js';
import { requireCustomer } from './customers.js';
import { route } from './route.js';
import type { Route } from './route.js';

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const updateParams = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at_period_end: boolean.optional(),
  default_payment_method: text.optional(),
  description: emptyable.optional(),
  metadata: metadata.optional(),
});

function requireSubscription(ctx: StripeContext, id: string): Subscription {
  const subscription = ctx.store.get('subscriptions', id);
  if (!subscription) throw noSuch('subscription', id);
  return subscription;
}

function requireInvoice(ctx: StripeContext, id: string): Invoice {
  const invoice = ctx.store.get('invoices', id);
  if (!invoice) throw noSuch('invoice', id);
  return invoice;
}

function update(
  ctx: StripeContext,
  params: z.output<typeof updateParams>,
  id: string,
): Subscription {
  const before = requireSubscription(ctx, id);
  const card = params.default_payment_method;
  if (before.status === 'canceled' && (params.cancel_at_period_end !== undefined || card)) {
    throw new StripeFault(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  if (card && ctx.store.get('paymentMethods', card)?.customer !== before.customer) {
    throw noSuch('PaymentMethod', card, 'default_payment_method');
  }
  const described: Subscription = {
    ...before,
    ...(card && { default_payment_method: card }),
    ...(params.description !== undefined && { description: params.description || null }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  };
  const touched = card ?? params.description ?? params.metadata;
  const saved = touched === undefined ? before : saveSubscription(ctx, before, described);
  return params.cancel_at_period_end === undefined
    ? saved
    : setCancelAtPeriodEnd(ctx, saved, params.cancel_at_period_end);
}

function cancel(ctx: StripeContext, id: string): Subscription {
  const subscription = requireSubscription(ctx, id);
  // Stripe answers as if a subscription that has ended were gone.
  if (subscription.status === 'canceled') throw noSuch('subscription', id);
  return endSubscription(ctx, subscription, { at: ctx.now(), reason: 'cancellation_requested' });
}

function pay(ctx: StripeContext, id: string): Invoice {
  const invoice = requireInvoice(ctx, id);
  if (invoice.status === 'paid') throw new StripeFault('Invoice is already paid');
  payOpenInvoice(ctx, requireSubscription(ctx, subscriptionOf(invoice) ?? ''), ctx.now());
  const after = requireInvoice(ctx, id);
  if (after.status === 'paid') return after;
  throw new StripeFault('Your card was declined.', {
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'generic_decline',
  });
}

function hasStatus(subscription: Subscription, wanted: (typeof STATUSES)[number] | undefined) {
  if (wanted === 'all') return true;
  const ended = ['canceled', 'incomplete_expired'].includes(subscription.status);
  if (wanted === 'ended') return ended;
  return wanted ? subscription.status === wanted : !ended;
}

export const subscriptionRoutes: Route[] = [
  route(
    'GET',
    '/v1/subscriptions',
    listParamsOf<Stripe.SubscriptionListParams>()({
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(STATUSES).optional(),
    }),
    (ctx, params) => {
      if (params.customer) requireCustomer(ctx, params.customer, 'customer');
      const subscriptions = ctx.store
        .all('subscriptions')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ items }) => !params.price || items.data.some((i) => i.price.id === params.price))
        .filter((subscription) => hasStatus(subscription, params.status));
      return pageOf(subscriptions, params, '/v1/subscriptions');
    },
  ),
  route(
    'GET',
    '/v1/subscriptions/:id',
    paramsOf<Stripe.SubscriptionRetrieveParams>()({}),
    (ctx, _params, id) => requireSubscription(ctx, id),
  ),
  route('POST', '/v1/subscriptions/:id', updateParams, update),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    paramsOf<Stripe.SubscriptionCancelParams>()({
      invoice_now: boolean.optional(),
      prorate: boolean.optional(),
    }),
    (ctx, _params, id) => cancel(ctx, id),
  ),
  route(
    'GET',
    '/v1/invoices',
    listParamsOf<Stripe.InvoiceListParams>()({
      customer: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text.optional(),
    }),
    (ctx, params) => {
      const invoices = ctx.store
        .all('invoices')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ status }) => !params.status || status === params.status)
        .filter((row) => !params.subscription || subscriptionOf(row) === params.subscription);
      return pageOf(invoices, params, '/v1/invoices');
    },
  ),
  route(
    'GET',
    '/v1/invoices/:id',
    paramsOf<Stripe.InvoiceRetrieveParams>()({}),
    (ctx, _params, id) => requireInvoice(ctx, id),
  ),
  route(
    'POST',
    '/v1/invoices/:id/pay',
    paramsOf<Stripe.InvoicePayParams>()({}),
    (ctx, _params, id) => pay(ctx, id),
  ),
];
