import type { ApolloCache } from '@apollo/client/cache';
import { mealReference } from './plan-lists';
import { PlannedMealFragmentDoc, type PlannedMealFragment } from './planned-meal.generated';

export type Meal = Omit<PlannedMealFragment, ' $fragmentName'>;

/** The meal as the cache has it; null where it has none. */
export const knownMeal = (cache: ApolloCache, id: string): Meal | null =>
  cache.readFragment<PlannedMealFragment>(
    {
      id: mealReference(cache, id).__ref,
      fragment: PlannedMealFragmentDoc,
      fragmentName: 'PlannedMeal',
    },
    true,
  );
