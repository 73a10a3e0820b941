import type { ApolloCache } from '@apollo/client/cache';
import { nothingChanged } from '../household/adopt-change';
import { expectedToBuy } from '../shopping/list-cache';
import { mondayOf, todayInZurich } from './calendar-day';
import { knownMeal, type Meal } from './known-meal';
import { changeLists, type Span } from './plan-lists';
import { PlannedMealFragmentDoc, type PlannedMealFragment } from './planned-meal.generated';
import { PlanningStateDocument, type PlanningStateQuery } from './planning-state.generated';
import { tonightOf } from './tonight-of';

type ViewerState = NonNullable<PlanningStateQuery['viewer']>;

/**
 * Every meal that the cache knows of, whichever list it came with.
 * @param onSpan told the days of each of those lists
 */
function knownMeals(
  cache: ApolloCache,
  viewerId: string,
  onSpan: (span: Span) => void = () => undefined,
): Map<string, Meal> {
  const references = new Set<string>();
  changeLists(cache, viewerId, (meals, span) => {
    onSpan(span);
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

/** The meals of these days, and the ids of all that are known; null where no list that was read holds all the days. */
export function knownMealsOf(cache: ApolloCache, { from, to }: Span) {
  const viewerId = knownViewer(cache)?.id;
  if (!viewerId) return null;
  let isWhole = false;
  const known = knownMeals(cache, viewerId, (span) => {
    if (span.from <= from && to <= span.to) isWhole = true;
  });
  if (!isWhole) return null;
  const meals = [...known.values()].filter(({ date }) => from <= date && date <= to);
  return { meals, ids: new Set(known.keys()) };
}

export const mealsById = (cache: ApolloCache, ids: readonly string[]): Meal[] =>
  ids.flatMap((id) => knownMeal(cache, id) ?? []);

/**
 * The viewer as the server will answer it once the meals in `before` have become those in `after`, as far as
 * the cache can know; null while the cache knows no viewer.
 * @param unlisted the lines that leave the shopping list with them
 */
export function expectedViewer(
  cache: ApolloCache,
  before: readonly Meal[],
  after: readonly Meal[],
  unlisted: readonly string[] = [],
): ViewerState | null {
  const viewer = knownViewer(cache);
  if (!viewer?.id) return null;
  const { dashboard } = viewer;
  const state = { __typename: 'Viewer' as const, id: viewer.id };
  if (dashboard?.id === undefined || dashboard.plannedMealsThisWeek === undefined)
    return { ...state, dashboard: null };
  const { itemsToBuy } = dashboard;
  if (itemsToBuy === undefined) return { ...state, dashboard: null };
  const today = todayInZurich();
  const thisWeek = (some: readonly Meal[]): number =>
    some.filter(({ date }) => mondayOf(date) === mondayOf(today)).length;
  const meals = knownMeals(cache, viewer.id);
  const tonightIds = dashboard.tonightMeals?.flatMap((meal) => meal?.id ?? []) ?? [];
  for (const meal of mealsById(cache, tonightIds)) meals.set(meal.id, meal);
  for (const { id } of before) meals.delete(id);
  for (const meal of after) meals.set(meal.id, meal);
  return {
    ...state,
    dashboard: {
      __typename: 'Dashboard',
      id: dashboard.id,
      plannedMealsThisWeek: Math.max(
        0,
        dashboard.plannedMealsThisWeek + thisWeek(after) - thisWeek(before),
      ),
      itemsToBuy: expectedToBuy(cache, { gone: unlisted }) ?? itemsToBuy,
      tonightMeals: tonightOf([...meals.values()].filter(({ date }) => date === today)),
    },
  };
}

/**
 * The meal and the viewer as the server will answer once the change is made; null while unknown.
 * @param unlisted the lines that leave the shopping list with it
 */
export function expectedChange(
  cache: ApolloCache,
  id: string,
  change: Partial<Meal>,
  unlisted?: readonly string[],
) {
  const before = knownMeal(cache, id);
  if (!before) return null;
  const plannedMeals: Meal[] = [{ ...before, ...change }];
  const viewer = expectedViewer(cache, [before], plannedMeals, unlisted);
  return viewer && { ...nothingChanged, plannedMeals, viewer };
}
