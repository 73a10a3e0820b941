import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { THEME_KEY, createThemeStore } from './theme';
import type { Theme } from './theme';

function device({ stored = null as string | null, dark = false, refused = false } = {}) {
  const kept = new Map<string, string>();
  if (stored !== null) kept.set(THEME_KEY, stored);
  const refuse = () => {
    if (refused) throw new Error('refused');
  };
  const system = { matches: dark, change: () => undefined as void };
  const tabs = { tell: (_key: string | null) => undefined as void };
  const worn: Theme[] = [];
  const storage = {
    getItem: (key: string) => (refuse(), kept.get(key) ?? null),
    setItem: (key: string, value: string) => (refuse(), void kept.set(key, value)),
    removeItem: (key: string) => (refuse(), void kept.delete(key)),
  };
  const store = () =>
    createThemeStore({
      storage,
      prefersDark: {
        get matches() {
          return system.matches;
        },
        addEventListener: (_type: string, listener: unknown) => {
          system.change = listener as () => void;
        },
      },
      onStorage: (listener) => {
        tabs.tell = listener;
      },
      apply: (theme) => worn.push(theme),
    });
  return { kept, system, tabs, worn, storage, store };
}

describe('theme store', () => {
  it('follows the system until a theme is chosen', () => {
    const { store, system, worn } = device({ dark: true });
    const themes = store();
    expect([themes.get(), themes.chosen()]).toEqual(['dark', null]);
    system.matches = false;
    system.change();
    expect(worn).toEqual(['dark', 'light']);
  });

  it('answers what the page wears until the browser tells of a change', () => {
    const { store, system, worn } = device();
    const themes = store();
    system.matches = true;
    expect([themes.get(), worn]).toEqual(['light', ['light']]);
    system.change();
    expect([themes.get(), worn]).toEqual(['dark', ['light', 'dark']]);
  });

  it('keeps a choice over the system, and forgets it on request', () => {
    const { store, system, kept } = device();
    const themes = store();
    themes.choose('dark');
    system.change();
    expect([themes.get(), kept.get(THEME_KEY)]).toEqual(['dark', 'dark']);
    themes.choose(null);
    expect([themes.get(), kept.has(THEME_KEY)]).toEqual(['light', false]);
  });

  it('takes over what another tab chose, and tells its listeners', () => {
    const { store, tabs, kept } = device();
    const themes = store();
    const listener = vi.fn();
    const leave = themes.subscribe(listener);
    kept.set(THEME_KEY, 'dark');
    tabs.tell('something-else');
    expect(themes.get()).toBe('light');
    tabs.tell(THEME_KEY);
    expect(themes.get()).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    themes.choose('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works for the length of the page where storage is refused', () => {
    const themes = device({ refused: true }).store();
    themes.choose('dark');
    expect(themes.get()).toBe('dark');
  });
});

describe('the script before the first paint', () => {
  const script = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8');
  const cases = [null, 'light', 'dark', 'nonsense', '{"state":{"theme":"dark"}}'].flatMap(
    (stored) =>
      [true, false].flatMap((dark) => [true, false].map((refused) => ({ stored, dark, refused }))),
  );

  it.each(cases)('dresses the page as the store does: %o', (given) => {
    const { storage, store } = device(given);
    const root = { dataset: {} as { theme?: string }, style: {} };
    const bar = { setAttribute: vi.fn() };
    runInNewContext(script, {
      localStorage: storage,
      addEventListener: () => undefined,
      matchMedia: () => ({ matches: given.dark }),
      document: {
        documentElement: root,
        querySelector: () => null,
        querySelectorAll: () => [bar],
        getElementById: () => null,
      },
      window: {},
    });
    const theme = store().get();
    expect(root.dataset.theme).toBe(theme);
    expect(bar.setAttribute).toHaveBeenCalledWith(
      'content',
      theme === 'dark' ? '#111814' : '#fbf7ef',
    );
  });
});
