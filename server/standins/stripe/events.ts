import { newId } from './store.js';
import { API_VERSION } from './wire.js';
import type { StripeContext } from './context.js';
import type { StripeEvent } from './wire.js';

const KEPT_EVENTS = 2_000;

/** Records an event and queues its delivery. */
export function emit(ctx: StripeContext, type: StripeEvent['type'], object: object): void {
  const { store } = ctx;
  const id = newId('evt');
  const header = { id, object: 'event', api_version: API_VERSION, livemode: false } as const;
  store.put('events', { ...header, created: ctx.now(), type, data: { object } });
  store.put('deliveries', { id, attempts: 0, nextAttemptAt: 0 });
  for (const old of store.all('events').slice(0, -KEPT_EVENTS)) store.remove('events', old.id);
}
