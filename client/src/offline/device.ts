import { clear, createStore, del, get, set, update } from 'idb-keyval';
import type { Change } from './change';
import type { OutboxStore } from './outbox';
import type { Snapshot } from './snapshot';

/** What was last seen of one person's kitchen. */
export interface Seen {
  personId: string;
  snapshot: Snapshot;
  /** When each of the viewer's fields was last read, in milliseconds since 1970. */
  seenAt: Readonly<Record<string, number>>;
}

const seenKey = 'seen';
const changesKey = 'changes';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('popote', 'kept'));

export const readSeen = async (): Promise<Seen | null> =>
  (await get<Seen>(seenKey, store())) ?? null;

export const writeSeen = (seen: Seen): Promise<void> => set(seenKey, seen, store());

export const forgetSeen = (): Promise<void> => del(seenKey, store());

/** Removes everything: what was seen, and what waits. */
export const clearDevice = (): Promise<void> => clear(store());

export const changesOnDevice: OutboxStore = {
  read: async () => (await get<readonly Change[]>(changesKey, store())) ?? [],
  update: (change) => update<readonly Change[]>(changesKey, (all) => change(all ?? []), store()),
};
