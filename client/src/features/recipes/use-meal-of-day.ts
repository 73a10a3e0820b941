import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { knownMealsOf } from '../../entities/planned-meal/planning-cache';
import { useDinnerPlanQuery } from './dinner-plan.generated';

/** The recipe as a meal of this day that is still to be cooked; asked of the server where no list of meals that is at hand holds the day. */
export function useMealOfDay(recipeId: string, day: string): string | null {
  const { cache } = useApolloClient();
  const [atHand] = useState(() => knownMealsOf(cache, { from: day, to: day }));
  const { data } = useDinnerPlanQuery({
    skip: atHand !== null,
    fetchPolicy: 'cache-first',
    variables: { day },
  });
  const meals = atHand?.meals ?? data?.viewer?.household.kitchen?.plannedMeals ?? [];
  return meals.find((meal) => meal.recipe?.id === recipeId && meal.cookedAt === null)?.id ?? null;
}
