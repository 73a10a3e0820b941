import { expect, it } from 'vitest';
import { nextDinner, sameDinnerAt } from './next-dinner';

it.each([
  ['2026-11-30T07:10:00Z', '2026-11-30', '19:00', true],
  ['2026-11-30T18:00:00Z', '2026-11-30', '19:30', true],
  ['2026-11-30T18:47:00Z', '2026-11-30', '20:00', true],
  ['2026-11-30T19:59:00Z', '2026-11-30', '21:00', true],
  ['2026-11-30T20:00:00Z', '2026-12-01', '19:00', false],
])('at %s the next dinner is on %s at %s', (now, date, time, isTonight) =>
  expect(nextDinner(new Date(now))).toEqual({ date, time, isTonight }),
);

it('stays on the day that was offered, and moves on within it', () => {
  const offered = nextDinner(new Date('2026-11-30T17:50:00Z'));
  const at = (now: string) => sameDinnerAt(offered, new Date(now));
  expect(at('2026-11-30T18:10:00Z')).toEqual({ ...offered, time: '19:30' });
  expect(at('2026-11-30T20:30:00Z')).toEqual(offered);
});
