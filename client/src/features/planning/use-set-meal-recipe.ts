import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useSetPlannedMealRecipeMutation } from './set-planned-meal-recipe.generated';

/** Puts a recipe into a meal that is only a name. Resolves to the sentence that says why not, or null. */
export function useSetMealRecipe(): (id: string, recipeId: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [setRecipe] = useSetPlannedMealRecipeMutation();
  return (id, recipeId) =>
    problemOf(t, 'setPlannedMealRecipe', setRecipe({ variables: { id, recipeId } }));
}
