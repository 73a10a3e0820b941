import { createThemeStore } from './theme';
import type { Theme, ThemeStore } from './theme';

let store: ThemeStore | null = null;

/** The page's one theme store, made on first use so that prerendering never touches the browser. */
export function themeStore(): ThemeStore {
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
  if (!paper) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', paper);
}

/** Keeps the page dressed from now on, whether or not a component reads the theme. */
export function followTheme(): void {
  themeStore();
}
