import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../apollo/cache';
import { dropMeal, placeMeal } from '../../entities/planned-meal/plan-lists';
import { CheckedItemsDocument } from '../../entities/shopping/checked-items.generated';
import { PlannedMealsDocument } from './planned-meals.generated';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { expectedViewer } from '../../entities/planned-meal/planning-cache';
import { PlanningStateDocument } from '../../entities/planned-meal/planning-state.generated';

vi.useFakeTimers({ now: new Date('2026-11-18T18:00:00Z') });

const meal = (id: string, date: string, time = '19:00'): Meal => ({
  __typename: 'PlannedMeal',
  id,
  recipeTitle: id,
  date,
  time,
  servings: 2,
  mealType: 'MAIN',
  cookedAt: null,
  inventoryItemId: null,
  scaledIngredients: [],
  picture: null,
  recipe: null,
});
const week = { from: '2026-11-16', to: '2026-11-22' };
const next = { from: '2026-11-23', to: '2026-11-29' };
const year = { from: '2026-11-16', to: '2027-11-15' };
const supper = meal('supper', '2026-11-18');

let cache: ReturnType<typeof createCache>;
const ids = (variables: { from: string; to: string }) =>
  cache
    .readQuery({ query: PlannedMealsDocument, variables })
    ?.viewer?.household.kitchen?.plannedMeals.map(({ id }) => id);
const write = (variables: { from: string; to: string }, plannedMeals: Meal[]) =>
  cache.writeQuery({
    query: PlannedMealsDocument,
    variables,
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
  write(week, [supper]);
  write(next, []);
  write(year, [supper]);
  cache.writeQuery({
    query: PlanningStateDocument,
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        dashboard: {
          __typename: 'Dashboard',
          id: 'v',
          plannedMealsThisWeek: 1,
          itemsToBuy: 5,
          tonightMeals: [supper],
        },
      },
    },
  });
});

describe('the cached lists', () => {
  it('take a meal in where their days hold it, once', () => {
    write(next, [meal('new', '2026-11-24')]);
    for (const _ of ['first', 'second']) placeMeal(cache, 'v', meal('new', '2026-11-24'));
    expect([ids(week), ids(next), ids(year)]).toEqual([['supper'], ['new'], ['supper', 'new']]);
  });

  it('follow a meal to another week', () => {
    placeMeal(cache, 'v', { ...supper, date: '2026-11-23' });
    expect([ids(week), ids(next), ids(year)]).toEqual([[], ['supper'], ['supper']]);
  });

  it('let a meal go', () => {
    dropMeal(cache, 'v', 'supper');
    expect([ids(week), ids(next), ids(year)]).toEqual([[], [], []]);
  });
});

it('a plan that an older version kept, without the amounts and pictures of its meals, is shown', () => {
  const kept = cache.extract();
  for (const object of Object.values(kept)) {
    delete object?.scaledIngredients;
    delete object?.picture;
  }
  cache = createCache();
  cache.restore(kept);
  expect(cache.readQuery({ query: PlannedMealsDocument, variables: week })).toMatchObject({
    viewer: {
      household: { kitchen: { plannedMeals: [{ scaledIngredients: [], picture: null }] } },
    },
  });
});

describe('the dashboard that is expected', () => {
  const expected = (before: Meal | null, after: Meal | null) => {
    const dashboard = expectedViewer(cache, [before ?? []].flat(), [after ?? []].flat())?.dashboard;
    return [dashboard?.plannedMealsThisWeek, dashboard?.tonightMeals.map(({ id }) => id)];
  };

  it('counts a meal of this week, and no other', () => {
    expect(expected(null, meal('new', '2026-11-22'))).toEqual([2, ['supper']]);
    expect(expected(null, meal('new', '2026-11-23'))).toEqual([1, ['supper']]);
  });

  it('names what is eaten tonight', () => {
    expect(expected(null, meal('early', '2026-11-18', '17:30'))).toEqual([2, ['early', 'supper']]);
    expect(expected(supper, null)).toEqual([0, []]);
    expect(expected(supper, { ...supper, date: '2026-11-19' })).toEqual([1, []]);
    expect(expected(supper, { ...supper, date: '2026-11-25' })).toEqual([0, []]);
  });

  it('counts what leaves the list with a meal', () => {
    const toBuy = (unlisted: string[]) =>
      expectedViewer(cache, [supper], [], unlisted)?.dashboard?.itemsToBuy;
    // It cannot know without the list.
    expect(toBuy(['rice'])).toBe(5);
    const item = (id: string, product: string) => {
      const line = { __typename: 'ShoppingItem' as const, recipeId: null, checked: false };
      return { ...line, id, product, toCheck: false };
    };
    const shoppingItems = [item('rice', 'riz'), item('more rice', 'riz'), item('egg', 'œuf')];
    cache.writeQuery({
      query: CheckedItemsDocument,
      data: {
        viewer: {
          __typename: 'Viewer',
          id: 'v',
          household: {
            __typename: 'Household',
            id: 'h',
            kitchen: { __typename: 'Kitchen', id: 'h', shoppingItems },
          },
        },
      },
    });
    expect(toBuy(['rice'])).toBe(2);
    expect(toBuy(['rice', 'more rice'])).toBe(1);
  });

  it('is unknown while the dashboard is, and there is none without a viewer', () => {
    cache = createCache();
    expect(expectedViewer(cache, [], [supper])).toBeNull();
    write(week, [supper]);
    expect(expectedViewer(cache, [], [supper])).toMatchObject({ id: 'v', dashboard: null });
  });
});
