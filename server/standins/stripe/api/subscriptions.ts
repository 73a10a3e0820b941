import type Stripe from 'stripe';
import { z } from 'zod';
import { StripeFault, noSuch } from '../errors.js';
import { endSubscription, payOpenInvoice, setCancelAtPeriodEnd } from '../lifecycle.js';
import { pageOf } from '../list.js';
import { subscriptionOf } from '../objects/invoice.js';
import { boolean, listParamsOf, nothing, paramsOf, text } from '../params.js';
import type { StripeContext } from '../context.js';
import type { Invoice, Subscription } from '../wire.js';
import { requireCustomer } from './customers.js';
import { route } from './route.js';
import type { Route } from './route.js';

const updateParams = paramsOf<Stripe.SubscriptionUpdateParams>()({ cancel_at_period_end: boolean });

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
  if (before.status === 'canceled') {
    throw new StripeFault(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  return setCancelAtPeriodEnd(ctx, before, params.cancel_at_period_end);
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

export const subscriptionRoutes: Route[] = [
  route(
    'GET',
    '/v1/subscriptions',
    listParamsOf<Stripe.SubscriptionListParams>()({
      customer: text.optional(),
      status: z.literal('all').optional(),
    }),
    (ctx, params) => {
      if (params.customer) requireCustomer(ctx, params.customer, 'customer');
      const subscriptions = ctx.store
        .all('subscriptions')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ status }) => params.status === 'all' || status !== 'canceled');
      return pageOf(subscriptions, params, '/v1/subscriptions');
    },
  ),
  route('GET', '/v1/subscriptions/:id', nothing, (ctx, _params, id) =>
    requireSubscription(ctx, id),
  ),
  route('POST', '/v1/subscriptions/:id', updateParams, update),
  route('DELETE', '/v1/subscriptions/:id', nothing, (ctx, _params, id) => cancel(ctx, id)),
  route(
    'GET',
    '/v1/invoices',
    listParamsOf<Stripe.InvoiceListParams>()({ customer: text.optional() }),
    (ctx, params) => {
      const invoices = ctx.store
        .all('invoices')
        .filter(({ customer }) => !params.customer || customer === params.customer);
      return pageOf(invoices, params, '/v1/invoices');
    },
  ),
  route('GET', '/v1/invoices/:id', nothing, (ctx, _params, id) => requireInvoice(ctx, id)),
  route('POST', '/v1/invoices/:id/pay', nothing, (ctx, _params, id) => pay(ctx, id)),
];
