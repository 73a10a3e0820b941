import type { ShoppingItem } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { TakenLineJson } from '../shopping/unplanned-lines.policy.js';
import type { PlanningScope } from './plan-meal.js';
import type { ChangedPlannedMeal } from './change-planned-meal.js';

export interface FollowedLines {
  /** Lines that say something else now, and new ones. */
  shoppingItems: ShoppingItem[];
  deletedShoppingItemIds: string[];
}

type Follow = (
  scope: PlanningScope & { clock: Clock },
  meal: {
    id: string;
    day: string;
    servings: number;
    servingsBefore: number;
    recipe: { id: string; title: string; ingredients: string[]; servings: number };
    lines: readonly TakenLineJson[];
  },
) => Promise<FollowedLines>;

let provided: Follow | null = null;

/** Called once, where the features are put together: what the list does when a meal is for more, or for fewer. */
export function provideFollowedList(follow: Follow): void {
  provided = follow;
}

/** Has the shopping list follow a meal that was changed. */
export async function followOnList(
  scope: PlanningScope & { clock: Clock },
  { plannedMeal, servingsBefore, lines }: ChangedPlannedMeal,
): Promise<FollowedLines> {
  const { id, date, servings, recipe } = plannedMeal;
  if (!recipe || lines.length === 0) return { shoppingItems: [], deletedShoppingItemIds: [] };
  if (!provided) throw new Error('The schema provides the list before anything is asked.');
  return provided(scope, { id, day: date, servings, servingsBefore, recipe, lines });
}
