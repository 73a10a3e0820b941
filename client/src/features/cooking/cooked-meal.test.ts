import { expect, it } from 'vitest';
import { cookedMeal } from './cooked-meal';

const meal = (id: string, time: string, cooked = false, recipeId = 'gratin') => ({
  id,
  time,
  cookedAt: cooked ? '2026-11-19T11:00:00Z' : null,
  recipe: { id: recipeId },
});
const lunch = meal('lunch', '12:30');
const dinner = meal('dinner', '19:00');
const friday = meal('friday', '19:00');

it.each([
  ['the first of today', [dinner, lunch], dinner, 'lunch'],
  ['the next, where the first is cooked', [meal('lunch', '12:30', true), dinner], null, 'dinner'],
  ['that of today rather than another day’s', [dinner], friday, 'dinner'],
  [
    'the one it was opened from, with none today',
    [meal('soup', '19:00', false, 'soup')],
    friday,
    'friday',
  ],
  ['none that is cooked', [], meal('friday', '19:00', true), undefined],
  ['none of another recipe', [], meal('soup', '19:00', false, 'soup'), undefined],
])('who has cooked a recipe means %s', (_, today, opened, id) =>
  expect(cookedMeal('gratin', today, opened)?.id).toBe(id),
);
