import type Stripe from 'stripe';
import { z } from 'zod';
import { noSuch } from '../errors.js';
import { newId } from '../ids.js';
import { pageOf } from '../list.js';
import { integer, listParamsOf, paramsOf, plainMetadata, text, webAddress } from '../params.js';
import { API_VERSION } from '../wire.js';
import type { WebhookEndpoint } from '../wire.js';
import { route } from './route.js';
import type { Route } from './route.js';

const eventNames = z
  .array(
    z.custom<Stripe.WebhookEndpointCreateParams.EnabledEvent>(
      (value) => typeof value === 'string' && value !== '',
    ),
  )
  .min(1);

/** A webhook endpoint as it is read back: the secret is shown once, at its creation. */
function withoutSecret({ secret: _secret, ...endpoint }: WebhookEndpoint): WebhookEndpoint {
  return endpoint;
}

/** What belongs to the account as a whole: the events, and where they are to be sent. */
export const accountRoutes: Route[] = [
  route(
    'GET',
    '/v1/events',
    listParamsOf<Stripe.EventListParams>()({
      created: z.strictObject({ gte: integer.optional() }).optional(),
      types: z.array(z.string()).max(20).optional(),
    }),
    (ctx, params) => {
      const from = params.created?.gte ?? 0;
      const events = ctx.store
        .all('events')
        .filter(({ created }) => created >= from)
        .filter(({ type }) => !params.types || params.types.includes(type));
      return pageOf(events, params, '/v1/events');
    },
  ),
  route(
    'POST',
    '/v1/webhook_endpoints',
    paramsOf<Stripe.WebhookEndpointCreateParams>()({
      api_version: z.literal(API_VERSION),
      description: text,
      enabled_events: eventNames,
      metadata: plainMetadata,
      url: webAddress,
    }),
    (ctx, params) =>
      ctx.store.put('webhookEndpoints', {
        ...params,
        id: newId('we_'),
        object: 'webhook_endpoint',
        application: null,
        created: ctx.now(),
        livemode: false,
        secret: newId('whsec_', 32),
        status: 'enabled',
      }),
  ),
  route(
    'GET',
    '/v1/webhook_endpoints',
    listParamsOf<Stripe.WebhookEndpointListParams>()({}),
    (ctx, params) =>
      pageOf(ctx.store.all('webhookEndpoints').map(withoutSecret), params, '/v1/webhook_endpoints'),
  ),
  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    paramsOf<Stripe.WebhookEndpointUpdateParams>()({ enabled_events: eventNames }),
    (ctx, { enabled_events }, id) => {
      const before = ctx.store.get('webhookEndpoints', id);
      if (!before) throw noSuch('webhook endpoint', id);
      return withoutSecret(ctx.store.put('webhookEndpoints', { ...before, enabled_events }));
    },
  ),
];
