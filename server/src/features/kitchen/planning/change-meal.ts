import type { Clock } from '../../../platform/clock.js';
import { followMeal, type FollowedLines } from '../shopping/follow-meal.js';
import type { TakenLineJson } from '../shopping/unplanned-lines.js';
import { changePlannedMeal } from './change-planned-meal.js';
import type { PlannedMealChanges } from './planned-meal-input.js';
import type { PlannedMealRow } from './planned-meal.policy.js';
import type { PlanningScope } from './plan-meal.js';

export interface ChangedMeal extends FollowedLines {
  plannedMeals: PlannedMealRow[];
  /** The lines to be bought for it as they were; none where it is for as many as before. */
  linesBefore: TakenLineJson[];
}

/** Changes what is given of a meal, and has the shopping list follow it. @throws NotFoundRefusal */
export async function changeMeal(
  scope: PlanningScope & { clock: Clock },
  id: string,
  changes: PlannedMealChanges,
): Promise<ChangedMeal> {
  const { plannedMeal, servingsBefore, lines } = await changePlannedMeal(scope, id, changes);
  const { date, servings, recipe } = plannedMeal;
  const followed =
    recipe && lines.length > 0
      ? await followMeal(scope, { id, day: date, servings, servingsBefore, recipe, lines })
      : { shoppingItems: [], deletedShoppingItemIds: [] };
  const linesBefore = lines.filter(({ checked, deletedAt }) => !checked && deletedAt === null);
  return { plannedMeals: [plannedMeal], linesBefore, ...followed };
}
