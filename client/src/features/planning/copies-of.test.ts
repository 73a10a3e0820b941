import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { copiesOf, copyId } from './copies-of';
import { PlannedMealsDocument } from './planned-meals.generated';
import type { Meal } from '../../entities/planned-meal/known-meal';

const meal = (id: string, date: string): Meal => ({
  __typename: 'PlannedMeal',
  id,
  recipeTitle: id,
  date,
  time: '19:00',
  servings: 2,
  mealType: 'MAIN',
  cookedAt: null,
  inventoryItemId: null,
  scaledIngredients: [],
  picture: null,
  recipe: null,
});
const monday = '2026-11-23';
const supper = meal('supper', '2026-11-18');

let cache: ReturnType<typeof createCache>;
const read = (from: string, to: string, plannedMeals: Meal[]) =>
  cache.writeQuery({
    query: PlannedMealsDocument,
    variables: { from, to },
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        preferences: null,
        household: {
          __typename: 'Household',
          id: 'h',
          kitchen: { __typename: 'Kitchen', id: 'h', plannedMeals },
        },
      },
    },
  });
beforeEach(() => {
  cache = createCache();
});

it('a copy’s id follows from its original and the week, as the server makes it', async () => {
  const id = '7d9f6c1e-0000-4000-8000-00000000000a';
  const digits = createHash('sha256').update(`${id}2026-11-23`).digest('hex').slice(0, 32);
  const copy = await copyId(id, '2026-11-23');
  expect(copy).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/);
  expect(copy.replaceAll('-', '')).toBe(digits);
});

it('copies each meal of the week before to its day', async () => {
  read('2026-11-16', '2026-11-22', [supper]);
  read('2026-11-09', '2026-11-15', [meal('older', '2026-11-15')]);
  expect(await copiesOf(cache, monday)).toEqual([
    { ...supper, id: await copyId('supper', monday), date: '2026-11-25' },
  ]);
});

it('leaves out what was copied before, and copies nothing of an empty week', async () => {
  read('2026-11-16', '2027-11-15', [supper, meal(await copyId('supper', monday), '2026-11-25')]);
  expect(await copiesOf(cache, monday)).toEqual([]);
  expect(await copiesOf(cache, '2026-11-30')).toHaveLength(1);
  expect(await copiesOf(cache, '2026-12-14')).toEqual([]);
});

it('is unknown while the week before was not read whole', async () => {
  expect(await copiesOf(cache, monday)).toBeNull();
  read('2026-11-23', '2026-11-29', []);
  expect(await copiesOf(cache, monday)).toBeNull();
  read('2026-11-17', '2026-11-29', [supper]);
  expect(await copiesOf(cache, monday)).toBeNull();
});
