import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day';

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('greets at %i h for the %s', (hour, expected) => {
  expect(timeOfDay(hour)).toBe(expected);
});
