import { clear, createStore, del, get, set, update } from 'idb-keyval';
import type { Change } from './change';
import { forgetLastLook, readLastLook, withLastLook } from './last-look';
import type { OutboxStore } from './outbox';
import type { Seen } from './seen';

const seenKey = 'seen';
const changesKey = 'changes';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('popote', 'kept'));

export const readSeen = async (): Promise<Seen | null> =>
  withLastLook((await get<Seen>(seenKey, store())) ?? null, readLastLook());

export const writeSeen = (seen: Seen): Promise<void> => set(seenKey, seen, store());

export function forgetSeen(): Promise<void> {
  forgetLastLook();
  return del(seenKey, store());
}

/** Removes everything: what was seen, and what waits. */
export function clearDevice(): Promise<void> {
  forgetLastLook();
  return clear(store());
}

export const changesOnDevice: OutboxStore = {
  read: async () => (await get<readonly Change[]>(changesKey, store())) ?? [],
  update: (change) => update<readonly Change[]>(changesKey, (all) => change(all ?? []), store()),
};
