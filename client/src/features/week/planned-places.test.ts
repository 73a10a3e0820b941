import { expect, it } from 'vitest';
import { plannedPlaces } from './planned-places';

const week = { from: '2026-11-30', to: '2026-12-01', moments: ['LUNCH', 'DINNER'] as const };
const meals = [
  { date: '2026-12-01', moment: 'DINNER' as const, mealType: 'MAIN' as const },
  // A dessert is no main course, and leaves its place to the one that is planned.
  { date: '2026-12-01', moment: 'LUNCH' as const, mealType: 'DESSERT' as const },
];

it.each([
  ['11:00', ['11-30 LUNCH', '11-30 DINNER', '12-01 LUNCH']],
  ['12:30', ['11-30 DINNER', '12-01 LUNCH']],
  ['19:00', ['12-01 LUNCH']],
])('at %s what is to come and not proposed is planned: %j', (time, expected) => {
  const asked = { ...week, moments: [...week.moments], meals };
  const places = plannedPlaces(asked, '2026-11-30', time);
  expect(places.map(({ date, moment }) => `${date.slice(5)} ${moment}`)).toEqual(expected);
});
