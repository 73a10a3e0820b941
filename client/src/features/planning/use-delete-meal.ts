import { useTranslation } from 'react-i18next';
import { dropMeal } from '../../entities/planned-meal/plan-lists';
import { useToast } from '../../ui/use-toast';
import {
  useDeletePlannedMealMutation,
  type DeletePlannedMealMutation,
} from './delete-planned-meal.generated';
import { expectedViewer, mealsById, type Meal } from './planning-cache';
import { useSendChange } from './use-change-meal';
import { usePlanMeal } from './use-plan-meal';

/** Takes a meal off the plan at once, and offers to put it back. */
export function useDeleteMeal(): (meal: Meal) => void {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const planMeal = usePlanMeal();
  const { cache, send } = useSendChange('deletePlannedMeal');
  const [remove] = useDeletePlannedMealMutation({
    optimisticResponse: ({ id }, { IGNORE }): DeletePlannedMealMutation | typeof IGNORE => {
      const viewer = expectedViewer(cache, mealsById(cache, [String(id)]), []);
      if (!viewer) return IGNORE;
      const plannedMealId = String(id);
      return {
        deletePlannedMeal: { __typename: 'DeletePlannedMealPayload', plannedMealId, viewer },
      };
    },
    update: (updated, { data }) => {
      const result = data?.deletePlannedMeal;
      if (result?.__typename !== 'DeletePlannedMealPayload') return;
      dropMeal(updated, result.viewer.id, result.plannedMealId);
    },
  });

  const undo = async ({ recipe, ...meal }: Meal): Promise<void> => {
    const { id, recipeTitle, date, time, servings, mealType } = meal;
    const problem = await planMeal({
      id,
      recipeTitle,
      date,
      time,
      servings,
      mealType,
      ...(recipe ? { recipeId: recipe.id } : {}),
    });
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  const removeMeal = async (meal: Meal): Promise<void> => {
    const problem = await send(
      async () => (await remove({ variables: { id: meal.id } })).data?.deletePlannedMeal,
    );
    if (problem !== null) return toast({ tone: 'error', title: problem });
    toast({
      tone: 'success',
      title: t('deleted', { title: meal.recipeTitle }),
      action: { label: t('undo'), onAction: () => void undo(meal) },
    });
  };
  return (meal) => void removeMeal(meal);
}
