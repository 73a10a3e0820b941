import { z } from 'zod';
import { newId } from '../store.js';
import { API_VERSION } from '../wire.js';
import {
  boolean,
  find,
  integer,
  list,
  metadata,
  retrieve,
  route,
  text,
  webAddress,
} from './route.js';
import type { Route } from './route.js';

const enabled = z.strictObject({ enabled: boolean });
const portalParams = {
  business_profile: z.strictObject({
    privacy_policy_url: webAddress,
    terms_of_service_url: webAddress,
  }),
  default_return_url: webAddress,
  features: z.strictObject({
    invoice_history: enabled,
    payment_method_update: enabled,
    subscription_cancel: enabled.extend({ mode: z.literal('at_period_end') }),
  }),
  metadata,
  name: text,
};
const priceParams = {
  currency: text,
  lookup_key: text.nullable().default(null),
  metadata: metadata.optional(),
  product: text,
  recurring: z.strictObject({ interval: z.literal('month') }),
  unit_amount: integer,
};
const endpointParams = {
  api_version: z.literal(API_VERSION),
  description: text,
  enabled_events: z.array(text),
  metadata,
  url: webAddress,
};
const eventFilters = {
  created: z.strictObject({ gte: integer }).optional(),
  types: z.array(text).optional(),
};

/** What an account is set up with: what it sells, its portal, and where its events are sent. */
export const accountRoutes: Route[] = [
  route('POST /v1/products', { metadata: metadata.optional(), name: text }, ({ store }, params) =>
    store.put('products', { id: newId('prod'), ...params }),
  ),
  list('/v1/products', 'products', {}),
  route('POST /v1/prices', priceParams, (ctx, params) => {
    find(ctx, 'products', params.product, 'product');
    const recurring = { interval: 'month', interval_count: 1 } as const;
    const own = { id: newId('price'), active: true } as const;
    return ctx.store.put('prices', { ...own, ...params, recurring });
  }),
  list(
    '/v1/prices',
    'prices',
    { active: boolean.optional(), lookup_keys: z.array(text) },
    ({ lookup_key: key }, wanted) => wanted.lookup_keys.includes(key ?? ''),
  ),
  retrieve('/v1/prices', 'prices'),
  route('POST /v1/billing_portal/configurations', portalParams, ({ store }, params) =>
    store.put('portalConfigurations', { id: newId('bpc'), active: true, ...params }),
  ),
  list('/v1/billing_portal/configurations', 'portalConfigurations', { active: boolean.optional() }),
  route('POST /v1/webhook_endpoints', endpointParams, ({ store }, params) => {
    const endpoint = store.put('webhookEndpoints', { id: newId('we'), ...params });
    // Shown once, at its creation.
    return { ...endpoint, secret: newId('whsec') };
  }),
  list('/v1/webhook_endpoints', 'webhookEndpoints', {}),
  route('POST /v1/webhook_endpoints/:id', { enabled_events: z.array(text) }, (ctx, params, id) => {
    const before = find(ctx, 'webhookEndpoints', id);
    return ctx.store.put('webhookEndpoints', { ...before, ...params });
  }),
  list('/v1/events', 'events', eventFilters, ({ created, type }, wanted) => {
    const isWantedType = !wanted.types || wanted.types.includes(type);
    return isWantedType && created >= (wanted.created?.gte ?? 0);
  }),
];
