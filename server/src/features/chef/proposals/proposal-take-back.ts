import { kitchen, type KitchenScope } from './proposal-kitchen.js';
import {
  idsOf,
  inTurn,
  joinedRows,
  listingsApart,
  nothingWritten,
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
  if (ids.length > 0)
    await kitchen().takeBackShoppingItems(scope, { ids, usesBefore: before.uses });
  return joinedRows([...back, { deletedShoppingItemIds: ids }]);
}

async function takePartBack(
  scope: KitchenScope,
  part: Exclude<ProposalPart, Listing>,
  { rows: before, mealLines }: Memory,
): Promise<Partial<Written>> {
  const restoreMeals = (id: string) =>
    kitchen().restoreMeals(
      scope,
      before.plannedMeals.filter((meal) => meal.id === id),
      mealLines.filter(({ plannedMealId }) => plannedMealId === id),
    );
  switch (part.action) {
    case 'PLAN_MEAL':
      await kitchen().takeBackMeals(scope, [part.meal.id]);
      return { deletedPlannedMealIds: [part.meal.id] };
    case 'MOVE_MEAL': {
      const place = before.plannedMeals.find(({ id }) => id === part.id) ?? part;
      const { plannedMeals } = await kitchen().changeMeal(scope, part.id, place);
      return { plannedMeals };
    }
    case 'ADD_TO_FRIDGE': {
      const ids = idsOf(part.items);
      await kitchen().deleteInventoryItems(scope, ids);
      return { deletedInventoryItemIds: ids };
    }
    case 'REMOVE_FROM_FRIDGE': {
      const wasChanged = new Set(idsOf(part.changed));
      const changed = before.inventoryItems.filter(({ id }) => wasChanged.has(id));
      const removed = before.inventoryItems.filter(({ id }) => part.removed.includes(id));
      const back = await inTurn(changed, ({ id, quantity, unit }) =>
        kitchen().changeInventoryItem(scope, id, { quantity, unit }),
      );
      const restored =
        removed.length === 0 ? [] : await kitchen().restoreInventoryItems(scope, removed);
      return { inventoryItems: [...back, ...restored] };
    }
    case 'SAVE_RECIPE':
      await kitchen().removeFavorite(scope, part.recipeId);
      return { recipeIds: [part.recipeId] };
    case 'REMOVE_MEAL':
      return restoreMeals(part.id);
    case 'CHANGE_MEAL': {
      const { added, lines } = part;
      if (added.length > 0) await kitchen().takeBackMealLines(scope, added);
      const meals = await restoreMeals(part.id);
      if (lines.length === 0) return { ...meals, deletedShoppingItemIds: added };
      const { shoppingItems = [] } = await restoreLines(scope, before, lines);
      return joinedRows([meals, { shoppingItems, deletedShoppingItemIds: added }]);
    }
    case 'REMOVE_FROM_SHOPPING_LIST':
    case 'CHANGE_SHOPPING_AMOUNT':
    case 'TICK_SHOPPING_ITEMS':
      return restoreLines(scope, before, touchedRows(part).lines);
    case 'NOTE_PREFERENCE': {
      const [foods] = before.preferences;
      if (foods) await kitchen().restoreFoods(scope, foods);
      return { settingsChanged: true };
    }
  }
}

async function restoreLines(
  scope: KitchenScope,
  before: Snapshot,
  ids: readonly string[],
): Promise<Partial<Written>> {
  const lines = before.lines.filter(({ id }) => ids.includes(id));
  const restored = await kitchen().restoreLines(scope, lines);
  if (restored.length < lines.length) throw new ChangedSince();
  return { shoppingItems: restored.filter(({ deletedAt }) => deletedAt === null) };
}

async function takeWeekBack(scope: KitchenScope, plan: WeekPlan): Promise<Written> {
  const meals = idsOf(plan.meals);
  if (meals.length === 0) return nothingWritten;
  await kitchen().takeBackMealLines(scope, [...plan.items, ...plan.leftOut]);
  await kitchen().takeBackMeals(scope, meals);
  return {
    ...nothingWritten,
    deletedPlannedMealIds: meals,
    deletedShoppingItemIds: plan.items,
  };
}
