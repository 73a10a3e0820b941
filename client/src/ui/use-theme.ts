import { useSyncExternalStore } from 'react';
import { themeStore } from './page-theme';
import type { Theme } from './theme';

function subscribe(listener: () => void): () => void {
  return themeStore().subscribe(listener);
}

export interface UseTheme {
  theme: Theme;
  /** Null while the system's setting is followed. */
  chosen: Theme | null;
  chooseTheme: (theme: Theme | null) => void;
  toggleTheme: () => void;
}

export function useTheme(): UseTheme {
  const theme = useSyncExternalStore<Theme>(
    subscribe,
    () => themeStore().get(),
    () => 'light',
  );
  const chosen = useSyncExternalStore<Theme | null>(
    subscribe,
    () => themeStore().chosen(),
    () => null,
  );
  return {
    theme,
    chosen,
    chooseTheme: (next) => themeStore().choose(next),
    toggleTheme: () => themeStore().choose(theme === 'dark' ? 'light' : 'dark'),
  };
}
