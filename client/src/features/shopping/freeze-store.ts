import { storedValue } from '../../lib/stored-value';

export interface ItemToFreeze {
  id: string;
  name: string;
}

/** What storage holds of them: a line for each, its id and its name. */
export const parseToFreeze = (text: string | null): readonly ItemToFreeze[] =>
  Array.from((text ?? '').matchAll(/^(\S+) (.+)/gm), ([, id = '', name = '']) => ({ id, name }));

/** What was put away and does not keep until its meal: it outlives the page, until somebody answers or signs out. */
export const toFreezeStore = storedValue<readonly ItemToFreeze[]>({
  area: 'session',
  key: 'to-freeze',
  parse: parseToFreeze,
  format: (items) => items.map(({ id, name }) => `${id} ${name}`).join('\n') || null,
});

export const addToFreeze = (items: readonly ItemToFreeze[]): void =>
  toFreezeStore.write([...toFreezeStore.read(), ...items]);

/** These were answered for, or are on the list again. */
export const dropToFreeze = (ids: readonly string[]): void =>
  toFreezeStore.write(toFreezeStore.read().filter(({ id }) => !ids.includes(id)));
