import { storedValue, useStoredValue } from './stored-value';

export type Theme = 'light' | 'dark';

const themeColors: Record<Theme, string> = { light: '#fbf7ef', dark: '#111814' };

const preferredTheme = (): Theme =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

// public/boot.js reads the same key in the same form before the first paint.
const themeStorage = storedValue<Theme>({
  area: 'local',
  key: 'theme-storage',
  parse: (text) => (text === 'light' || text === 'dark' ? text : preferredTheme()),
  format: (theme) => theme,
});

function applyTheme(): void {
  const theme = themeStorage.read();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme]);
}

/** Keeps the page dressed in the chosen theme from now on, whichever tab chooses it. */
export function followTheme(): void {
  applyTheme();
  themeStorage.subscribe(applyTheme);
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useStoredValue(themeStorage);
  return {
    theme,
    toggleTheme: () => themeStorage.write(theme === 'dark' ? 'light' : 'dark'),
  };
}
