import { expect, it } from 'vitest';
import { keepLast } from './keep-last.js';

it('keeps what was asked for last, and makes the rest again', () => {
  const made: string[] = [];
  const kept = keepLast<{ key: string }>(2);
  const ask = (key: string) =>
    kept(key, () => {
      made.push(key);
      return { key };
    });
  const first = ask('a');
  ask('b');
  expect(ask('a')).toBe(first);
  ask('c');
  ask('a');
  expect(ask('b')).toEqual({ key: 'b' });
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
