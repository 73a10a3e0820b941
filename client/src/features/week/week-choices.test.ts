import { describe, expect, it } from 'vitest';
import { countsWith, startsOf, usualChoices, type Usual } from './week-choices';

// A Friday.
const today = '2026-11-27';
const usual: Usual = {
  today,
  time: '18:00',
  frequency: 'WEEKLY',
  servings: 4,
  open: null,
  last: null,
  asked: null,
};
const last = {
  from: '2026-11-28',
  to: '2026-12-01',
  moments: ['LUNCH' as const, 'DINNER' as const],
  servings: 2,
  weekdayMinutes: 20,
  weekendMinutes: 45,
  lowBudget: true,
  useUpFridge: true,
  stockList: true,
  planned: false,
};

describe('what is asked for unless somebody changes it', () => {
  it.each([
    ['DAILY' as const, 2],
    ['WEEKLY' as const, 7],
    ['MONTHLY' as const, 7],
  ])(
    'shopping %s: dinners of %i days, for as many as usual, fast from Monday to Friday',
    (frequency, days) => {
      expect(usualChoices({ ...usual, frequency })).toEqual({
        from: today,
        days,
        moments: ['DINNER'],
        servings: 4,
        weekdayMinutes: 45,
        weekendMinutes: null,
        lowBudget: false,
        useUpFridge: false,
        stockList: frequency === 'MONTHLY',
      });
    },
  );

  it('is as the last time', () => {
    const { from: _, to: __, planned: ___, ...settings } = last;
    expect(usualChoices({ ...usual, last })).toEqual({ from: last.from, days: 4, ...settings });
  });

  it.each([
    ['before dinner, today', {}, today],
    ['after dinner, tomorrow', { time: '19:00' }, '2026-11-28'],
    ['the day that was asked for', { asked: '2026-12-07' }, '2026-12-07'],
    ['the first day without a dinner', { open: '2026-12-03' }, '2026-12-03'],
    [
      'what was asked for before the first open day',
      { open: '2026-12-03', asked: '2026-12-07' },
      '2026-12-07',
    ],
    ['a last week from its first open day on', { open: '2026-12-03', last }, '2026-12-03'],
    ['what follows a last week before an earlier open day', { open: today, last }, last.from],
    ['no open day that is over', { open: '2026-11-26' }, today],
    ['no day that is over', { asked: '2026-11-23' }, today],
    ['no day beyond what the server takes', { asked: '2027-01-01' }, today],
    ['a last week that is not planned, once more', { last }, last.from],
    ['the day after one that is planned', { last: { ...last, planned: true } }, '2026-12-02'],
    ['no last week that has begun', { last: { ...last, from: '2026-11-20' } }, today],
  ])('begins with %s', (_, changes, from) => {
    expect(usualChoices({ ...usual, ...changes }).from).toBe(from);
  });
});

it('offers the next two days, Monday, and what is chosen, in their order', () => {
  expect(startsOf(usual, '2026-12-09')).toEqual([today, '2026-11-28', '2026-11-30', '2026-12-09']);
  expect(startsOf({ ...usual, today: '2026-11-29' }, '2026-11-30')).toEqual([
    '2026-11-29',
    '2026-11-30',
  ]);
});

it('offers a number of days that was chosen elsewhere', () => {
  expect(countsWith(4)).toEqual([2, 4, 5, 7, 14]);
  expect(countsWith(7)).toEqual([2, 5, 7, 14]);
});
