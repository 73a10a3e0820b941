import { expect, it } from 'vitest';
import { parseTimers } from './timer-store';

const now = 1_800_000_000_000;
const timer = {
  id: 'r:2:5',
  recipeId: 'r',
  step: 2,
  words: '10 min',
  endsAt: now + 1000,
  leftMs: 600_000,
};

it('reads the timers that were running or resting', () => {
  const paused = { ...timer, id: 'r:3:0', endsAt: null };
  expect(parseTimers(JSON.stringify([timer, paused]), now)).toEqual([timer, paused]);
});

it('keeps one that ended while nobody looked, for half a day', () => {
  const over = { ...timer, endsAt: now - 60_000 };
  const old = { ...timer, endsAt: now - 13 * 3600 * 1000 };
  expect(parseTimers(JSON.stringify([over, old]), now)).toEqual([over]);
});

it.each([null, '', '{}', '7', '[null]', '["a"]', '[{"id":"r"}]', '[{"id":1,"endsAt":"x"}]'])(
  'reads nothing from %o',
  (text) => {
    expect(parseTimers(text, now)).toEqual([]);
  },
);
