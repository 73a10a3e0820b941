import { useSyncExternalStore } from 'react';
import { readStored, writeStored, type StorageArea } from './browser-storage';

export interface StoredValue<T> {
  read: () => T;
  write: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

interface StoredValueOptions<T> {
  area: StorageArea;
  key: string;
  /** Must accept anything: people and older versions write storage too. */
  parse: (text: string | null) => T;
  format: (value: T) => string | null;
}

/** A value kept on the device, shared by every component and, for local storage, every tab. */
export function storedValue<T>({
  area,
  key,
  parse,
  format,
}: StoredValueOptions<T>): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text = readStored(area, key);
  let value = parse(text);

  const adopt = (next: string | null): void => {
    if (next === text) return;
    text = next;
    value = parse(next);
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) adopt(readStored(area, key));
  };

  return {
    read: () => value,
    write: (next) => {
      const formatted = format(next);
      writeStored(area, key, formatted);
      adopt(formatted);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        // It may have changed, or been cleared, while nobody listened.
        adopt(readStored(area, key));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The current value; the component follows every change, from any tab. */
export function useStoredValue<T>(stored: StoredValue<T>): T {
  // Drawn without a browser, there is nothing stored.
  return useSyncExternalStore(stored.subscribe, stored.read, stored.read);
}
