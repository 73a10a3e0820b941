import { visitedCache } from './cache-names';
import { clearDevice } from './device';
import { noteWaitingOnDevice, setOffline } from './offline-state';
import { endEra, lastPerson } from './session-mark';
import { forgetUnsaved } from './unsaved';

const listeners = new Set<() => void>();

/** Calls back before the device is emptied, so that nothing is written to it again. */
export const onWipe = (listener: () => void): void => void listeners.add(listener);

/** Removes what the device keeps of whoever leaves it: what was seen, what waits, which pages were visited. */
export async function wipeDevice(): Promise<void> {
  for (const listener of listeners) listener();
  endEra();
  setOffline({ waiting: [], seenAt: {} });
  forgetUnsaved();
  // A browser that refuses storage has kept nothing.
  const [cleared] = await Promise.allSettled([
    clearDevice(lastPerson()),
    globalThis.caches?.delete(visitedCache),
  ]);
  // Last: a look that had begun before has then noted what it found.
  noteWaitingOnDevice(cleared.status === 'fulfilled' && cleared.value);
}
