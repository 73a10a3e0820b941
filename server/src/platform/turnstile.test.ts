import { expect, it } from 'vitest';
import { createTurnstile, CrowdedError } from './turnstile.js';

/** Work that goes on until it is let go. */
function gated() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
  };
}

it('runs so much at once of each key, and the rest in their order', async () => {
  const enter = createTurnstile({ places: 2, waiting: 10 });
  const { begun, work, end } = gated();
  for (const name of ['a', 'b', 'c', 'd']) void enter('one', 1, work(name));
  void enter('other', 1, work('z'));
  expect(begun).toEqual(['a', 'b', 'z']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'z', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'z', 'c', 'd']);
});

it('gives heavy work as many places as it needs, and nobody passes it', async () => {
  const enter = createTurnstile({ places: 2, waiting: 10 });
  const { begun, work, end } = gated();
  void enter('one', 1, work('light'));
  void enter('one', 9, work('heavy'));
  void enter('one', 1, work('later'));
  expect(begun).toEqual(['light']);
  await end('light');
  expect(begun).toEqual(['light', 'heavy']);
  await end('heavy');
  expect(begun).toEqual(['light', 'heavy', 'later']);
});

it('refuses what is more than may wait, and takes more once there is room', async () => {
  const enter = createTurnstile({ places: 1, waiting: 1 });
  const { begun, work, end } = gated();
  void enter('one', 1, work('a'));
  void enter('one', 1, work('b'));
  await expect(enter('one', 1, work('c'))).rejects.toThrow(CrowdedError);
  await end('a');
  await end('b');
  void enter('one', 1, work('d'));
  expect(begun).toEqual(['a', 'b', 'd']);
});

it('goes on after work that failed', async () => {
  const enter = createTurnstile({ places: 1, waiting: 1 });
  await expect(enter('one', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await enter('one', 1, () => 'yes')).toBe('yes');
});
