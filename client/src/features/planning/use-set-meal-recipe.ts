import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { knownDish } from '../../entities/planned-meal/known-dish';
import { expectedChange } from '../../entities/planned-meal/planning-cache';
import {
  useSetPlannedMealRecipeMutation,
  type SetPlannedMealRecipeMutation,
} from './set-planned-meal-recipe.generated';

/** Puts a recipe into a meal that is only a name, at once. Resolves to the sentence that says why not, or null. */
export function useSetMealRecipe(): (id: string, recipeId: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [setRecipe] = useSetPlannedMealRecipeMutation({
    optimisticResponse: (
      { id, recipeId },
      { IGNORE },
    ): SetPlannedMealRecipeMutation | typeof IGNORE => {
      const recipe = knownDish(cache, String(recipeId));
      const expected =
        recipe && expectedChange(cache, String(id), { recipe, recipeTitle: recipe.title });
      if (!expected) return IGNORE;
      return { setPlannedMealRecipe: { __typename: 'SetPlannedMealRecipePayload', ...expected } };
    },
    update: adoptChange,
  });
  return (id, recipeId) =>
    problemOf(t, 'setPlannedMealRecipe', setRecipe({ variables: { id, recipeId } }));
}
