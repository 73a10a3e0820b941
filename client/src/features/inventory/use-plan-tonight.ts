import { useRef, useState } from 'react';
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

interface PlanTonight {
  status: 'idle' | 'planning' | 'planned';
  plan: (dish: FridgeDish) => void;
}

/** Plans one dish for this evening, once; says in a toast why not. */
export function usePlanTonight(): PlanTonight {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const [status, setStatus] = useState<PlanTonight['status']>('idle');
  // Sent again after a failure it is the same meal.
  const id = useRef(crypto.randomUUID());
  const [send] = usePlanTonightMutation({
    update: (cache, { data }) => {
      const result = data?.planMeal;
      if (result?.__typename === 'PlanMealPayload')
        placeMeal(cache, result.viewer.id, result.plannedMeal);
    },
  });
  const plan = async ({ recipe, servings }: FridgeDish): Promise<void> => {
    if (status !== 'idle') return;
    setStatus('planning');
    const now = timeInZurich();
    const input = {
      id: id.current,
      recipeId: recipe.id,
      mealType: recipe.mealType,
      servings,
      date: todayInZurich(),
      time: now > dinnerTime ? now : dinnerTime,
    };
    const problem = await problemOf(t, 'planRecipe', send({ variables: { input } }));
    setStatus(problem === null ? 'planned' : 'idle');
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  return { status, plan: (dish) => void plan(dish) };
}
