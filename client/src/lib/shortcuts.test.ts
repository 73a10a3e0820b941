import { describe, expect, it } from 'vitest';
import { nothingTyped, readKey, type Typed } from './shortcuts';

const shortcuts = { list: 'g l', planning: 'g p', add: 'n', help: '?' } as const;

/** The names that a row of keys completes, each at its time. */
function complete(...keys: readonly (readonly [key: string, at: number])[]): string[] {
  let typed: Typed = nothingTyped;
  const names: string[] = [];
  for (const [key, at] of keys) {
    const read = readKey(shortcuts, typed, key, at);
    typed = read.typed;
    if (read.name !== undefined) names.push(read.name);
  }
  return names;
}

describe('readKey', () => {
  it.each([
    ['one key', [['n', 0]], ['add']],
    ['two keys', [['g', 0], ['l', 300]], ['list']], // prettier-ignore
    ['the second key alone', [['l', 0]], []],
    ['a second key that comes late', [['g', 0], ['l', 1501]], []], // prettier-ignore
    ['a wrong second key', [['g', 0], ['x', 10], ['l', 20]], []], // prettier-ignore
    ['a wrong second key that is a shortcut itself', [['g', 0], ['n', 10]], ['add']], // prettier-ignore
    ['a beginning typed twice', [['g', 0], ['g', 10], ['p', 20]], ['planning']], // prettier-ignore
    ['one after the other', [['g', 0], ['p', 10], ['n', 20], ['?', 30]], ['planning', 'add', 'help']], // prettier-ignore
  ] as const)('reads %s', (_, keys, names) => {
    expect(complete(...keys)).toEqual(names);
  });
});
