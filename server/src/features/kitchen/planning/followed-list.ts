import type { Clock } from '../../../platform/clock.js';
import { followMeal, type FollowedLines } from '../shopping/follow-meal.js';
import type { ChangedPlannedMeal } from './change-planned-meal.js';
import type { PlanningScope } from './plan-meal.js';

/** Has the shopping list follow a meal that was changed. */
export async function followOnList(
  scope: PlanningScope & { clock: Clock },
  { plannedMeal, servingsBefore, lines }: ChangedPlannedMeal,
): Promise<FollowedLines> {
  const { id, date, servings, recipe } = plannedMeal;
  if (!recipe || lines.length === 0) return { shoppingItems: [], deletedShoppingItemIds: [] };
  return followMeal(scope, { id, day: date, servings, servingsBefore, recipe, lines });
}
