import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import type { PlanMealInput } from '../../graphql.generated';
import { adoptChange, nothingChanged } from '../household/adopt-change';
import { knownDish } from './known-dish';
import {
  usePlanMealMutation,
  type PlanMealMutation,
  type PlanMealMutationVariables,
} from './plan-meal.generated';
import { knownMeal, type Meal } from './known-meal';
import { expectedViewer } from './planning-cache';

/** The meal as the server will answer it, as far as the cache knows its recipe. */
function expectedMeal(cache: ApolloCache, { recipeId, ...input }: PlanMealInput): Meal {
  const recipe = recipeId == null ? null : knownDish(cache, String(recipeId));
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
    inventoryItemId: input.inventoryItemId == null ? null : String(input.inventoryItemId),
    // Before the answer its dialog says the recipe's own.
    scaledIngredients: [],
    picture: knownMeal(cache, String(input.id))?.picture ?? null,
    recipe,
  };
}

/** What planning a meal is expected to answer. Null while the cache cannot know. */
export function expectPlannedMeal(
  cache: ApolloCache,
  { input }: PlanMealMutationVariables,
): PlanMealMutation | null {
  const plannedMeals = [expectedMeal(cache, input)];
  const viewer = expectedViewer(cache, [], plannedMeals);
  if (!viewer) return null;
  const payload = { __typename: 'PlanMealPayload' as const, plannedMeals, viewer };
  return { planMeal: { ...nothingChanged, ...payload } };
}

export interface PutMeal {
  /** Why it is not planned; null when it is. */
  problem: string | null;
  meal: Meal | null;
  /** The lines of the list that are the meal's now, and were on it before. */
  takenItemIds: readonly string[];
}

/** Puts a meal on the plan, on screen at once; says nothing by itself. */
export function usePutMeal(): (input: PlanMealInput) => Promise<PutMeal> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [plan] = usePlanMealMutation({
    optimisticResponse: (variables, { IGNORE }) => expectPlannedMeal(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  const refused = (problem: string): PutMeal => ({ problem, meal: null, takenItemIds: [] });
  return async (input) => {
    const failed = t(input.recipeId == null ? 'planning.addFailed' : 'planning.planFailed');
    try {
      const result = (await plan({ variables: { input } })).data?.planMeal;
      if (!result) return refused(failed);
      if ('code' in result)
        return refused(
          result.code === 'NOT_FOUND' ? failed : refusalSentence(t, 'planMeal', result),
        );
      const takenItemIds = result.shoppingItems.map(({ id }) => id);
      return { problem: null, meal: result.plannedMeals[0] ?? null, takenItemIds };
    } catch (error) {
      return refused(
        operationFailure(t, error, input.recipeId == null ? 'planMeal' : 'planRecipe'),
      );
    }
  };
}
