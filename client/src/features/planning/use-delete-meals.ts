import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { dropMeal } from '../../entities/planned-meal/plan-lists';
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
      const plannedMealIds = ids.map(String);
      const viewer = expectedViewer(cache, mealsById(cache, plannedMealIds), []);
      if (!viewer) return IGNORE;
      return {
        deletePlannedMeals: { __typename: 'DeletePlannedMealsPayload', plannedMealIds, viewer },
      };
    },
    update: (cache, { data }) => {
      const result = data?.deletePlannedMeals;
      if (result?.__typename !== 'DeletePlannedMealsPayload') return;
      for (const id of result.plannedMealIds) dropMeal(cache, result.viewer.id, id);
    },
  });
  return (ids) => problemOf(t, 'deletePlannedMeals', remove({ variables: { ids } }));
}
