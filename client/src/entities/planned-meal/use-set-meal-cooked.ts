import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { expectItemsToBuy, unlistItems } from '../shopping/list-cache';
import { readMealItems } from '../shopping/read-meal-items';
import { knownMeal } from './known-meal';
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
      const meal = knownMeal(cache, String(id));
      const deletedShoppingItemIds = cooked ? readMealItems(cache, String(id)) : [];
      const viewer = expectItemsToBuy(cache, { gone: deletedShoppingItemIds });
      if (!meal || !viewer) return IGNORE;
      const cookedAt = cooked ? (meal.cookedAt ?? new Date().toISOString()) : null;
      return {
        setPlannedMealCooked: {
          __typename: 'SetPlannedMealCookedPayload',
          plannedMeal: { ...meal, cookedAt },
          deletedShoppingItemIds,
          viewer,
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
