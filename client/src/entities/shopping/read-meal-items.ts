import type { ApolloCache } from '@apollo/client/cache';
import { ItemMealFragmentDoc } from './item-meal.generated';
import { readChecks } from './read-checks';

/** The unticked lines that are on the list for a meal, as far as the cache knows. */
export const readMealItems = (cache: ApolloCache, mealId: string): string[] =>
  readChecks(cache).flatMap(({ id: itemId, checked }) => {
    const id = cache.identify({ __typename: 'ShoppingItem', id: itemId });
    const item = cache.readFragment({ id, fragment: ItemMealFragmentDoc, optimistic: true });
    return !checked && item?.plannedMealId === mealId ? [itemId] : [];
  });
