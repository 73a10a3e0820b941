import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useDismissToasts } from '../../ui/use-toast';
import { unlistItems } from '../shopping/list-cache';
import { readMealItems } from '../shopping/read-meal-items';
import {
  useDeletePlannedMealMutation,
  type DeletePlannedMealMutation,
} from './delete-planned-meal.generated';
import { dropMeal } from './plan-lists';
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
      const plannedMealId = String(id);
      const deletedShoppingItemIds = readMealItems(cache, plannedMealId);
      const meals = mealsById(cache, [plannedMealId]);
      const viewer = expectedViewer(cache, meals, [], deletedShoppingItemIds);
      if (!viewer) return IGNORE;
      return {
        deletePlannedMeal: {
          __typename: 'DeletePlannedMealPayload',
          plannedMealId,
          deletedShoppingItemIds,
          viewer,
        },
      };
    },
    update: (updated, { data }) => {
      const result = data?.deletePlannedMeal;
      if (result?.__typename !== 'DeletePlannedMealPayload') return;
      dropMeal(updated, result.viewer.id, result.plannedMealId);
      unlistItems(updated, result.viewer.id, result.deletedShoppingItemIds);
    },
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
