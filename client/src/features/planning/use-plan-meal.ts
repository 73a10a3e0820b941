import type { ApolloCache } from '@apollo/client/cache';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { placeMeal } from '../../entities/planned-meal/plan-lists';
import type { PlanMealInput } from '../../graphql.generated';
import { usePlanMealMutation, type PlanMealMutation } from './plan-meal.generated';
import { expectedViewer, type Meal } from './planning-cache';
import { RecipeToPlanDocument } from './recipe-to-plan.generated';

/** The meal as the server will answer it, as far as the cache knows its recipe. */
function expectedMeal(cache: ApolloCache, { recipeId, ...input }: PlanMealInput): Meal {
  const recipe =
    recipeId == null
      ? null
      : (cache.readQuery({ query: RecipeToPlanDocument, variables: { id: recipeId } })?.viewer
          ?.recipe ?? null);
  const { date, time, servings, mealType } = input;
  return {
    __typename: 'PlannedMeal',
    id: String(input.id),
    recipeTitle: input.recipeTitle ?? recipe?.title ?? '',
    date,
    time,
    servings,
    mealType,
    cookedAt: input.cookedAt ?? null,
    scaledIngredients:
      recipe?.ingredients.map((text) => ({ __typename: 'ScaledIngredient', text, exact: null })) ??
      [],
    recipe,
  };
}

/** Plans a meal, on screen at once. Resolves to the sentence that says why not, or null when it is done. */
export function usePlanMeal(): (input: PlanMealInput) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [plan] = usePlanMealMutation({
    optimisticResponse: ({ input }, { IGNORE }): PlanMealMutation | typeof IGNORE => {
      const plannedMeal = expectedMeal(cache, input);
      const viewer = expectedViewer(cache, [], [plannedMeal]);
      if (!viewer) return IGNORE;
      const payload = { __typename: 'PlanMealPayload' as const, plannedMeal, viewer };
      return { planMeal: { ...payload, shoppingItems: [] } };
    },
    update: (updated, { data }) => {
      const result = data?.planMeal;
      if (result?.__typename !== 'PlanMealPayload') return;
      placeMeal(updated, result.viewer.id, result.plannedMeal);
    },
  });
  return async (input) => {
    const failed = t(input.recipeId == null ? 'planning.addFailed' : 'planning.planFailed');
    try {
      const { data } = await plan({ variables: { input } });
      if (!data) return failed;
      const result = data.planMeal;
      if (!('code' in result)) return null;
      return result.code === 'NOT_FOUND' ? failed : refusalSentence(t, 'planMeal', result);
    } catch (error) {
      return operationFailure(t, error, input.recipeId == null ? 'planMeal' : 'planRecipe');
    }
  };
}
