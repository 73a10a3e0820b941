import { useSyncExternalStore } from 'react';
import { createThemeStore } from './theme';
import type { Theme, ThemeStore } from './theme';

let store: ThemeStore | null = null;

/** The page's one theme store, made on first use so that prerendering never touches the browser. */
export function themeStore(): ThemeStore {
  store ??= createThemeStore({
    root: document.documentElement,
    storage: deviceStorage(),
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
    onStorage: (listener) => addEventListener('storage', (event) => listener(event.key)),
  });
  return store;
}

function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export interface UseTheme {
  theme: Theme;
  /** Null while the system's setting is followed. */
  chosen: Theme | null;
  choose: (theme: Theme | null) => void;
  toggle: () => void;
}

function subscribe(listener: () => void): () => void {
  return themeStore().subscribe(listener);
}

export function useTheme(): UseTheme {
  const theme = useSyncExternalStore(
    subscribe,
    () => themeStore().get(),
    () => 'light' as const,
  );
  const chosen = useSyncExternalStore(
    subscribe,
    () => themeStore().chosen(),
    () => null,
  );
  return {
    theme,
    chosen,
    choose: (next) => themeStore().choose(next),
    toggle: () => themeStore().choose(theme === 'dark' ? 'light' : 'dark'),
  };
}
