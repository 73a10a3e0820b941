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

/** When the next dinner is, as it was when this was drawn: what a button says is what it does, however long it stands. */
export const useNextDinner = () => useState(nextDinner)[0];

/** Plans a dish for the next dinner, once. */
export function usePlanTonight(
  dish: DishForTonight,
  dinner: ReturnType<typeof nextDinner>,
): PlanTonight {
  const { recipe, servings, plannedMealId } = dish;
  const toast = useToast();
  const planMeal = usePlanMeal();
  const [ownId] = useState(() => crypto.randomUUID());
  // What was pressed here comes before what was read.
  const [pressed, setPressed] = useState<string | null>();
  const planned = pressed === undefined ? plannedMealId : pressed;
  const plan = async (): Promise<void> => {
    const id = dish.newId ?? ownId;
    const { date, time } = sameDinnerAt(dinner);
    const input = { id, recipeId: recipe.id, mealType: recipe.mealType, servings, date, time };
    setPressed(id);
    const problem = await planMeal(input, { onUndone: () => setPressed(null) });
    if (problem === null) return;
    setPressed(null);
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
