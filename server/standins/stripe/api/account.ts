import type Stripe from 'stripe';
import { z } from 'zod';
import { noSuch } from '../errors.js';
import { newId } from '../ids.js';
import { pageOf } from '../list.js';
import { integer, listParamsOf, paramsOf, plainMetadata, text, webAddress } from '../params.js';
import { API_VERSION } from '../wire.js';
import type { StripeContext } from '../context.js';
import type { WebhookEndpoint } from '../wire.js';
import { route } from './route.js';
import type { Route } from './route.js';

const eventName = z.custom<Stripe.WebhookEndpointCreateParams.EnabledEvent>(
  (value) => typeof value === 'string' && value !== '',
);

/** A webhook endpoint as it is read back: the secret is shown once, at its creation. */
function withoutSecret({ secret: _secret, ...endpoint }: WebhookEndpoint): WebhookEndpoint {
  return endpoint;
}

function requireEndpoint(ctx: StripeContext, id: string): WebhookEndpoint {
  const endpoint = ctx.store.get('webhookEndpoints', id);
  if (!endpoint) throw noSuch('webhook endpoint', id);
  return endpoint;
}

const eventRoutes: Route[] = [
  route(
    'GET',
    '/v1/events',
    listParamsOf<Stripe.EventListParams>()({
      created: z.strictObject({ gte: integer.optional() }).optional(),
      type: text.optional(),
      types: z.array(z.string()).max(20).optional(),
    }),
    (ctx, params) => {
      const from = params.created?.gte ?? 0;
      const events = ctx.store
        .all('events')
        .filter(({ created }) => created >= from)
        .filter(({ type }) => !params.type || type === params.type)
        .filter(({ type }) => !params.types || params.types.includes(type));
      return pageOf(events, params, '/v1/events');
    },
  ),
  route('GET', '/v1/events/:id', paramsOf<Stripe.EventRetrieveParams>()({}), (ctx, _params, id) => {
    const event = ctx.store.get('events', id);
    if (!event) throw noSuch('event', id);
    return event;
  }),
];

const webhookEndpointRoutes: Route[] = [
  route(
    'POST',
    '/v1/webhook_endpoints',
    paramsOf<Stripe.WebhookEndpointCreateParams>()({
      api_version: z.literal(API_VERSION).optional(),
      description: text.optional(),
      enabled_events: z.array(eventName).min(1),
      metadata: plainMetadata.optional(),
      url: webAddress,
    }),
    (ctx, params) =>
      ctx.store.put('webhookEndpoints', {
        id: newId('we_'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        application: null,
        created: ctx.now(),
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: params.metadata ?? {},
        secret: newId('whsec_', 32),
        status: 'enabled',
        url: params.url,
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
    'GET',
    '/v1/webhook_endpoints/:id',
    paramsOf<Stripe.WebhookEndpointRetrieveParams>()({}),
    (ctx, _params, id) => withoutSecret(requireEndpoint(ctx, id)),
  ),
  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    paramsOf<Stripe.WebhookEndpointUpdateParams>()({
      enabled_events: z.array(eventName).min(1).optional(),
    }),
    (ctx, params, id) => {
      const before = requireEndpoint(ctx, id);
      const enabled_events = params.enabled_events ?? before.enabled_events;
      return withoutSecret(ctx.store.put('webhookEndpoints', { ...before, enabled_events }));
    },
  ),
  route('DELETE', '/v1/webhook_endpoints/:id', paramsOf<object>()({}), (ctx, _params, id) => {
    requireEndpoint(ctx, id);
    ctx.store.remove('webhookEndpoints', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

/** What belongs to the account as a whole: the events, and where they are sent. */
export const accountRoutes: Route[] = [...eventRoutes, ...webhookEndpointRoutes];
