import { useTranslation } from 'react-i18next';
import { dropMeal } from '../../entities/planned-meal/plan-lists';
import { readChecks } from '../../entities/shopping/read-checks';
import { useDeleteItems } from '../../entities/shopping/use-delete-items';
import { useRestoreItems } from '../../entities/shopping/use-restore-items';
import { useToast } from '../../ui/use-toast';
import {
  useDeletePlannedMealMutation,
  type DeletePlannedMealMutation,
} from './delete-planned-meal.generated';
import { expectedViewer, mealsById, type Meal } from './planning-cache';
import { useSendChange } from './use-change-meal';
import { usePlanMeal } from './use-plan-meal';

/** Takes a meal off the plan at once, and offers to put it back, or to take what is on the list for it along. */
export function useDeleteMeal(): (meal: Meal) => void {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const planMeal = usePlanMeal();
  const deleteItems = useDeleteItems();
  const restoreItems = useRestoreItems(t('nothingToRestore'));
  const { cache, send } = useSendChange('deletePlannedMeal');
  const [remove] = useDeletePlannedMealMutation({
    optimisticResponse: ({ id }, { IGNORE }): DeletePlannedMealMutation | typeof IGNORE => {
      const viewer = expectedViewer(cache, mealsById(cache, [String(id)]), []);
      if (!viewer) return IGNORE;
      const plannedMealId = String(id);
      return {
        deletePlannedMeal: {
          __typename: 'DeletePlannedMealPayload',
          plannedMealId,
          listedItemIds: [],
          viewer,
        },
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
  /** The lines first: planned again, the meal has what is on the list for its recipe. */
  const undoAll = async (meal: Meal, ids: string[]): Promise<void> => {
    const problem = await restoreItems(ids);
    if (problem !== null) toast({ tone: 'error', title: problem });
    await undo(meal);
  };
  const removeLines = async (meal: Meal, ids: readonly string[]): Promise<void> => {
    // Ticked meanwhile, it is in the basket.
    const ticked = new Set(readChecks(cache).flatMap(({ id, checked }) => (checked ? [id] : [])));
    const open = ids.filter((id) => !ticked.has(id));
    const problem = open.length === 0 ? null : await deleteItems(open);
    if (problem !== null) return toast({ tone: 'error', title: problem });
    toast({
      tone: 'success',
      title: t('removedLines', { count: open.length, title: meal.recipeTitle }),
      action: { label: t('undo'), onAction: () => void undoAll(meal, open) },
    });
  };
  const removeMeal = async (meal: Meal): Promise<void> => {
    let lines: readonly string[] = [];
    const problem = await send(async () => {
      const result = (await remove({ variables: { id: meal.id } })).data?.deletePlannedMeal;
      if (result?.__typename === 'DeletePlannedMealPayload') lines = result.listedItemIds;
      return result;
    });
    if (problem !== null) return toast({ tone: 'error', title: problem });
    toast({
      tone: 'success',
      title: t('deleted', { title: meal.recipeTitle }),
      action: { label: t('undo'), onAction: () => void undo(meal) },
      ...(lines.length > 0 && {
        alternative: {
          label: t('removeLines', { count: lines.length }),
          onAction: () => void removeLines(meal, lines),
        },
      }),
    });
  };
  return (meal) => void removeMeal(meal);
}
