import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useDismissToasts } from '../../ui/use-toast';
import { adoptChange, nothingChanged } from '../household/adopt-change';
import { readMealItems } from '../shopping/read-meal-items';
import {
  useDeletePlannedMealMutation,
  type DeletePlannedMealMutation,
} from './delete-planned-meal.generated';
import { expectedViewer, mealsById } from './planning-cache';

interface Unplanned {
  /** Why it is still planned; null when it is not. */
  problem: string | null;
  /** The unticked lines that left the shopping list with it. */
  unlistedItemIds: readonly string[];
}

/** Takes a meal off the plan, on screen at once, with what is to be bought for it and what was said about it; says nothing by itself. */
export function useUnplanMeal(): (id: string) => Promise<Unplanned> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const dismissToasts = useDismissToasts();
  const [remove] = useDeletePlannedMealMutation({
    optimisticResponse: ({ id }, { IGNORE }): DeletePlannedMealMutation | typeof IGNORE => {
      const deletedPlannedMealIds = [String(id)];
      const deletedShoppingItemIds = readMealItems(cache, String(id));
      const meals = mealsById(cache, deletedPlannedMealIds);
      const viewer = expectedViewer(cache, meals, [], deletedShoppingItemIds);
      if (!viewer) return IGNORE;
      return {
        deletePlannedMeal: {
          __typename: 'DeletePlannedMealPayload',
          ...nothingChanged,
          deletedPlannedMealIds,
          deletedShoppingItemIds,
          viewer,
        },
      };
    },
    update: adoptChange,
  });
  return async (id) => {
    const answer = remove({ variables: { id } });
    dismissToasts(id);
    const problem = await problemOf(t, 'deletePlannedMeal', answer);
    if (problem !== null) return { problem, unlistedItemIds: [] };
    const result = (await answer).data?.deletePlannedMeal;
    const isDone = result?.__typename === 'DeletePlannedMealPayload';
    return { problem, unlistedItemIds: isDone ? result.deletedShoppingItemIds : [] };
  };
}
