import { useState } from 'react';
import { nextDinner } from '../../entities/planned-meal/next-dinner';
import { usePlanMeal } from '../../entities/planned-meal/use-plan-meal';
import { useToast } from '../../ui/use-toast';
import type { FridgeDish } from './fridge-dish';

export interface PlanTonight {
  /** Whether it is for this evening; late in the evening it is for tomorrow's. */
  isTonight: boolean;
  /** The dish as a meal; null before it is planned. */
  plannedMealId: string | null;
  plan: () => void;
}

/** Plans a dish for the next dinner, once. */
export function usePlanTonight({ recipe, servings, plannedMealId }: FridgeDish): PlanTonight {
  const toast = useToast();
  const planMeal = usePlanMeal();
  // What the button says is what it does, however long it stands there.
  const [{ isTonight, ...when }] = useState(nextDinner);
  // Sent again after a failure it is the same meal.
  const [newId] = useState(() => crypto.randomUUID());
  const [planned, setPlanned] = useState(plannedMealId);
  const plan = async (): Promise<void> => {
    const input = { id: newId, recipeId: recipe.id, mealType: recipe.mealType, servings, ...when };
    setPlanned(newId);
    const problem = await planMeal(input, { onUndone: () => setPlanned(null) });
    if (problem === null) return;
    setPlanned(null);
    toast({ tone: 'error', title: problem });
  };
  return {
    isTonight,
    plannedMealId: planned,
    plan: () => {
      if (planned === null) void plan();
    },
  };
}
