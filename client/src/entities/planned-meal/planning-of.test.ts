import { expect, it } from 'vitest';
import { planningOf } from './planning-of';

it.each([
  ['a week that is planned on a Sunday', ['2026-11-29', '2026-11-30', '2026-12-01'], '2026-11-30'],
  ['as many meals in two weeks', ['2026-12-07', '2026-12-06'], '2026-11-30'],
  ['two meals a day', ['2026-12-06', '2026-12-06', '2026-12-07'], '2026-11-30'],
])('opens the planning where most of the meals are: %s', (_, days, week) => {
  expect(planningOf(days)).toBe(`/dashboard/planning?week=${week}`);
});

it('opens the planning as it is where there is no meal', () => {
  expect(planningOf([])).toBe('/dashboard/planning');
});
