import { z } from 'zod';
import type Stripe from 'stripe';
import { liveCustomer } from '../billing.js';
import { StripeFault, noSuch } from '../errors.js';
import { emit } from '../events.js';
import { endSubscription, expireCheckout } from '../lifecycle.js';
import { pageOf } from '../list.js';
import { newCustomer } from '../objects/customer.js';
import { emptyable, listParamsOf, mergeMetadata, metadata, paramsOf, text } from '../params.js';
import type { StripeContext } from '../context.js';
import type { Customer } from '../wire.js';
import { route } from './route.js';
import type { Route } from './route.js';

export function requireCustomer(ctx: StripeContext, id: string, param = 'id'): Customer {
  const customer = liveCustomer(ctx, id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

function checkEmail(email: string | undefined): void {
  if (email && !z.email().safeParse(email).success) {
    throw new StripeFault(`Invalid email address: ${email}`, {
      code: 'email_invalid',
      param: 'email',
    });
  }
}

const fields = {
  description: emptyable.optional(),
  email: emptyable.optional(),
  metadata: metadata.optional(),
  name: emptyable.optional(),
  phone: emptyable.optional(),
  preferred_locales: z.array(z.string()).optional(),
};

const createParams = paramsOf<Stripe.CustomerCreateParams>()(fields);
const updateParams = paramsOf<Stripe.CustomerUpdateParams>()({
  ...fields,
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
});

function create(ctx: StripeContext, params: z.output<typeof createParams>): Customer {
  checkEmail(params.email);
  const customer = newCustomer(
    {
      email: params.email || null,
      name: params.name || null,
      phone: params.phone || null,
      description: params.description || null,
      metadata: mergeMetadata({}, params.metadata),
      preferredLocales: params.preferred_locales ?? [],
    },
    ctx.now(),
  );
  ctx.store.put('customers', customer);
  emit(ctx, 'customer.created', customer);
  return customer;
}

function update(ctx: StripeContext, params: z.output<typeof updateParams>, id: string): Customer {
  const before = requireCustomer(ctx, id);
  checkEmail(params.email);
  const card = params.invoice_settings?.default_payment_method;
  if (card && ctx.store.get('paymentMethods', card)?.customer !== id) {
    throw noSuch('PaymentMethod', card, 'invoice_settings[default_payment_method]');
  }
  const after: Customer = {
    ...before,
    ...(params.description !== undefined && { description: params.description || null }),
    ...(params.email !== undefined && { email: params.email || null }),
    ...(params.name !== undefined && { name: params.name || null }),
    ...(params.phone !== undefined && { phone: params.phone || null }),
    ...(params.preferred_locales && { preferred_locales: params.preferred_locales }),
    ...(card && { invoice_settings: { ...before.invoice_settings, default_payment_method: card } }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  };
  ctx.store.put('customers', after);
  emit(ctx, 'customer.updated', after, before);
  return after;
}

function remove(ctx: StripeContext, id: string): object {
  const customer = requireCustomer(ctx, id);
  for (const subscription of ctx.store.all('subscriptions')) {
    if (subscription.customer !== id || subscription.status === 'canceled') continue;
    endSubscription(ctx, subscription, { at: ctx.now(), reason: null });
  }
  // Nobody is left who could pay on these pages.
  for (const session of ctx.store.all('checkoutSessions')) {
    if (session.customer === id) expireCheckout(ctx, session.id);
  }
  const deleted = ctx.store.put('customers', { id, object: 'customer', deleted: true });
  emit(ctx, 'customer.deleted', customer);
  return deleted;
}

export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', createParams, create),
  route(
    'GET',
    '/v1/customers',
    listParamsOf<Stripe.CustomerListParams>()({ email: text.optional() }),
    (ctx, params) => {
      const customers = ctx.store
        .all('customers')
        .filter((customer) => !customer.deleted)
        .filter(({ id }) => !params.email || liveCustomer(ctx, id)?.email === params.email);
      return pageOf(customers, params, '/v1/customers');
    },
  ),
  route(
    'GET',
    '/v1/customers/:id',
    paramsOf<Stripe.CustomerRetrieveParams>()({}),
    (ctx, _params, id) => {
      const customer = ctx.store.get('customers', id);
      if (!customer) throw noSuch('customer', id);
      return customer;
    },
  ),
  route('POST', '/v1/customers/:id', updateParams, update),
  route('DELETE', '/v1/customers/:id', paramsOf<object>()({}), (ctx, _params, id) =>
    remove(ctx, id),
  ),
  route(
    'GET',
    '/v1/customers/:id/payment_methods',
    listParamsOf<Stripe.CustomerListPaymentMethodsParams>()({ type: z.literal('card').optional() }),
    (ctx, params, id) => {
      requireCustomer(ctx, id);
      const methods = ctx.store.all('paymentMethods').filter(({ customer }) => customer === id);
      return pageOf(methods, params, `/v1/customers/${id}/payment_methods`);
    },
  ),
  route(
    'GET',
    '/v1/payment_methods/:id',
    paramsOf<Stripe.PaymentMethodRetrieveParams>()({}),
    (ctx, _params, id) => {
      const method = ctx.store.get('paymentMethods', id);
      if (!method) throw noSuch('PaymentMethod', id);
      return method;
    },
  ),
];
