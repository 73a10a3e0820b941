import type { ApolloCache } from '@apollo/client/cache';
import {
  PlannedMealFragmentDoc,
  type PlannedMealFragment,
} from '../../entities/planned-meal/planned-meal.generated';
import { mondayOf, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { changeLists, mealReference } from '../../entities/planned-meal/plan-lists';
import { PlanningStateDocument, type PlanningStateQuery } from './planning-state.generated';
import { tonightOf } from './tonight-of';

export type Meal = Omit<PlannedMealFragment, ' $fragmentName'>;
type ViewerState = NonNullable<PlanningStateQuery['viewer']>;

/** Every meal that the cache knows of, whichever list it came with. */
function knownMeals(cache: ApolloCache, viewerId: string): Map<string, Meal> {
  const references = new Set<string>();
  changeLists(cache, viewerId, (meals) => {
    for (const { __ref } of meals) references.add(__ref);
    return meals;
  });
  const known = new Map<string, Meal>();
  for (const id of references) {
    const meal = cache.readFragment<PlannedMealFragment>(
      { id, fragment: PlannedMealFragmentDoc, fragmentName: 'PlannedMeal' },
      true,
    );
    if (meal) known.set(meal.id, meal);
  }
  return known;
}

const knownViewer = (cache: ApolloCache) =>
  cache.readQuery({ query: PlanningStateDocument, optimistic: true, returnPartialData: true })
    ?.viewer;

export const knownMeal = (cache: ApolloCache, id: string): Meal | null =>
  cache.readFragment<PlannedMealFragment>(
    {
      id: mealReference(cache, id).__ref,
      fragment: PlannedMealFragmentDoc,
      fragmentName: 'PlannedMeal',
    },
    true,
  );

/**
 * The viewer as the server will answer it once `before` has become `after` (null: not planned), as
 * far as the cache can know; null while the cache knows no viewer.
 */
export function expectedViewer(
  cache: ApolloCache,
  before: Meal | null,
  after: Meal | null,
): ViewerState | null {
  const viewer = knownViewer(cache);
  if (!viewer?.id) return null;
  const { dashboard } = viewer;
  const state = { __typename: 'Viewer' as const, id: viewer.id };
  if (dashboard?.id === undefined || dashboard.plannedMealsThisWeek === undefined)
    return { ...state, dashboard: null };
  const today = todayInZurich();
  const thisWeek = (meal: Meal | null): number =>
    meal && mondayOf(meal.date) === mondayOf(today) ? 1 : 0;
  const meals = knownMeals(cache, viewer.id);
  const { tonight } = dashboard;
  if (tonight?.id !== undefined && !meals.has(tonight.id)) {
    const meal = knownMeal(cache, tonight.id);
    if (meal) meals.set(meal.id, meal);
  }
  if (before) meals.delete(before.id);
  if (after) meals.set(after.id, after);
  return {
    ...state,
    dashboard: {
      __typename: 'Dashboard',
      id: dashboard.id,
      plannedMealsThisWeek: Math.max(
        0,
        dashboard.plannedMealsThisWeek + thisWeek(after) - thisWeek(before),
      ),
      tonight: tonightOf([...meals.values()].filter(({ date }) => date === today)),
    },
  };
}
