import { expect, it } from 'vitest';
import { chefOrder } from './chef-order';
import type { Week, WeekMeal } from './week';

const week = (changes: Partial<Week>) =>
  ({ weekdayMinutes: 30, weekendMinutes: null, lowBudget: true, ...changes }) as Week;
const friday = { date: '2026-11-27', mealType: 'MAIN' } as WeekMeal;
const saturday = { date: '2026-11-28', mealType: 'DESSERT' } as WeekMeal;

it.each([
  [friday, {}, 30],
  [saturday, {}, null],
  [saturday, { weekendMinutes: 90 }, 90],
  [friday, { weekdayMinutes: 3 }, 5],
  [friday, { weekdayMinutes: 600 }, null],
])('asks for what the week allows on its day: %j, %j', (meal, changes, maxMinutes) => {
  expect(chefOrder(week(changes), meal, false)).toMatchObject({
    mealType: meal.mealType,
    fresh: true,
    date: meal.date,
    wishes: { maxMinutes, lowBudget: true, ingredient: null },
  });
});
