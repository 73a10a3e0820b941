import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client/cache';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { knownMeal, type Meal } from '../../entities/planned-meal/known-meal';
import { expectedViewer } from '../../entities/planned-meal/planning-cache';

type Change = Partial<Pick<Meal, 'recipeTitle' | 'date' | 'time' | 'servings' | 'mealType'>>;

interface Answer {
  code: string;
  field: string | null;
}

/** The meal and the viewer as the server will answer once the change is made; null while unknown. */
export function expectedChange(cache: ApolloCache, id: string, change: Change) {
  const before = knownMeal(cache, id);
  if (!before) return null;
  const plannedMeal: Meal = { ...before, ...change };
  const viewer = expectedViewer(cache, [before], [plannedMeal]);
  return viewer && { plannedMeal, viewer };
}

/** Sends a change of the plan. Resolves to the sentence that says why not, or null when it is done. */
export function useSendChange(operation: 'updatePlannedMeal' | 'movePlannedMeal') {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const send = async (request: () => Promise<object | undefined>): Promise<string | null> => {
    try {
      const result = await request();
      if (!result) return t('unexpected');
      return 'code' in result ? refusalSentence(t, operation, result as Answer) : null;
    } catch (error) {
      return operationFailure(t, error, operation);
    }
  };
  return { cache, send };
}
