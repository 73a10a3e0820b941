import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useDismissToasts } from '../../ui/use-toast';
import { adoptChange, nothingChanged } from '../household/adopt-change';
import { readMealItems } from '../shopping/read-meal-items';
import {
  useDeletePlannedMealMutation,
  type DeletePlannedMealMutation,
  type DeletePlannedMealMutationVariables,
} from './delete-planned-meal.generated';
import { expectedViewer, mealsById } from './planning-cache';

interface Unplanned {
  /** Why it is still planned; null when it is not. */
  problem: string | null;
  /** The unticked lines that left the shopping list with it. */
  unlistedItemIds: readonly string[];
}

/** What taking a meal off the plan is expected to answer, with what is to be bought for it. Null while the cache cannot know. */
export function expectUnplannedMeal(
  cache: ApolloCache,
  { id }: DeletePlannedMealMutationVariables,
): DeletePlannedMealMutation | null {
  const deletedPlannedMealIds = [String(id)];
  const deletedShoppingItemIds = readMealItems(cache, String(id));
  const meals = mealsById(cache, deletedPlannedMealIds);
  const viewer = expectedViewer(cache, meals, [], deletedShoppingItemIds);
  if (!viewer) return null;
  return {
    deletePlannedMeal: {
      __typename: 'DeletePlannedMealPayload',
      ...nothingChanged,
      deletedPlannedMealIds,
      deletedShoppingItemIds,
      viewer,
    },
  };
}

/** Takes a meal off the plan, on screen at once, with what is to be bought for it and what was said about it; says nothing by itself. */
export function useUnplanMeal(): (id: string) => Promise<Unplanned> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const dismissToasts = useDismissToasts();
  const [remove] = useDeletePlannedMealMutation({
    optimisticResponse: (variables, { IGNORE }) => expectUnplannedMeal(cache, variables) ?? IGNORE,
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
