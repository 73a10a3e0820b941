export type Theme = 'light' | 'dark';

/** The name under which a device remembers what was chosen; public/boot.js reads it before the first paint. */
export const THEME_KEY = 'theme-storage';

export interface ThemeEnvironment {
  /** Null where the browser refuses storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** Changes made in other tabs; the key is null when everything was cleared. */
  onStorage: (listener: (key: string | null) => void) => void;
  /** Dresses the page. */
  apply: (theme: Theme) => void;
}

export interface ThemeStore {
  get: () => Theme;
  /** What the person chose, or null while the system's setting is followed. */
  chosen: () => Theme | null;
  /** Null goes back to following the system. */
  choose: (theme: Theme | null) => void;
  subscribe: (listener: () => void) => () => void;
}

function readChoice(storage: ThemeEnvironment['storage']): Theme | null {
  try {
    const stored = storage?.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

/** Light or dark: the system's setting until one is chosen, then the choice, in every tab. */
export function createThemeStore(env: ThemeEnvironment): ThemeStore {
  const listeners = new Set<() => void>();
  let choice = readChoice(env.storage);
  const systemTheme = (): Theme => (env.prefersDark.matches ? 'dark' : 'light');
  // Kept: where `matches` is read between the system's change and its event, Chromium sends no event.
  let system = systemTheme();
  const get = (): Theme => choice ?? system;

  const update = () => {
    env.apply(get());
    for (const listener of listeners) listener();
  };

  env.prefersDark.addEventListener('change', () => {
    system = systemTheme();
    update();
  });
  env.onStorage((key) => {
    if (key !== THEME_KEY && key !== null) return;
    choice = readChoice(env.storage);
    update();
  });
  update();

  return {
    get,
    chosen: () => choice,
    choose(theme) {
      choice = theme;
      try {
        if (theme) env.storage?.setItem(THEME_KEY, theme);
        else env.storage?.removeItem(THEME_KEY);
      } catch {
        // A full or refused storage only means that the choice lasts as long as the page.
      }
      update();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
