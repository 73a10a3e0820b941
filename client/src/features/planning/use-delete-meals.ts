import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import {
  useDeletePlannedMealsMutation,
  type DeletePlannedMealsMutation,
} from './delete-planned-meals.generated';
import { expectedViewer, mealsById } from '../../entities/planned-meal/planning-cache';

/** Takes meals off the plan at once, by one request. Resolves to why not, or null. */
export function useDeleteMeals(): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeletePlannedMealsMutation({
    optimisticResponse: ({ ids }, { IGNORE }): DeletePlannedMealsMutation | typeof IGNORE => {
      const deletedPlannedMealIds = ids.map(String);
      const viewer = expectedViewer(cache, mealsById(cache, deletedPlannedMealIds), []);
      if (!viewer) return IGNORE;
      const __typename = 'DeletePlannedMealsPayload' as const;
      return {
        deletePlannedMeals: { __typename, ...nothingChanged, deletedPlannedMealIds, viewer },
      };
    },
    update: adoptChange,
  });
  return (ids) => problemOf(t, 'deletePlannedMeals', remove({ variables: { ids } }));
}
