import { useTranslation } from 'react-i18next';
import { dropMeal } from '../../entities/planned-meal/plan-lists';
import { unlistItems } from '../../entities/shopping/list-cache';
import { readMealItems } from '../../entities/shopping/read-meal-items';
import { useRestoreItems } from '../../entities/shopping/use-restore-items';
import { useToast } from '../../ui/use-toast';
import {
  useDeletePlannedMealMutation,
  type DeletePlannedMealMutation,
} from './delete-planned-meal.generated';
import { expectedViewer, mealsById, type Meal } from './planning-cache';
import { useSendChange } from './use-change-meal';
import { usePlanMeal } from './use-plan-meal';

/** Takes a meal off the plan at once, with what is to be bought for it, and offers to put both back, or that alone. */
export function useDeleteMeal(): (meal: Meal) => void {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const planMeal = usePlanMeal();
  const restoreItems = useRestoreItems(t('nothingToRestore'));
  const { cache, send } = useSendChange('deletePlannedMeal');
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

  const undo = async ({ recipe, ...meal }: Meal): Promise<void> => {
    const { id, recipeTitle, date, time, servings, mealType, cookedAt } = meal;
    const problem = await planMeal({
      id,
      recipeTitle,
      date,
      time,
      servings,
      mealType,
      cookedAt,
      ...(recipe ? { recipeId: recipe.id } : {}),
    });
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  const restore = async (ids: readonly string[]): Promise<void> => {
    const problem = ids.length === 0 ? null : await restoreItems([...ids]);
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  /** The lines first: planned again, the meal has what is on the list for its recipe. */
  const undoAll = async (meal: Meal, ids: readonly string[]): Promise<void> => {
    await restore(ids);
    await undo(meal);
  };
  const removeMeal = async (meal: Meal): Promise<void> => {
    let lines: readonly string[] = [];
    const problem = await send(async () => {
      const result = (await remove({ variables: { id: meal.id } })).data?.deletePlannedMeal;
      if (result?.__typename === 'DeletePlannedMealPayload') lines = result.deletedShoppingItemIds;
      return result;
    });
    if (problem !== null) return toast({ tone: 'error', title: problem });
    const title = meal.recipeTitle;
    const action = { label: t('undo'), onAction: () => void undoAll(meal, lines) };
    if (lines.length === 0)
      return toast({ tone: 'success', title: t('deleted', { title }), action });
    toast({
      tone: 'success',
      title: t('deletedWithLines', { count: lines.length, title }),
      action,
      alternative: {
        label: t('keepLines', { count: lines.length }),
        onAction: () => void restore(lines),
      },
    });
  };
  return (meal) => void removeMeal(meal);
}
