import type Stripe from 'stripe';
import { z } from 'zod';
import { StripeFault, noSuch } from '../errors.js';
import { newId } from '../ids.js';
import { expireCheckout } from '../lifecycle.js';
import { pageOf } from '../list.js';
import { newCheckoutSession } from '../objects/checkout-session.js';
import { listParamsOf, nothing, text } from '../params.js';
import type { StripeContext } from '../context.js';
import type { CheckoutSession, LineItem } from '../wire.js';
import { requirePrice, requireProduct } from './catalog.js';
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

function lineItemOf(ctx: StripeContext, params: LineItemParams, index: number): LineItem {
  const price = requirePrice(ctx, params.price, `line_items[${index}][price]`);
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
    metadata: {},
    price,
    quantity: params.quantity,
  };
}

function create(ctx: StripeContext, params: CreateSessionParams): CheckoutSession {
  const customer = requireCustomer(ctx, params.customer, 'customer');
  const items = params.line_items.map((item, index) => lineItemOf(ctx, item, index));
  const { trial_period_days: trialDays = null, metadata = {} } = params.subscription_data ?? {};
  const session = newCheckoutSession(
    {
      amount: trialDays ? 0 : items.reduce((sum, item) => sum + item.amount_total, 0),
      currency: items[0]?.currency ?? 'chf',
      customer,
      clientReferenceId: params.client_reference_id ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      locale: params.locale ?? null,
    },
    { created: ctx.now(), pageUrl: (id) => `${ctx.publicBaseUrl()}/dev/stripe/checkout/${id}` },
  );
  ctx.store.put('checkoutPlans', { id: session.id, items, trialDays, metadata });
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
    }),
    (ctx, params) => {
      const sessions = ctx.store
        .all('checkoutSessions')
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ status }) => !params.status || status === params.status);
      return pageOf(sessions, params, '/v1/checkout/sessions');
    },
  ),
  route('GET', '/v1/checkout/sessions/:id', nothing, (ctx, _params, id) => requireSession(ctx, id)),
  route('POST', '/v1/checkout/sessions/:id/expire', nothing, (ctx, _params, id) => expire(ctx, id)),
];
