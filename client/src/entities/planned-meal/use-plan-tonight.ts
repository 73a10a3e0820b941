import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { MealType } from '../../graphql.generated';
import { useToast } from '../../ui/use-toast';
import { useDinnerPlanQuery } from './dinner-plan.generated';
import { nextDinner, sameDinnerAt } from './next-dinner';
import { knownMealsOf } from './planning-cache';
import { usePlanMeal } from './use-plan-meal';

interface DishForTonight {
  recipe: { id: string; mealType: MealType };
  servings: number;
  /** The dish as a meal where it is planned already; left out where the plan is to say so. */
  plannedMealId?: string | null;
  /** What the meal is to be called by; sent again it is the same meal. */
  newId?: string;
}

export interface PlanTonight {
  /** The day of the dinner, YYYY-MM-DD. */
  day: string;
  /** Whether it is for this evening; late in the evening it is for tomorrow's. */
  isTonight: boolean;
  /** The dish as a meal; null before it is planned. */
  plannedMealId: string | null;
  plan: () => void;
}

/** The recipe as a meal of this day that is still to be cooked; asked of the server where no list of meals that is at hand holds the day. */
function useMealOfDay(recipeId: string, day: string, skip: boolean): string | null {
  const { cache } = useApolloClient();
  const [atHand] = useState(() => (skip ? null : knownMealsOf(cache, { from: day, to: day })));
  const { data } = useDinnerPlanQuery({
    skip: skip || atHand !== null,
    fetchPolicy: 'cache-first',
    variables: { day },
  });
  const meals = atHand?.meals ?? data?.viewer?.household.kitchen?.plannedMeals ?? [];
  return meals.find((meal) => meal.recipe?.id === recipeId && meal.cookedAt === null)?.id ?? null;
}

/** Plans a dish for the next dinner, once. */
export function usePlanTonight(dish: DishForTonight): PlanTonight {
  const { recipe, servings, plannedMealId } = dish;
  const toast = useToast();
  const planMeal = usePlanMeal();
  // What the button says is what it does, however long it stands there.
  const [dinner] = useState(nextDinner);
  const [ownId] = useState(() => crypto.randomUUID());
  const before = useMealOfDay(recipe.id, dinner.date, plannedMealId !== undefined);
  // What was pressed here comes before what was read.
  const [pressed, setPressed] = useState<string | null>();
  const planned = pressed === undefined ? (plannedMealId ?? before) : pressed;
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
    day: dinner.date,
    isTonight: dinner.isTonight,
    plannedMealId: planned,
    plan: () => {
      if (planned === null) void plan();
    },
  };
}
