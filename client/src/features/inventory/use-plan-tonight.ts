import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { timeInZurich } from '../../entities/planned-meal/day-names';
import { placeMeal } from '../../entities/planned-meal/plan-lists';
import { useToast } from '../../ui/use-toast';
import type { FridgeDish } from './fridge-dish';
import { usePlanTonightMutation } from './plan-tonight.generated';

/** When dinner is, unless that is over. */
const dinnerTime = '19:00';

export interface PlanTonight {
  planning: boolean;
  /** The dish as a meal of this evening; null before it is planned. */
  plannedMealId: string | null;
  plan: () => void;
}

/** Plans a dish for this evening, once; says in a toast why not. */
export function usePlanTonight({ recipe, servings, plannedMealId }: FridgeDish): PlanTonight {
  const { t } = useTranslation('errors');
  const toast = useToast();
  // Sent again after a failure it is the same meal.
  const [newId] = useState(() => crypto.randomUUID());
  const [planned, setPlanned] = useState(plannedMealId);
  const [send, { loading }] = usePlanTonightMutation({
    update: (cache, { data }) => {
      const result = data?.planMeal;
      if (result?.__typename === 'PlanMealPayload')
        placeMeal(cache, result.viewer.id, result.plannedMeal);
    },
  });
  const plan = async (): Promise<void> => {
    const now = timeInZurich();
    const input = {
      id: newId,
      recipeId: recipe.id,
      mealType: recipe.mealType,
      servings,
      date: todayInZurich(),
      time: now > dinnerTime ? now : dinnerTime,
    };
    const problem = await problemOf(t, 'planRecipe', send({ variables: { input } }));
    if (problem === null) setPlanned(newId);
    else toast({ tone: 'error', title: problem });
  };
  return {
    planning: loading,
    plannedMealId: planned,
    plan: () => {
      if (!loading && planned === null) void plan();
    },
  };
}
