import type { ApolloClient } from '@apollo/client';
import { readStored, writeStored } from '../lib/browser-storage';
import type { Seen } from './seen';
import { readOffline } from './offline-state';
import { isObject } from './read-answer';
import { isSessionOver } from './session-mark';
import { personOf, timesHeld, toKeep, type Snapshot } from './snapshot';
import { isUnsaved, lastRead } from './unsaved';
import { withKitchen } from './with-kitchen';

/** Where a page that is being left puts down what it showed: only what is written at once outlives it. */
const lastLookKey = 'seen-last';

const isSeen = (value: unknown): value is Seen =>
  isObject(value) &&
  typeof value.personId === 'string' &&
  isObject(value.snapshot) &&
  isObject(value.seenAt);

/** Keeps what the device's own store has not taken yet. */
function keepLastLook(client: ApolloClient): void {
  if (!isUnsaved() || isSessionOver()) return;
  const snapshot = toKeep(client.cache.extract() as Snapshot, null);
  const personId = snapshot && personOf(snapshot);
  if (!personId) return;
  const seenAt = timesHeld(snapshot, { ...readOffline().seenAt, ...lastRead() });
  const seen: Seen = { personId, snapshot, seenAt };
  // The page before may have been left as quickly.
  writeStored('local', lastLookKey, JSON.stringify(withLastLook(readLastLook(), seen)));
}

/** A phone ends a page in the background without a word, so being hidden counts as being left. */
export function keepWhenLeft(client: ApolloClient): void {
  window.addEventListener('pagehide', () => keepLastLook(client));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepLastLook(client);
  });
}

/** What an older version kept, as this one has it. */
export const upgraded = (seen: Seen): Seen => ({ ...seen, snapshot: withKitchen(seen.snapshot) });

export function readLastLook(): Seen | null {
  try {
    const seen: unknown = JSON.parse(readStored('local', lastLookKey) ?? 'null');
    return isSeen(seen) ? upgraded(seen) : null;
  } catch {
    return null;
  }
}

export const forgetLastLook = (): void => writeStored('local', lastLookKey, null);

/** What was kept in time, with what was put down last laid over it. */
export function withLastLook(kept: Seen | null, last: Seen | null): Seen | null {
  if (!last || kept?.personId !== last.personId) return last ?? kept;
  const snapshot = toKeep(last.snapshot, kept.snapshot) ?? last.snapshot;
  return { ...last, snapshot, seenAt: { ...kept.seenAt, ...last.seenAt } };
}
