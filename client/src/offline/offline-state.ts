import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browser-storage';
import type { Change } from './change';

/**
 * Why the server is not to be heard: there is no network; there is one, but nobody answers by it; or an answer is
 * still awaited, while what the device keeps is shown, and for so long that it is said.
 */
export type Away = 'network' | 'server' | 'slow' | 'late';

export interface OfflineState {
  /** Null where the server answers. */
  away: Away | null;
  /** What the server has not been told yet, oldest first. */
  waiting: readonly Change[];
  /** When each of the viewer's and the kitchen's fields was last read, in milliseconds since 1970. */
  seenAt: Readonly<Record<string, number>>;
  /** Those of the viewer and the kitchen of which neither the server nor the device had what a page has asked. */
  unanswered: readonly string[];
}

// Tests of what only imports this run where there is no browser.
const startsAway = typeof navigator !== 'undefined' && !navigator.onLine;

let state: OfflineState = {
  away: startsAway ? 'network' : null,
  waiting: [],
  seenAt: {},
  unanswered: [],
};
/** Grows with every change that comes to wait or goes. */
let revision = 0;
const listeners = new Set<() => void>();

// A hint for the start of the next visit: whether to look at what waits before anything is read.
const hintKey = 'changes-waiting';

export const mayHaveWaiting = (): boolean =>
  state.waiting.length > 0 || readStored('local', hintKey) !== null;

export const noteWaitingOnDevice = (some: boolean): void =>
  writeStored('local', hintKey, some ? 'true' : null);

export const readOffline = (): OfflineState => state;

/** A browser knows that it has no network; that it has one says nothing of what answers there. */
export const whyAway = (): Away => (navigator.onLine ? 'server' : 'network');
export const waitingRevision = (): number => revision;

export function setOffline(changes: Partial<OfflineState>): void {
  if (Object.entries(changes).every(([key, value]) => state[key as keyof OfflineState] === value))
    return;
  // A first look that finds nothing has changed nothing: what is on its way need not be asked again.
  if (changes.waiting && changes.waiting.length + state.waiting.length > 0) revision += 1;
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function subscribeOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the person stands with the network, and what waits for it. */
export const useOffline = (): OfflineState => useSyncExternalStore(subscribeOffline, readOffline);

/** Takes note of whether what a page shows of a field could be had, from wherever. */
export function noteUnanswered(field: string, unanswered: boolean): void {
  if (state.unanswered.includes(field) === unanswered) return;
  const others = state.unanswered.filter((each) => each !== field);
  setOffline({ unanswered: unanswered ? [...others, field] : others });
}

let look = (): Promise<void> => Promise.resolve();

export function onLookNow(listener: () => Promise<void>): void {
  look = listener;
}

/** Looks at once whether the server is back; resolves when that is known. */
export const lookNow = (): Promise<void> => look().catch(() => undefined);

const returnListeners = new Set<() => void>();

/** Calls back when what is on screen should be read again: the network was away, or something was sent. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

export function announceReturn(): void {
  for (const listener of returnListeners) listener();
}
