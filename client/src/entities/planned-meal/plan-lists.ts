import type { ApolloCache, Reference } from '@apollo/client/cache';
import { kitchenOf } from '../../apollo/kitchen-of';

export interface Span {
  from: string;
  to: string;
}

// The cache writes the arguments that tell lists apart behind the field's name.
const spanOf = (storeFieldName: string): Span =>
  JSON.parse(
    storeFieldName.slice(storeFieldName.indexOf('{'), storeFieldName.lastIndexOf('}') + 1),
  ) as Span;

const covers = ({ from, to }: Span, day: string): boolean => from <= day && day <= to;

export const mealReference = (cache: ApolloCache, id: string): Reference => ({
  __ref: cache.identify({ __typename: 'PlannedMeal', id }) ?? '',
});

type Change = (meals: readonly Reference[], span: Span) => readonly Reference[];

/** Changes every cached list of the kitchen's meals, each of which covers a span of days. */
export function changeLists(cache: ApolloCache, viewerId: string, change: Change): void {
  cache.modify<{ plannedMeals: readonly Reference[] }>({
    id: kitchenOf(cache, viewerId),
    fields: {
      plannedMeals: (meals, { storeFieldName }) => change(meals, spanOf(storeFieldName)),
    },
  });
}

/** Puts a meal in every cached list whose days hold it, and takes it out of the others. */
export function placeMeal(
  cache: ApolloCache,
  viewerId: string,
  { id, date }: { id: string; date: string },
): void {
  const reference = mealReference(cache, id);
  changeLists(cache, viewerId, (meals, span) => {
    const others = meals.filter(({ __ref }) => __ref !== reference.__ref);
    if (!covers(span, date)) return others.length === meals.length ? meals : others;
    return others.length === meals.length ? [...meals, reference] : meals;
  });
}

/** Takes a meal out of every cached list. */
export function dropMeal(cache: ApolloCache, viewerId: string, id: string): void {
  const { __ref: gone } = mealReference(cache, id);
  changeLists(cache, viewerId, (meals) => meals.filter(({ __ref }) => __ref !== gone));
}

/** Plans without it the meals that were to be of food that is gone, as the server has it. */
export function unplanFood(cache: ApolloCache, viewerId: string, itemIds: readonly string[]): void {
  if (itemIds.length === 0) return;
  const meals = new Set<string>();
  changeLists(cache, viewerId, (list) => {
    for (const { __ref } of list) meals.add(__ref);
    return list;
  });
  for (const id of meals)
    cache.modify<{ inventoryItemId: string | null }>({
      id,
      fields: {
        inventoryItemId: (item) => (item !== null && itemIds.includes(item) ? null : item),
      },
    });
}
