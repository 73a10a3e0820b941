import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectedChange } from '../../entities/planned-meal/planning-cache';
import {
  useMovePlannedMealMutation,
  type MovePlannedMealMutation,
} from './move-planned-meal.generated';

/** Moves a planned meal to another day and time, on screen at once. Resolves to why not, or null. */
export function useMoveMeal(): (id: string, date: string, time: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [move] = useMovePlannedMealMutation({
    optimisticResponse: (
      { id, date, time },
      { IGNORE },
    ): MovePlannedMealMutation | typeof IGNORE => {
      const expected = expectedChange(cache, String(id), {
        date,
        ...(time == null ? {} : { time }),
      });
      if (!expected) return IGNORE;
      return { movePlannedMeal: { __typename: 'MovePlannedMealPayload', ...expected } };
    },
    update: adoptChange,
  });
  return (id, date, time) =>
    problemOf(t, 'movePlannedMeal', move({ variables: { id, date, time } }));
}
