import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectedChange } from '../../entities/planned-meal/planning-cache';
import {
  useMovePlannedMealMutation,
  type MovePlannedMealMutation,
  type MovePlannedMealMutationVariables,
} from './move-planned-meal.generated';

/** What moving a meal is expected to answer. Null while the cache cannot know. */
export function expectMovedMeal(
  cache: ApolloCache,
  { id, date, time }: MovePlannedMealMutationVariables,
): MovePlannedMealMutation | null {
  const expected = expectedChange(cache, String(id), {
    date,
    ...(time == null ? {} : { time }),
  });
  if (!expected) return null;
  return { movePlannedMeal: { __typename: 'MovePlannedMealPayload', ...expected } };
}

/** Moves a planned meal to another day and time, on screen at once. Resolves to why not, or null. */
export function useMoveMeal(): (id: string, date: string, time: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [move] = useMovePlannedMealMutation({
    optimisticResponse: (variables, { IGNORE }) => expectMovedMeal(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (id, date, time) =>
    problemOf(t, 'movePlannedMeal', move({ variables: { id, date, time } }));
}
