import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../household/adopt-change';
import { readMealItems } from '../shopping/read-meal-items';
import { expectFridge, readFridge } from '../inventory/fridge-cache';
import { knownMeal } from './known-meal';
import { expectedChange } from './planning-cache';
import {
  useSetPlannedMealCookedMutation,
  type SetPlannedMealCookedMutation,
  type SetPlannedMealCookedMutationVariables,
} from './set-planned-meal-cooked.generated';

export interface CookedOutcome {
  problem: string | null;
  /** The lines that left the shopping list with the meal. */
  unlistedIds: readonly string[];
}

/** The fridge without the leftovers that are eaten; null where it is not known. */
function expectedLeftovers(cache: ApolloCache, eatenId: string | null) {
  const items = readFridge(cache)?.filter(({ id }) => id !== eatenId) ?? null;
  const fridge = items && expectFridge(cache, items);
  if (!fridge) return null;
  return { deletedInventoryItemIds: eatenId === null ? [] : [eatenId], inventoryItems: [], fridge };
}

/** What saying that a meal is cooked, or is not, is expected to answer. Null while the cache cannot know. */
export function expectCookedMeal(
  cache: ApolloCache,
  { id, cooked, ofFridge }: SetPlannedMealCookedMutationVariables,
): SetPlannedMealCookedMutation | null {
  const mealId = String(id);
  const meal = knownMeal(cache, mealId);
  const deletedShoppingItemIds = cooked ? readMealItems(cache, mealId) : [];
  const since = meal?.cookedAt ?? new Date().toISOString();
  const change = { cookedAt: cooked ? since : null, inventoryItemId: null };
  const expected = expectedChange(cache, mealId, change, deletedShoppingItemIds);
  const fridge = expectedLeftovers(cache, cooked ? (meal?.inventoryItemId ?? null) : null);
  if (!expected || (ofFridge && !fridge)) return null;
  return {
    setPlannedMealCooked: {
      __typename: 'SetPlannedMealCookedPayload',
      ...expected,
      deletedShoppingItemIds,
      ...(ofFridge && fridge),
    },
  };
}

/** Says that a planned meal is cooked, or that it is not, at once; what was to be bought for a cooked one leaves the list. */
export function useSetMealCooked(): (id: string, cooked: boolean) => Promise<CookedOutcome> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [send] = useSetPlannedMealCookedMutation({
    optimisticResponse: (variables, { IGNORE }) => expectCookedMeal(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return async (id, cooked) => {
    const meal = knownMeal(cache, id);
    // Once it is eaten, a meal knows of no leftovers.
    const ofFridge = meal !== null && (meal.inventoryItemId !== null || meal.recipe === null);
    const answer = send({ variables: { id, cooked, ofFridge } });
    const problem = await problemOf(t, 'setPlannedMealCooked', answer);
    if (problem !== null) return { problem, unlistedIds: [] };
    const result = (await answer).data?.setPlannedMealCooked;
    const isDone = result?.__typename === 'SetPlannedMealCookedPayload';
    return { problem, unlistedIds: isDone ? result.deletedShoppingItemIds : [] };
  };
}
