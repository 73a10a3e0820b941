import { isDeepStrictEqual } from 'node:util';
import { newId } from './ids.js';
import { API_VERSION } from './wire.js';
import type { StripeContext } from './context.js';
import type { EventType } from './wire.js';

const KEPT_EVENTS = 2_000;

/** The endpoint that the product is configured with, beside those made through the API. */
export const CONFIGURED_ENDPOINT = 'configured';

function endpointsFor(ctx: StripeContext, type: EventType): string[] {
  const made = ctx.store
    .all('webhookEndpoints')
    .filter(({ status }) => status === 'enabled')
    .filter(({ enabled_events: events }) => events.includes('*') || events.includes(type));
  return [CONFIGURED_ENDPOINT, ...made.map(({ id }) => id)];
}

function forgetOldEvents(ctx: StripeContext): void {
  const events = ctx.store.all('events');
  for (const { id, pending_webhooks: pending } of events.slice(0, -KEPT_EVENTS)) {
    if (pending === 0) ctx.store.remove('events', id);
  }
}

function changedFields(before: object, after: object): object {
  const next: Record<string, unknown> = { ...after };
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => !isDeepStrictEqual(value, next[key])),
  );
}

/** Records an event and queues one delivery per endpoint; `before` makes `previous_attributes`. */
export function emit(ctx: StripeContext, type: EventType, object: object, before?: object): void {
  const endpoints = endpointsFor(ctx, type);
  const event = ctx.store.put('events', {
    id: newId('evt_'),
    object: 'event',
    api_version: API_VERSION,
    created: ctx.now(),
    data: { object, ...(before && { previous_attributes: changedFields(before, object) }) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { id: null, idempotency_key: null },
    type,
  });
  for (const endpoint of endpoints) {
    const id = newId('whd_');
    ctx.store.put('deliveries', { id, event: event.id, endpoint, attempts: 0, nextAttemptAt: 0 });
  }
  forgetOldEvents(ctx);
}
