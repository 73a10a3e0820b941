import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { unlistItems } from '../shopping/list-cache';
import { readMealItems } from '../shopping/read-meal-items';
import { knownMeal } from './known-meal';
import { expectedChange } from './planning-cache';
import {
  useSetPlannedMealCookedMutation,
  type SetPlannedMealCookedMutation,
} from './set-planned-meal-cooked.generated';

export interface CookedOutcome {
  problem: string | null;
  /** The lines that left the shopping list with the meal. */
  unlistedIds: readonly string[];
}

/** Says that a planned meal is cooked, or that it is not, at once; what was to be bought for a cooked one leaves the list. */
export function useSetMealCooked(): (id: string, cooked: boolean) => Promise<CookedOutcome> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [send] = useSetPlannedMealCookedMutation({
    optimisticResponse: (
      { id, cooked },
      { IGNORE },
    ): SetPlannedMealCookedMutation | typeof IGNORE => {
      const mealId = String(id);
      const deletedShoppingItemIds = cooked ? readMealItems(cache, mealId) : [];
      const since = knownMeal(cache, mealId)?.cookedAt ?? new Date().toISOString();
      const change = { cookedAt: cooked ? since : null };
      const expected = expectedChange(cache, mealId, change, deletedShoppingItemIds);
      if (!expected) return IGNORE;
      return {
        setPlannedMealCooked: {
          __typename: 'SetPlannedMealCookedPayload',
          deletedShoppingItemIds,
          ...expected,
        },
      };
    },
    update: (updated, { data }) => {
      const result = data?.setPlannedMealCooked;
      if (result?.__typename !== 'SetPlannedMealCookedPayload') return;
      unlistItems(updated, result.viewer.id, result.deletedShoppingItemIds);
    },
  });
  return async (id, cooked) => {
    const answer = send({ variables: { id, cooked } });
    const problem = await problemOf(t, 'setPlannedMealCooked', answer);
    if (problem !== null) return { problem, unlistedIds: [] };
    const result = (await answer).data?.setPlannedMealCooked;
    const isDone = result?.__typename === 'SetPlannedMealCookedPayload';
    return { problem, unlistedIds: isDone ? result.deletedShoppingItemIds : [] };
  };
}
