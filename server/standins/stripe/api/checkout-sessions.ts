import type Stripe from 'stripe';
import { z } from 'zod';
import { DAY } from '../billing.js';
import { StripeFault, noSuch } from '../errors.js';
import { newId } from '../ids.js';
import { expireCheckout } from '../lifecycle.js';
import { pageOf } from '../list.js';
import { newCheckoutSession } from '../objects/checkout-session.js';
import { listParamsOf, paramsOf, text } from '../params.js';
import type { StripeContext } from '../context.js';
import type { CheckoutSession, LineItem, Price } from '../wire.js';
import { addPrice, addProduct, requirePrice, requireProduct } from './catalog.js';
import { createSessionParams } from './checkout-params.js';
import { requireCustomer } from './customers.js';
import { route } from './route.js';
import type { CreateSessionParams, LineItemParams } from './checkout-params.js';
import type { Route } from './route.js';

function requireSession(ctx: StripeContext, id: string): CheckoutSession {
  const session = ctx.store.get('checkoutSessions', id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

function priceOf(ctx: StripeContext, item: LineItemParams, index: number): Price {
  const param = `line_items[${index}]`;
  if (!item.price === !item.price_data) {
    const message = `You must provide exactly one of \`price\` or \`price_data\` in ${param}.`;
    throw new StripeFault(message, { code: 'parameter_missing', param: `${param}[price]` });
  }
  if (item.price) return requirePrice(ctx, item.price, `${param}[price]`);
  const data = item.price_data;
  if (!data?.product === !data?.product_data || data?.unit_amount === undefined) {
    throw new StripeFault(`Missing required param: ${param}[price_data][product_data].`, {
      code: 'parameter_missing',
      param: `${param}[price_data]`,
    });
  }
  const product = data.product_data
    ? addProduct(ctx, data.product_data)
    : requireProduct(ctx, data.product ?? '', `${param}[price_data][product]`);
  return addPrice(ctx, {
    product: product.id,
    currency: data.currency,
    unitAmount: data.unit_amount,
    active: false,
    taxBehavior: data.tax_behavior,
    recurring: data.recurring,
  });
}

function lineItemOf(ctx: StripeContext, params: LineItemParams, index: number): LineItem {
  const price = priceOf(ctx, params, index);
  if (!price.recurring) {
    throw new StripeFault(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      { param: `line_items[${index}][price]` },
    );
  }
  const amount = (price.unit_amount ?? 0) * params.quantity;
  return {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: requireProduct(ctx, price.product).name,
    metadata: params.metadata ?? {},
    price,
    quantity: params.quantity,
  };
}

function checkTogether(ctx: StripeContext, params: CreateSessionParams): void {
  if (params.mode !== 'subscription') {
    const message = `The local Stripe only sells subscriptions; mode was '${params.mode}'.`;
    throw new StripeFault(message, { param: 'mode' });
  }
  if (params.customer && params.customer_email) {
    throw new StripeFault(
      'You may only specify one of these parameters: customer, customer_email.',
      { param: 'customer' },
    );
  }
  const { trial_period_days: days, trial_end: end } = params.subscription_data ?? {};
  if (days && end) {
    throw new StripeFault(
      'You may only specify one of these parameters: trial_end, trial_period_days.',
      { param: 'subscription_data[trial_end]' },
    );
  }
  if (end && end < ctx.now() + 2 * DAY) {
    throw new StripeFault('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    });
  }
}

function create(ctx: StripeContext, params: CreateSessionParams): CheckoutSession {
  checkTogether(ctx, params);
  const customer = params.customer ? requireCustomer(ctx, params.customer, 'customer') : null;
  const items = params.line_items.map((item, index) => lineItemOf(ctx, item, index));
  const data = params.subscription_data ?? {};
  const onTrial = Boolean(data.trial_end ?? data.trial_period_days);
  const total = onTrial ? 0 : items.reduce((sum, item) => sum + item.amount_total, 0);
  const created = ctx.now();
  const session = newCheckoutSession(
    {
      amountSubtotal: total,
      amountTotal: total,
      currency: items[0]?.currency ?? 'chf',
      customer: customer?.id ?? null,
      customerEmail: params.customer_email ?? null,
      knownEmail: params.customer_email ?? customer?.email ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      locale: params.locale ?? null,
      metadata: params.metadata ?? {},
      paymentMethodCollection: params.payment_method_collection ?? 'always',
      expiresAt: params.expires_at ?? created + DAY,
    },
    { created, pageUrl: (id) => `${ctx.publicBaseUrl()}/dev/stripe/checkout/${id}` },
  );
  ctx.store.put('checkoutPlans', {
    id: session.id,
    items,
    trialEnd: data.trial_end ?? null,
    trialDays: data.trial_period_days ?? null,
    missingPaymentMethod: data.trial_settings?.end_behavior.missing_payment_method ?? null,
    metadata: data.metadata ?? {},
    description: data.description ?? null,
  });
  return ctx.store.put('checkoutSessions', session);
}

function expire(ctx: StripeContext, id: string): CheckoutSession {
  const { status } = requireSession(ctx, id);
  if (status !== 'open') {
    throw new StripeFault(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${String(status)}\`.`,
    );
  }
  expireCheckout(ctx, id);
  return requireSession(ctx, id);
}

export const checkoutRoutes: Route[] = [
  route('POST', '/v1/checkout/sessions', createSessionParams, create),
  route(
    'GET',
    '/v1/checkout/sessions',
    listParamsOf<Stripe.Checkout.SessionListParams>()({
      customer: text.optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
      subscription: text.optional(),
    }),
    (ctx, params) => {
      const sessions = ctx.store
        .all('checkoutSessions')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ status }) => !params.status || status === params.status)
        .filter(({ subscription: id }) => !params.subscription || id === params.subscription);
      return pageOf(sessions, params, '/v1/checkout/sessions');
    },
  ),
  route(
    'GET',
    '/v1/checkout/sessions/:id',
    paramsOf<Stripe.Checkout.SessionRetrieveParams>()({}),
    (ctx, _params, id) => requireSession(ctx, id),
  ),
  route(
    'POST',
    '/v1/checkout/sessions/:id/expire',
    paramsOf<Stripe.Checkout.SessionExpireParams>()({}),
    (ctx, _params, id) => expire(ctx, id),
  ),
  route(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    listParamsOf<Stripe.Checkout.SessionListLineItemsParams>()({}),
    (ctx, params, id) => {
      requireSession(ctx, id);
      const items = ctx.store.get('checkoutPlans', id)?.items ?? [];
      return pageOf([...items].reverse(), params, `/v1/checkout/sessions/${id}/line_items`);
    },
  ),
];
