import { z } from 'zod';
import type Stripe from 'stripe';
import { liveCustomer } from '../billing.js';
import { StripeFault, noSuch } from '../errors.js';
import { endSubscription, expireCheckout } from '../lifecycle.js';
import { newCustomer } from '../objects/customer.js';
import { nothing, paramsOf, plainMetadata, text } from '../params.js';
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

const contact = { email: text.optional(), name: text.optional() };
const createParams = paramsOf<Stripe.CustomerCreateParams>()({
  ...contact,
  metadata: plainMetadata.optional(),
  preferred_locales: z.array(z.string()).optional(),
});
const updateParams = paramsOf<Stripe.CustomerUpdateParams>()(contact);

function create(ctx: StripeContext, params: z.output<typeof createParams>): object {
  checkEmail(params.email);
  return ctx.store.put('customers', newCustomer(params, ctx.now()));
}

function update(ctx: StripeContext, params: z.output<typeof updateParams>, id: string): object {
  const before = requireCustomer(ctx, id);
  checkEmail(params.email);
  const { email = before.email, name = before.name ?? null } = params;
  return ctx.store.put('customers', { ...before, email, name });
}

function remove(ctx: StripeContext, id: string): object {
  requireCustomer(ctx, id);
  for (const subscription of ctx.store.all('subscriptions')) {
    if (subscription.customer !== id || subscription.status === 'canceled') continue;
    endSubscription(ctx, subscription, { at: ctx.now(), reason: null });
  }
  // Nobody is left who could pay on these pages.
  for (const session of ctx.store.all('checkoutSessions')) {
    if (session.customer === id) expireCheckout(ctx, session.id);
  }
  return ctx.store.put('customers', { id, object: 'customer', deleted: true });
}

export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', createParams, create),
  route('GET', '/v1/customers/:id', nothing, (ctx, _params, id) => {
    const customer = ctx.store.get('customers', id);
    if (!customer) throw noSuch('customer', id);
    return customer;
  }),
  route('POST', '/v1/customers/:id', updateParams, update),
  route('DELETE', '/v1/customers/:id', nothing, (ctx, _params, id) => remove(ctx, id)),
];
