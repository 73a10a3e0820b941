import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateRange,
  dayNumber,
  longDate,
  mondayOf,
  parseDay,
  shortWeekday,
  spokenDate,
  todayInZurich,
  weekDays,
} from './calendar-day';

describe('calendar days', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
  ])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it.each(['2026-03-23', '2026-10-19'])(
    'the week of %s has seven days, though the clocks change in it',
    (monday) => {
      const days = weekDays(monday);
      expect(new Set(days).size).toBe(7);
      expect(days.at(-1)).toBe(addDays(monday, 6));
    },
  );

  it.each([
    ['2026-11-18T22:59:00Z', '2026-11-18'],
    ['2026-11-18T23:01:00Z', '2026-11-19'],
    ['2026-07-14T22:01:00Z', '2026-07-15'],
  ])('at %s it is %s in Switzerland', (instant, day) =>
    expect(todayInZurich(new Date(instant))).toBe(day),
  );

  it.each([
    ['2026-11-24', '2026-11-24'],
    ['2026-02-30', null],
    ['24.11.2026', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (text, day) => expect(parseDay(text)).toBe(day));

  it('says them in French', () => {
    expect(longDate('2026-11-24')).toBe('mardi 24 novembre 2026');
    expect(spokenDate('2026-11-24')).toBe('mardi 24 novembre');
    expect(shortWeekday('2026-11-24')).toBe('mar.');
    expect(dayNumber('2026-11-01')).toBe(1);
    expect(spokenDate('2026-12-01')).toBe('mardi 1er décembre');
    expect(dateRange('2026-12-01', '2026-12-11', '2026-11-02')).toMatch(/^1er.11 décembre$/);
    expect(dateRange('2026-11-16', '2026-11-22', '2026-01-02')).toMatch(/^16.22 novembre$/);
    expect(dateRange('2026-11-16', '2026-11-22', '2027-01-02')).toMatch(/^16.22 novembre 2026$/);
    expect(dateRange('2026-12-28', '2027-01-03', '2026-12-30')).toMatch(/2026.+3 janvier 2027$/);
    expect(dateRange('2026-11-30', '2026-12-06', '2027-01-02')).toMatch(
      /^30 novembre.+6 décembre 2026$/,
    );
  });
});
