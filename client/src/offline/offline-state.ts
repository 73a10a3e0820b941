import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browser-storage';
import type { Change } from './change';

export interface OfflineState {
  /** There is no network, or no server to be reached by it. */
  away: boolean;
  /** What the server has not been told yet, oldest first. */
  waiting: readonly Change[];
  /** When each of the viewer's fields was last read, in milliseconds since 1970. */
  seenAt: Readonly<Record<string, number>>;
}

// Tests of what only imports this run where there is no browser.
const startsAway = typeof navigator !== 'undefined' && !navigator.onLine;

let state: OfflineState = { away: startsAway, waiting: [], seenAt: {} };
/** The name of the error of a read that was put off because something waits. */
export const changesWaiting = 'ChangesWaiting';

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
export const waitingRevision = (): number => revision;

export function setOffline(changes: Partial<OfflineState>): void {
  if (Object.entries(changes).every(([key, value]) => state[key as keyof OfflineState] === value))
    return;
  if (changes.waiting) revision += 1;
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function subscribeOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the person stands with the network, and what waits for it. */
export const useOffline = (): OfflineState => useSyncExternalStore(subscribeOffline, readOffline);

const returnListeners = new Set<() => void>();

/** Calls back when what is on screen should be read again: the network was away, or something was sent. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

export function announceReturn(): void {
  for (const listener of returnListeners) listener();
}
