import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ChefIdea } from './chef-idea';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { useSetMealRecipe } from './use-set-meal-recipe';

/** A meal that was planned as an idea: the chef writes its recipe at one press. Whoever renames it has decided otherwise. */
export function IdeaMeal({ meal }: { meal: Meal }) {
  const { t } = useTranslation('common');
  const setMealRecipe = useSetMealRecipe();
  const [failed, setFailed] = useState<{ recipeId: string; problem: string } | null>(null);
  const put = async (recipeId: string): Promise<void> => {
    const problem = await setMealRecipe(meal.id, recipeId);
    if (problem !== null) setFailed({ recipeId, problem });
  };
  if (!failed) return <ChefIdea draft={meal} onPick={({ id }) => void put(id)} />;
  // The recipe is written: it is not to be written again.
  return (
    <Banner
      tone="error"
      action={
        <Button variant="secondary" size="sm" onClick={() => void put(failed.recipeId)}>
          {t('retry')}
        </Button>
      }
    >
      {failed.problem}
    </Banner>
  );
}
