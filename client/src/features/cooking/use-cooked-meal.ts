import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { knownMeal } from '../../entities/planned-meal/known-meal';
import { useSetMealCooked } from '../../entities/planned-meal/use-set-meal-cooked';
import { useToast } from '../../ui/use-toast';
import { cookedMeal } from './cooked-meal';
import { useMealsOfDayQuery } from './meals-of-day.generated';

/** A planned meal that has just been cooked, and the lines that left the list with it. */
export interface CookedMeal {
  id: string;
  unlistedIds: readonly string[];
}

/**
 * Marks the planned meal that was cooked with a recipe, where there is one; says in a toast why not. Which one it is, is
 * looked up while somebody cooks.
 */
export function useCookedMeal(
  recipeId: string,
  isCooking: boolean,
): () => Promise<CookedMeal | null> {
  const toast = useToast();
  const { cache } = useApolloClient();
  const [search] = useSearchParams();
  const setCooked = useSetMealCooked();
  const { data } = useMealsOfDayQuery({
    variables: { day: todayInZurich() },
    fetchPolicy: 'cache-and-network',
    skip: !isCooking,
  });
  const openedId = search.get('meal');
  const findMeal = (): string | null => {
    const opened = openedId === null ? null : knownMeal(cache, openedId);
    const meal = cookedMeal(recipeId, data?.viewer?.plannedMeals ?? [], opened);
    // By a link that was kept, it may be of a day that nothing is known of here.
    return meal?.id ?? (opened ? null : openedId);
  };
  return async () => {
    const id = findMeal();
    if (id === null) return null;
    const { problem, unlistedIds } = await setCooked(id, true);
    if (problem === null) return { id, unlistedIds };
    toast({ tone: 'error', title: problem });
    return null;
  };
}
