import { storedValue } from '../../lib/stored-value';

export interface ItemToFreeze {
  id: string;
  name: string;
}

const isItem = (value: unknown): value is ItemToFreeze => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Partial<ItemToFreeze>;
  return typeof id === 'string' && typeof name === 'string';
};

/** What storage holds of them. */
export function parseToFreeze(text: string | null): readonly ItemToFreeze[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** What was put away and does not keep until its meal: it outlives the page, until somebody answers or signs out. */
export const toFreezeStore = storedValue<readonly ItemToFreeze[]>({
  area: 'session',
  key: 'to-freeze',
  parse: parseToFreeze,
  format: (items) => (items.length === 0 ? null : JSON.stringify(items)),
});

export const addToFreeze = (items: readonly ItemToFreeze[]): void =>
  toFreezeStore.write([...toFreezeStore.read(), ...items]);

/** These were answered for, or are in the fridge no more. */
export const dropToFreeze = (ids: readonly string[]): void =>
  toFreezeStore.write(toFreezeStore.read().filter(({ id }) => !ids.includes(id)));
