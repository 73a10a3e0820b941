import { isDeepStrictEqual } from 'node:util';
import { newId } from './ids.js';
import { API_VERSION } from './wire.js';
import type { StripeContext } from './context.js';
import type { EventType } from './wire.js';

const KEPT_EVENTS = 2_000;

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

/** Records an event and queues its delivery; `before` makes `previous_attributes`. */
export function emit(ctx: StripeContext, type: EventType, object: object, before?: object): void {
  const event = ctx.store.put('events', {
    id: newId('evt_'),
    object: 'event',
    api_version: API_VERSION,
    created: ctx.now(),
    data: { object, ...(before && { previous_attributes: changedFields(before, object) }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  const id = newId('whd_');
  ctx.store.put('deliveries', { id, event: event.id, attempts: 0, nextAttemptAt: 0 });
  forgetOldEvents(ctx);
}
