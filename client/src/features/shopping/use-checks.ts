import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ChecksStore } from './checks-store';
import type { ItemCheck } from '../../entities/shopping/read-checks';

export const ChecksContext = createContext<ChecksStore | null>(null);

/** The ticks of the list around this. */
function useChecks(): ChecksStore {
  const store = use(ChecksContext);
  if (!store) throw new Error('There is no list around this.');
  return store;
}

/** Whether all of a row's lines are ticked. */
export function useAreChecked(ids: readonly string[]): boolean {
  const store = useChecks();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(ids, listener),
    [store, ids],
  );
  return useSyncExternalStore(subscribe, () => store.areChecked(ids));
}

/** Whether any line of the list is ticked: a tick more or less renders nobody who asks only this. */
export function useAnyChecked(): boolean {
  const store = useChecks();
  return useSyncExternalStore(store.subscribeAll, () => store.all().some((item) => item.checked));
}

/** The ticks of the whole list. */
export function useAllChecks(): readonly ItemCheck[] {
  const store = useChecks();
  return useSyncExternalStore(store.subscribeAll, store.all);
}
