import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import {
  useDeletePlannedMealsMutation,
  type DeletePlannedMealsMutation,
  type DeletePlannedMealsMutationVariables,
} from './delete-planned-meals.generated';
import { expectedViewer, mealsById } from '../../entities/planned-meal/planning-cache';

/** What taking meals off the plan is expected to answer. Null while the cache cannot know. */
export function expectDeletedMeals(
  cache: ApolloCache,
  { ids }: DeletePlannedMealsMutationVariables,
): DeletePlannedMealsMutation | null {
  const deletedPlannedMealIds = ids.map(String);
  const viewer = expectedViewer(cache, mealsById(cache, deletedPlannedMealIds), []);
  if (!viewer) return null;
  const __typename = 'DeletePlannedMealsPayload' as const;
  return {
    deletePlannedMeals: { __typename, ...nothingChanged, deletedPlannedMealIds, viewer },
  };
}

/** Takes meals off the plan at once, by one request. Resolves to why not, or null. */
export function useDeleteMeals(): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeletePlannedMealsMutation({
    optimisticResponse: (variables, { IGNORE }) => expectDeletedMeals(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (ids) => problemOf(t, 'deletePlannedMeals', remove({ variables: { ids } }));
}
