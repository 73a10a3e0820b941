import { useSyncExternalStore } from 'react';
import { readOffline, subscribeOffline } from '../../offline/offline-state';

/** Whether a change of one of these rows has not been sent yet. */
export const useIsWaiting = (ids: readonly string[]): boolean =>
  useSyncExternalStore(subscribeOffline, () =>
    readOffline().waiting.some(({ rows }) => rows.some((row) => ids.includes(row))),
  );
