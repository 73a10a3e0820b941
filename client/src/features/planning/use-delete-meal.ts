import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { usePutMeal } from '../../entities/planned-meal/use-put-meal';
import { useUnplanMeal } from '../../entities/planned-meal/use-unplan-meal';
import { countLines } from '../../entities/shopping/read-items';
import { useRestoreItems } from '../../entities/shopping/use-restore-items';
import { useToast } from '../../ui/use-toast';

/** Takes a meal off the plan at once, with what is to be bought for it, and offers to put both back, or that alone. */
export function useDeleteMeal(): (meal: Meal) => void {
  const { t } = useTranslation(['planning', 'recipes']);
  const toast = useToast();
  const { cache } = useApolloClient();
  const putMeal = usePutMeal();
  const unplanMeal = useUnplanMeal();
  const restoreItems = useRestoreItems(t('recipes:planned.nothingToRestore'));

  const undo = async ({ recipe, ...meal }: Meal): Promise<void> => {
    const { id, recipeTitle, date, time, servings, mealType, cookedAt, inventoryItemId } = meal;
    const { problem } = await putMeal({
      id,
      recipeTitle,
      date,
      time,
      servings,
      mealType,
      cookedAt,
      inventoryItemId,
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
    const { problem, unlistedItemIds: lines } = await unplanMeal(meal.id);
    if (problem !== null) return toast({ tone: 'error', title: problem });
    const title = meal.recipeTitle;
    const count = countLines(cache, lines);
    const action = { label: t('undo'), onAction: () => void undoAll(meal, lines) };
    const about = meal.id;
    if (count === 0)
      return toast({ tone: 'success', about, title: t('deleted', { title }), action });
    toast({
      tone: 'success',
      about,
      title:
        count === null
          ? t('deletedWithSomeLines', { title })
          : t('deletedWithLines', { count, title }),
      action,
      alternative: {
        label: t('keepLines', { count: count ?? lines.length }),
        onAction: () => void restore(lines),
      },
    });
  };
  return (meal) => void removeMeal(meal);
}
