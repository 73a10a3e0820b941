import { z } from 'zod';
import { liveCustomer } from '../billing.js';
import {
  endSubscription,
  expireCheckout,
  payOpenInvoice,
  setCancelAtPeriodEnd,
} from '../lifecycle.js';
import { PREFIX } from '../pages/shell.js';
import { newId } from '../store.js';
import type { StripeContext } from '../context.js';
import type { CheckoutSession, Customer, Invoice, Subscription } from '../wire.js';
import {
  boolean,
  find,
  integer,
  list,
  metadata,
  noSuch,
  retrieve,
  route,
  StripeFault,
  text,
  webAddress,
} from './route.js';
import type { Route } from './route.js';

const OPEN_FOR_SECONDS = 86_400;

function requireCustomer(ctx: StripeContext, id: string, param?: string): Customer {
  const customer = liveCustomer(ctx, id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

function deleteCustomer(ctx: StripeContext, id: string): object {
  requireCustomer(ctx, id);
  for (const row of ctx.store.all('subscriptions'))
    if (row.customer === id && row.status !== 'canceled') endSubscription(ctx, row, ctx.now());
  // Nobody is left who could pay on these pages.
  for (const row of ctx.store.all('checkoutSessions'))
    if (row.customer === id) expireCheckout(ctx, row.id);
  return ctx.store.put('customers', { id, object: 'customer', deleted: true });
}

const contact = { email: z.email().optional(), name: text.optional() };
const newCustomer = { metadata: metadata.optional(), preferred_locales: z.array(text).optional() };

const customerRoutes: Route[] = [
  route('POST /v1/customers', { ...contact, ...newCustomer }, ({ store }, params) => {
    const { email = null, name = null } = params;
    return store.put('customers', { id: newId('cus'), object: 'customer', email, name });
  }),
  retrieve('/v1/customers', 'customers'),
  route('POST /v1/customers/:id', contact, (ctx, params, id) => {
    const customer = requireCustomer(ctx, id);
    const { email = customer.email, name = customer.name } = params;
    return ctx.store.put('customers', { ...customer, email, name });
  }),
  route('DELETE /v1/customers/:id', {}, (ctx, _params, id) => deleteCustomer(ctx, id)),
];

// The page always asks for a card: what would be done without one never happens here.
const withoutCard = z.strictObject({ missing_payment_method: z.literal('cancel') });
const subscriptionData = z.strictObject({
  metadata: metadata.default({}),
  trial_period_days: integer.nullable().default(null),
  trial_settings: z.strictObject({ end_behavior: withoutCard }).optional(),
});
const checkoutParams = {
  cancel_url: webAddress,
  client_reference_id: text,
  customer: text,
  line_items: z.tuple([z.strictObject({ price: text, quantity: z.literal('1') })]),
  locale: z.literal('fr'),
  mode: z.literal('subscription'),
  subscription_data: subscriptionData.prefault({}),
  success_url: webAddress,
};

function createCheckout(
  ctx: StripeContext,
  params: z.output<z.ZodObject<typeof checkoutParams>>,
): CheckoutSession {
  const { cancel_url, success_url, client_reference_id, customer } = params;
  requireCustomer(ctx, customer, 'customer');
  const price = find(ctx, 'prices', params.line_items[0].price, 'line_items[0][price]');
  const { trial_period_days: trialDays, metadata: marks } = params.subscription_data;
  const id = newId('cs_test');
  ctx.store.put('orders', { id, price, trialDays, metadata: marks });
  return ctx.store.put('checkoutSessions', {
    id,
    amount_total: trialDays ? 0 : price.unit_amount,
    cancel_url,
    client_reference_id,
    customer,
    expires_at: ctx.now() + OPEN_FOR_SECONDS,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url,
    url: `${ctx.publicBaseUrl()}${PREFIX}/checkout/${id}`,
  });
}

function expire(ctx: StripeContext, id: string): CheckoutSession {
  find(ctx, 'checkoutSessions', id);
  const expired = expireCheckout(ctx, id);
  if (!expired) throw new StripeFault('Only an open Checkout Session can be expired.');
  return expired;
}

const portalParams = {
  configuration: text.optional(),
  customer: text,
  locale: z.literal('fr').optional(),
  return_url: webAddress,
};

const sessionRoutes: Route[] = [
  route('POST /v1/checkout/sessions', checkoutParams, createCheckout),
  list('/v1/checkout/sessions', 'checkoutSessions', { customer: text, status: z.literal('open') }),
  retrieve('/v1/checkout/sessions', 'checkoutSessions'),
  route('POST /v1/checkout/sessions/:id/expire', {}, (ctx, _params, id) => expire(ctx, id)),
  route('POST /v1/billing_portal/sessions', portalParams, (ctx, params) => {
    const { configuration, customer, return_url } = params;
    requireCustomer(ctx, customer, 'customer');
    if (configuration) find(ctx, 'portalConfigurations', configuration, 'configuration');
    const id = newId('bps');
    return ctx.store.put('portalSessions', {
      id,
      created: ctx.now(),
      customer,
      return_url,
      url: `${ctx.publicBaseUrl()}${PREFIX}/portal/${id}`,
    });
  }),
];

function update(ctx: StripeContext, id: string, cancel: boolean): Subscription {
  const subscription = find(ctx, 'subscriptions', id);
  if (subscription.status !== 'canceled') return setCancelAtPeriodEnd(ctx, subscription, cancel);
  throw new StripeFault('A canceled subscription can only update its metadata.');
}

function cancel(ctx: StripeContext, id: string): Subscription {
  const subscription = find(ctx, 'subscriptions', id);
  // Stripe answers as if a subscription that has ended were gone.
  if (subscription.status === 'canceled') throw noSuch('subscription', id);
  return endSubscription(ctx, subscription, ctx.now());
}

function pay(ctx: StripeContext, id: string): Invoice {
  const { parent } = find(ctx, 'invoices', id);
  const subscription = find(ctx, 'subscriptions', parent.subscription_details.subscription);
  payOpenInvoice(ctx, subscription, ctx.now());
  const invoice = find(ctx, 'invoices', id);
  if (invoice.status === 'paid') return invoice;
  throw new StripeFault('Your card was declined.', { type: 'card_error' }, 402);
}

const filters = { customer: text.optional() };

const subscriptionList = list(
  '/v1/subscriptions',
  'subscriptions',
  { ...filters, status: z.literal('all').optional() },
  ({ customer, status }, wanted) =>
    customer === (wanted.customer ?? customer) &&
    (wanted.status === 'all' || status !== 'canceled'),
);

const subscriptionRoutes: Route[] = [
  {
    ...subscriptionList,
    run(ctx, input, id) {
      if (input['customer']) requireCustomer(ctx, String(input['customer']), 'customer');
      return subscriptionList.run(ctx, input, id);
    },
  },
  retrieve('/v1/subscriptions', 'subscriptions'),
  route('POST /v1/subscriptions/:id', { cancel_at_period_end: boolean }, (ctx, params, id) =>
    update(ctx, id, params.cancel_at_period_end),
  ),
  route('DELETE /v1/subscriptions/:id', {}, (ctx, _params, id) => cancel(ctx, id)),
  list('/v1/invoices', 'invoices', filters),
  retrieve('/v1/invoices', 'invoices'),
  route('POST /v1/invoices/:id/pay', {}, (ctx, _params, id) => pay(ctx, id)),
];

/** What the product asks for while people subscribe, pay and leave. */
export const billingRoutes: Route[] = [...customerRoutes, ...sessionRoutes, ...subscriptionRoutes];
