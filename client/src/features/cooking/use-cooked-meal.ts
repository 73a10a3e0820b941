import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { knownMeal } from '../../entities/planned-meal/known-meal';
import { useSetMealCooked } from '../../entities/planned-meal/use-set-meal-cooked';
import { useToast } from '../../ui/use-toast';
import { cookedMeal } from './cooked-meal';
import type { LeftoversAdviceFragment } from './leftovers-advice.generated';
import type { RecipeUseFragment } from './recipe-use.generated';
import { useWhileCookingQuery } from './while-cooking.generated';

/** A planned meal that has just been cooked, and the lines that left the list with it. */
export interface CookedMeal {
  id: string;
  unlistedIds: readonly string[];
}

export type Use = RecipeUseFragment['inventoryUse'];
export type Advice = LeftoversAdviceFragment['storageAdvice'] | null;

/** What cooking a recipe takes, and for how long what is left of it keeps, as far as was known. */
export interface Reckoned {
  use: Use;
  advice: Advice;
}

interface Cooking {
  /** Marks the planned meal that was cooked with the recipe, where there is one; says in a toast why not. */
  cookMeal: () => Promise<CookedMeal | null>;
  /** For so many. */
  reckoned: Reckoned;
}

const unknown: Reckoned = { use: null, advice: null };

/** What the end of cooking a recipe needs to know, looked up while somebody cooks. */
export function useCookedMeal(
  recipe: { id: string; title: string },
  servings: number,
  isCooking: boolean,
): Cooking {
  const recipeId = recipe.id;
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const { cache } = useApolloClient();
  const [search] = useSearchParams();
  const setCooked = useSetMealCooked();
  const { data, loading, error } = useWhileCookingQuery({
    variables: {
      day: todayInZurich(),
      recipeId,
      servings,
      leftovers: t('take.leftovers', { title: recipe.title }),
    },
    fetchPolicy: 'cache-and-network',
    skip: !isCooking,
  });
  // As it was when it was reckoned: of what has changed since, the server takes nothing.
  const [reckoned, setReckoned] = useState<(Reckoned & { servings: number }) | null>(null);
  const kitchen = data?.viewer?.household.kitchen;
  if (kitchen && !loading && !error && reckoned?.servings !== servings)
    setReckoned({ servings, use: kitchen.inventoryUse, advice: kitchen.storageAdvice });
  const openedId = search.get('meal');
  const findMeal = (): string | null => {
    const opened = openedId === null ? null : knownMeal(cache, openedId);
    const meal = cookedMeal(recipeId, kitchen?.plannedMeals ?? [], opened);
    // By a link that was kept, it may be of a day that nothing is known of here.
    return meal?.id ?? (opened ? null : openedId);
  };
  const cookMeal = async (): Promise<CookedMeal | null> => {
    const id = findMeal();
    if (id === null) return null;
    const { problem, unlistedIds } = await setCooked(id, true);
    if (problem === null) return { id, unlistedIds };
    toast({ tone: 'error', title: problem });
    return null;
  };
  return { cookMeal, reckoned: reckoned?.servings === servings ? reckoned : unknown };
}
