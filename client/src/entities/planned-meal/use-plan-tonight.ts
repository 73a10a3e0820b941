import { useState } from 'react';
import type { MealType } from '../../graphql.generated';
import { useToast } from '../../ui/use-toast';
import { nextDinner, sameDinnerAt } from './next-dinner';
import { usePlanMeal } from './use-plan-meal';

interface DishForTonight {
  recipe: { id: string; mealType: MealType };
  servings: number;
  /** The dish as a meal where it is planned already. */
  plannedMealId: string | null;
  /** What the meal is to be called by; sent again it is the same meal. */
  newId?: string;
}

export interface PlanTonight {
  /** Whether it is for this evening; late in the evening it is for tomorrow's. */
  isTonight: boolean;
  /** The dish as a meal; null before it is planned. */
  plannedMealId: string | null;
  plan: () => void;
}

/** Plans a dish for the next dinner, once. */
export function usePlanTonight(dish: DishForTonight): PlanTonight {
  const { recipe, servings, plannedMealId } = dish;
  const toast = useToast();
  const planMeal = usePlanMeal();
  // What the button says is what it does, however long it stands there.
  const [dinner] = useState(nextDinner);
  const [ownId] = useState(() => crypto.randomUUID());
  const [planned, setPlanned] = useState(plannedMealId);
  const plan = async (): Promise<void> => {
    const id = dish.newId ?? ownId;
    const { date, time } = sameDinnerAt(dinner);
    const input = { id, recipeId: recipe.id, mealType: recipe.mealType, servings, date, time };
    setPlanned(id);
    const problem = await planMeal(input, { onUndone: () => setPlanned(null) });
    if (problem === null) return;
    setPlanned(null);
    toast({ tone: 'error', title: problem });
  };
  return {
    isTonight: dinner.isTonight,
    plannedMealId: planned,
    plan: () => {
      if (planned === null) void plan();
    },
  };
}
