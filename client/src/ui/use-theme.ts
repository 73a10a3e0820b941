import { useSyncExternalStore } from 'react';
import { createThemeStore } from './theme';
import type { Theme, ThemeStore } from './theme';

let store: ThemeStore | null = null;

/** The page's one theme store, made on first use so that prerendering never touches the browser. */
function themeStore(): ThemeStore {
  store ??= createThemeStore({
    storage: deviceStorage(),
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
    onStorage: (listener) => addEventListener('storage', (event) => listener(event.key)),
    apply: dressPage,
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

function dressPage(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

function subscribe(listener: () => void): () => void {
  return themeStore().subscribe(listener);
}

/** Keeps the page dressed from now on, whether or not a component reads the theme. */
export function followTheme(): void {
  themeStore();
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
