import { isDeepStrictEqual } from 'node:util';
import { removeFavorite } from '../favorites/set-favorite.js';
import { changeInventoryItem } from '../inventory/change-inventory-item.js';
import { deleteInventoryItems } from '../inventory/delete-inventory-items.js';
import { restoreInventoryItems } from '../inventory/restore-inventory-items.js';
import { changeMeal } from '../planning/change-meal.js';
import { deletePlannedMeals } from '../planning/change-planned-meal.js';
import { restoreMeals } from '../planning/restore-meals.js';
import { takeBackShoppingItems } from '../shopping/add-shopping-items.js';
import { restoreLines } from '../shopping/restore-lines.js';
import { takeBackMealLines, unlistUntickedLines } from '../shopping/take-back-meal-lines.js';
import { restoreFoods } from './note-food.js';
import {
  idsOf,
  inTurn,
  joinedRows,
  listingsApart,
  nothingWritten,
  type KitchenScope,
  type Listing,
  type Written,
} from './proposal-perform.js';
import {
  partsOf,
  touchedRows,
  type ProposalPart,
  type ProposalPlan,
  type WeekPlan,
} from './proposal-plan.js';
import type { Memory, Snapshot } from './proposal-snapshot.js';

/** Lines that were there before the meals stay on the list. */
const takeBackMeals = (scope: KitchenScope, ids: readonly string[]) =>
  deletePlannedMeals(scope, ids, { keepLines: true });

/** A row is not as applying has left it: nothing is taken back. */
export class ChangedSince extends Error {}

/** Takes back what was written of a plan, the last first, so that every row is as it was. */
export async function takeBack(
  scope: KitchenScope,
  plan: ProposalPlan,
  before: Memory,
): Promise<Written> {
  if (plan.action === 'PLAN_WEEK') return takeWeekBack(scope, plan);
  const { listings, others } = listingsApart(partsOf(plan));
  const back = await inTurn(others.toReversed(), (part) => takePartBack(scope, part, before));
  const ids = [...new Set(listings.flatMap(({ items, leftOut }) => [...idsOf(items), ...leftOut]))];
  if (ids.length > 0) await takeBackShoppingItems(scope, { ids, usesBefore: before.uses });
  return joinedRows([...back, { deletedShoppingItemIds: ids }]);
}

async function takePartBack(
  scope: KitchenScope,
  part: Exclude<ProposalPart, Listing>,
  { rows: before, mealLines }: Memory,
): Promise<Partial<Written>> {
  const restoreMeal = (id: string) =>
    restoreMeals(
      scope,
      before.plannedMeals.filter((meal) => meal.id === id),
      mealLines.filter(({ plannedMealId }) => plannedMealId === id),
    );
  switch (part.action) {
    case 'PLAN_MEAL':
      await takeBackMeals(scope, [part.meal.id]);
      return { deletedPlannedMealIds: [part.meal.id] };
    case 'MOVE_MEAL': {
      const place = before.plannedMeals.find(({ id }) => id === part.id) ?? part;
      const { plannedMeals } = await changeMeal(scope, part.id, place);
      return { plannedMeals };
    }
    case 'ADD_TO_FRIDGE': {
      const ids = idsOf(part.items);
      await deleteInventoryItems(scope, ids);
      return { deletedInventoryItemIds: ids };
    }
    case 'REMOVE_FROM_FRIDGE': {
      const wasChanged = new Set(idsOf(part.changed));
      const changed = before.inventoryItems.filter(({ id }) => wasChanged.has(id));
      const removed = before.inventoryItems.filter(({ id }) => part.removed.includes(id));
      const back = await inTurn(changed, ({ id, quantity, unit }) =>
        changeInventoryItem(scope, id, { quantity, unit }),
      );
      const restored = removed.length === 0 ? [] : await restoreInventoryItems(scope, removed);
      return { inventoryItems: [...back, ...restored] };
    }
    case 'SAVE_RECIPE':
      await removeFavorite(scope, part.recipeId);
      return { recipeIds: [part.recipeId] };
    case 'REMOVE_MEAL':
      return restoreMeal(part.id);
    case 'CHANGE_MEAL': {
      const { added, lines } = part;
      if (added.length > 0) await takeBackMealLines(scope, added);
      const meals = await restoreMeal(part.id);
      if (lines.length === 0) return { ...meals, deletedShoppingItemIds: added };
      const { shoppingItems = [] } = await restoreLinesOf(scope, before, lines);
      return joinedRows([meals, { shoppingItems, deletedShoppingItemIds: added }]);
    }
    case 'REMOVE_FROM_SHOPPING_LIST':
    case 'CHANGE_SHOPPING_AMOUNT':
    case 'TICK_SHOPPING_ITEMS':
      return restoreLinesOf(scope, before, touchedRows(part).lines);
    case 'NOTE_PREFERENCE': {
      const [foods] = before.preferences;
      if (foods) await restoreFoods(scope, foods);
      return { settingsChanged: true };
    }
  }
}

async function restoreLinesOf(
  scope: KitchenScope,
  before: Snapshot,
  ids: readonly string[],
): Promise<Partial<Written>> {
  const lines = before.lines.filter(({ id }) => ids.includes(id));
  const restored = await restoreLines(scope, lines);
  if (restored.length < lines.length) throw new ChangedSince();
  return { shoppingItems: restored.filter(({ deletedAt }) => deletedAt === null) };
}

async function takeWeekBack(scope: KitchenScope, plan: WeekPlan): Promise<Written> {
  const meals = idsOf(plan.meals);
  if (meals.length === 0) return nothingWritten;
  await takeBackMealLines(scope, [...plan.items, ...plan.leftOut]);
  await takeBackMeals(scope, meals);
  return {
    ...nothingWritten,
    deletedPlannedMealIds: meals,
    deletedShoppingItemIds: plan.items,
  };
}

/** A week’s meals that are as they were planned, and of their lines those that are not in the basket. */
export async function takeUnchangedBack(
  scope: KitchenScope,
  plan: WeekPlan,
  { plannedMeals: now }: Pick<Snapshot, 'plannedMeals'>,
): Promise<Written> {
  const asPlanned = plan.meals.filter((planned) => {
    const stored = now.find(({ id }) => id === planned.id);
    return stored?.cookedAt === null && isDeepStrictEqual({ ...stored, ...planned }, stored);
  });
  const meals = idsOf(asPlanned);
  const lines = [...plan.items, ...plan.leftOut];
  const deletedShoppingItemIds = await unlistUntickedLines(scope, lines, meals);
  if (meals.length > 0) await takeBackMeals(scope, meals);
  return { ...nothingWritten, deletedPlannedMealIds: meals, deletedShoppingItemIds };
}
