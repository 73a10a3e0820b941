import { expect, it } from 'vitest';
import { seasonOf } from './season';

it.each([
  ['2026-11-01', 'WINTER'],
  ['2027-03-31', 'WINTER'],
  ['2027-04-01', 'SPRING'],
  ['2027-06-01', 'SUMMER'],
  ['2027-08-31', 'SUMMER'],
  ['2027-09-01', 'AUTUMN'],
  ['2027-10-31', 'AUTUMN'],
])('%s is in %s', (day, season) => {
  expect(seasonOf(new Date(`${day}T12:00:00`))).toBe(season);
});
