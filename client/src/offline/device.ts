import { clear, createStore, del, get, set, update } from 'idb-keyval';
import type { Change } from './change';
import { forgetLastLook, readLastLook, upgraded, withLastLook } from './last-look';
import type { OutboxStore } from './outbox';
import type { Seen } from './seen';
import { isSessionOver } from './session-mark';

const seenKey = 'seen';
const changesKey = 'changes';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('popote', 'kept'));

export async function readSeen(): Promise<Seen | null> {
  const kept = await get<Seen>(seenKey, store());
  return isSessionOver() ? null : withLastLook(kept ? upgraded(kept) : null, readLastLook());
}

export const writeSeen = (seen: Seen): Promise<void> => set(seenKey, seen, store());

export function forgetSeen(): Promise<void> {
  forgetLastLook();
  return del(seenKey, store());
}

/** Removes what was seen, and what waits of one person; resolves to whether something of another waits. */
export async function clearDevice(personId: string | null): Promise<boolean> {
  await forgetSeen();
  const left = (await changesOnDevice.read()).filter((change) => change.personId !== personId);
  if (left.length === 0) await clear(store());
  else await set(changesKey, left, store());
  return left.length > 0;
}

export const changesOnDevice: OutboxStore = {
  read: async () => (await get<readonly Change[]>(changesKey, store())) ?? [],
  update: (change) => update<readonly Change[]>(changesKey, (all) => change(all ?? []), store()),
};
