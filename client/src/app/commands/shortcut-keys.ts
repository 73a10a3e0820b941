import { storedValue } from '../../lib/stored-value';
import type { ShellPage } from '../shell/navigation';
import { onApple } from './palette-keys';

/** « g » for « go », then a letter of the page's French name. */
export const pageKeys: Readonly<Record<ShellPage, string>> = {
  dashboard: 'g a',
  chat: 'g c',
  feed: 'g s',
  planning: 'g p',
  shopping: 'g l',
  inventory: 'g f',
  favorites: 'g v',
  settings: 'g r',
};

export const shortcutKeys = { ...pageKeys, add: 'n', theme: 't', help: '?' } as const;
export type ShortcutName = keyof typeof shortcutKeys;

/** Whether letters are shortcuts on this device: who speaks to the screen may want them off. */
export const shortcutsStore = storedValue<boolean>({
  area: 'local',
  key: 'keyboard-shortcuts',
  parse: (text) => text !== 'off',
  format: (on) => (on ? null : 'off'),
});

/** Ctrl K, or ⌘ K where Ctrl K is the system's own. */
export const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (onApple ? metaKey : ctrlKey) && !altKey && !shiftKey;
