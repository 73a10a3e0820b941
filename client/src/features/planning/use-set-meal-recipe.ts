import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { knownDish } from '../../entities/planned-meal/known-dish';
import { expectedChange } from '../../entities/planned-meal/planning-cache';
import {
  useSetPlannedMealRecipeMutation,
  type SetPlannedMealRecipeMutation,
  type SetPlannedMealRecipeMutationVariables,
} from './set-planned-meal-recipe.generated';

/** What giving a meal its recipe is expected to answer. Null while the cache cannot know. */
export function expectMealRecipe(
  cache: ApolloCache,
  { id, recipeId }: SetPlannedMealRecipeMutationVariables,
): SetPlannedMealRecipeMutation | null {
  const recipe = knownDish(cache, String(recipeId));
  if (!recipe) return null;
  const change = { recipe, recipeTitle: recipe.title, inventoryItemId: null };
  const expected = expectedChange(cache, String(id), change);
  if (!expected) return null;
  return { setPlannedMealRecipe: { __typename: 'SetPlannedMealRecipePayload', ...expected } };
}

/** Puts a recipe into a meal that is only a name, at once. Resolves to the sentence that says why not, or null. */
export function useSetMealRecipe(): (id: string, recipeId: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [setRecipe] = useSetPlannedMealRecipeMutation({
    optimisticResponse: (variables, { IGNORE }) => expectMealRecipe(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (id, recipeId) =>
    problemOf(t, 'setPlannedMealRecipe', setRecipe({ variables: { id, recipeId } }));
}
