import type { Delivery, Outbox } from './outbox';
import { askWhoIsHere, sendChange } from './send-change';

/**
 * Sends what waits of one person, if it is them for whom the server takes the device: the session is all tabs', and
 * nobody's changes go to another's kitchen.
 */
export async function deliverAs(
  outbox: Outbox,
  personId: string,
): Promise<Delivery & { isAnother: boolean }> {
  const who = await askWhoIsHere();
  if (who === personId)
    return { ...(await outbox.deliver(personId, sendChange)), isAnother: false };
  const stopped = who === undefined ? 'unreachable' : 'held';
  return { sent: 0, refused: [], stopped, isAnother: who !== undefined };
}
