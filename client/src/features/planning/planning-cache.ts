import type { ApolloCache, Reference } from '@apollo/client/cache';
import {
  PlannedMealFragmentDoc,
  type PlannedMealFragment,
} from '../../entities/planned-meal/planned-meal.generated';
import { mondayOf, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { PlanningStateDocument, type PlanningStateQuery } from './planning-state.generated';
import { tonightOf } from './tonight-of';

export type Meal = Omit<PlannedMealFragment, ' $fragmentName'>;
type ViewerState = NonNullable<PlanningStateQuery['viewer']>;

interface Span {
  from: string;
  to: string;
}

// The cache writes the arguments that tell lists apart behind the field's name.
const spanOf = (storeFieldName: string): Span =>
  JSON.parse(
    storeFieldName.slice(storeFieldName.indexOf('{'), storeFieldName.lastIndexOf('}') + 1),
  ) as Span;

const covers = ({ from, to }: Span, day: string): boolean => from <= day && day <= to;

const referenceTo = (cache: ApolloCache, id: string): Reference => ({
  __ref: cache.identify({ __typename: 'PlannedMeal', id }) ?? '',
});

type Change = (meals: readonly Reference[], span: Span) => readonly Reference[];

function changeLists(cache: ApolloCache, viewerId: string, change: Change): void {
  cache.modify<{ plannedMeals: readonly Reference[] | null }>({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: {
      plannedMeals: (meals, { storeFieldName }) => meals && change(meals, spanOf(storeFieldName)),
    },
  });
}

/** Puts a meal in every cached list whose days hold it, and takes it out of the others. */
export function placeMeal(
  cache: ApolloCache,
  viewerId: string,
  { id, date }: Pick<Meal, 'id' | 'date'>,
): void {
  const reference = referenceTo(cache, id);
  changeLists(cache, viewerId, (meals, span) => {
    const others = meals.filter(({ __ref }) => __ref !== reference.__ref);
    if (!covers(span, date)) return others.length === meals.length ? meals : others;
    return others.length === meals.length ? [...meals, reference] : meals;
  });
}

/** Takes a meal out of every cached list. */
export function dropMeal(cache: ApolloCache, viewerId: string, id: string): void {
  const { __ref: gone } = referenceTo(cache, id);
  changeLists(cache, viewerId, (meals) => meals.filter(({ __ref }) => __ref !== gone));
}

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
      id: referenceTo(cache, id).__ref,
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
