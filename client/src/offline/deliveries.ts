import type { Delivery } from './outbox';

type DeliveryListener = (delivery: Delivery) => void;
const listeners = new Set<DeliveryListener>();
/** What tells it comes after the page, and the changes may be sent before. */
const unheard: Delivery[] = [];

/** Calls back when all changes that waited have been sent, however often the network went meanwhile, or when some were refused. */
export function onDelivery(listener: DeliveryListener): () => void {
  listeners.add(listener);
  for (const delivery of unheard.splice(0)) listener(delivery);
  return () => listeners.delete(listener);
}

export function tellDelivery(delivery: Delivery): void {
  if (listeners.size === 0) unheard.push(delivery);
  for (const listener of listeners) listener(delivery);
}

/** What nobody has heard yet is nobody else's to hear. */
export function forgetDeliveries(): void {
  unheard.length = 0;
}
