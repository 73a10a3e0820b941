import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/use-toast';
import { ChefIdea } from './chef-idea';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { useSetMealRecipe } from './use-set-meal-recipe';

/** A meal that was planned as an idea: the chef writes its recipe at one press. Whoever renames it has decided otherwise. */
export function IdeaMeal({ meal }: { meal: Meal }) {
  const { t } = useTranslation('common');
  const toast = useToast();
  const setMealRecipe = useSetMealRecipe();
  const put = async (recipeId: string): Promise<void> => {
    const problem = await setMealRecipe(meal.id, recipeId);
    if (problem === null) return;
    // The recipe is written: it is not to be written again.
    const again = { label: t('retry'), onAction: () => void put(recipeId) };
    toast({ tone: 'error', title: problem, action: again, durationMs: 0 });
  };
  return <ChefIdea draft={meal} onPick={({ id }) => void put(id)} />;
}
