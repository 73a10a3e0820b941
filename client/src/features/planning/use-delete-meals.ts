import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { dropMeal } from '../../entities/planned-meal/plan-lists';
import { useDeletePlannedMealsMutation } from './delete-planned-meals.generated';

/** Takes meals off the plan by one request. Resolves to why not, or null. */
export function useDeleteMeals(): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [remove] = useDeletePlannedMealsMutation({
    update: (cache, { data }) => {
      const result = data?.deletePlannedMeals;
      if (result?.__typename !== 'DeletePlannedMealsPayload') return;
      for (const id of result.plannedMealIds) dropMeal(cache, result.viewer.id, id);
    },
  });
  return (ids) => problemOf(t, 'deletePlannedMeals', remove({ variables: { ids } }));
}
