import { describe, expect, it } from 'vitest';
import {
  clockText,
  leftOf,
  mostTimers,
  stateOf,
  withOneMinuteMore,
  withoutTimer,
  withTimer,
  withToggled,
} from './timers';

const now = 1_800_000_000_000;
const pasta = { id: 'pasta', recipeId: 'r', step: 2, words: '10 min', seconds: 600 };
const sauce = { id: 'sauce', recipeId: 'r', step: 3, words: '1 h', seconds: 3600 };
const running = withTimer([], pasta, now);
const only = (timers: typeof running) => timers[0] ?? expect.unreachable();

describe('a timer', () => {
  it('runs to its end', () => {
    expect(stateOf(only(running), now)).toBe('running');
    expect(leftOf(only(running), now + 1000)).toBe(599_000);
    expect(stateOf(only(running), now + 600_000)).toBe('over');
    expect(leftOf(only(running), now + 700_000)).toBe(0);
  });

  it('rests, and goes on with what was left', () => {
    const paused = withToggled(running, 'pasta', now + 100_000);
    expect(stateOf(only(paused), now + 900_000)).toBe('paused');
    expect(leftOf(only(paused), now + 900_000)).toBe(500_000);
    const again = withToggled(paused, 'pasta', now + 900_000);
    expect(leftOf(only(again), now + 901_000)).toBe(499_000);
  });

  it('that is over does not rest', () => {
    const over = withToggled(running, 'pasta', now + 600_000);
    expect(stateOf(only(over), now + 600_000)).toBe('over');
  });

  it('gets a minute more, running, resting or over', () => {
    expect(leftOf(only(withOneMinuteMore(running, 'pasta', now)), now)).toBe(660_000);
    const over = withOneMinuteMore(running, 'pasta', now + 700_000);
    expect(leftOf(only(over), now + 700_000)).toBe(60_000);
    const paused = withToggled(running, 'pasta', now);
    const more = withOneMinuteMore(paused, 'pasta', now + 5000);
    expect(stateOf(only(more), now)).toBe('paused');
    expect(leftOf(only(more), now)).toBe(660_000);
  });
});

describe('several timers', () => {
  it('run beside each other, and one is started once', () => {
    const both = withTimer(running, sauce, now);
    expect(both.map(({ id }) => id)).toEqual(['pasta', 'sauce']);
    const anew = withTimer(both, pasta, now + 60_000);
    expect(anew.map(({ id }) => id)).toEqual(['sauce', 'pasta']);
    expect(withToggled(both, 'pasta', now)[1]).toBe(both[1]);
    expect(withoutTimer(both, 'pasta').map(({ id }) => id)).toEqual(['sauce']);
  });

  it('are at most eight: the newest', () => {
    const many = Array.from({ length: 12 }, (_, nth) => ({ ...pasta, id: String(nth) }));
    const kept = many.reduce<typeof running>(
      (timers, timer) => withTimer(timers, timer, now),
      running,
    );
    expect(kept).toHaveLength(mostTimers);
    expect(kept.at(-1)?.id).toBe('11');
  });
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [600_000, '10:00'],
  [3_845_000, '1:04:05'],
  [86_400_000, '24:00:00'],
])('%d ms left reads %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
