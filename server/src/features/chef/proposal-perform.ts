import type { ShoppingItem } from '../../generated/prisma/client.js';
import type { InventoryItemRow } from '../inventory/inventory-item.policy.js';
import type { PlannedMealRow } from '../planning/planned-meal.policy.js';
import { kitchen, type KitchenScope, type ProductUses } from './proposal-kitchen.js';
import type { ProposalPlan } from './proposal-plan.js';
import type { Memory } from './proposal-snapshot.js';

/** Every row that was changed. */
export interface Written {
  readonly shoppingItems: readonly ShoppingItem[];
  readonly plannedMeals: readonly PlannedMealRow[];
  readonly inventoryItems: readonly InventoryItemRow[];
  /** What a week or a recipe needs and the fridge has: not on the list, but to be restored. */
  readonly leftOut: readonly ShoppingItem[];
  readonly recipeIds: readonly string[];
  readonly deletedShoppingItemIds: readonly string[];
  readonly deletedPlannedMealIds: readonly string[];
  readonly deletedInventoryItemIds: readonly string[];
}

const nothing: Written = {
  shoppingItems: [],
  plannedMeals: [],
  inventoryItems: [],
  leftOut: [],
  recipeIds: [],
  deletedShoppingItemIds: [],
  deletedPlannedMealIds: [],
  deletedInventoryItemIds: [],
};

async function each<Item, Value>(
  items: readonly Item[],
  act: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const item of items) values.push(await act(item));
  return values;
}

/** Writes what a plan says; the uses are what undoing it needs beside the rows, and the plan then names them all. */
export async function perform(
  scope: KitchenScope,
  plan: ProposalPlan,
): Promise<{ written: Written; uses: ProductUses[]; plan: ProposalPlan }> {
  const done = (written: Partial<Written>) => ({
    written: { ...nothing, ...written },
    uses: [],
    plan,
  });
  switch (plan.action) {
    case 'ADD_TO_SHOPPING_LIST': {
      const lines = plan.items.map((item) => ({ ...item, recipe: plan.recipe }));
      if (!plan.recipe) {
        const { items, usesBefore } = await kitchen().addShoppingItems(scope, lines);
        return { ...done({ shoppingItems: items }), uses: usesBefore };
      }
      const { items, leftOut, usesBefore } = await kitchen().addMissingItems(scope, lines);
      return {
        ...done({ shoppingItems: items, leftOut }),
        uses: usesBefore,
        plan: { ...plan, leftOut: idsOf(leftOut) },
      };
    }
    case 'PLAN_MEAL': {
      const { plannedMeal, shoppingItems } = await kitchen().planMeal(scope, plan.meal);
      return done({ plannedMeals: [plannedMeal], shoppingItems: listed(shoppingItems) });
    }
    case 'MOVE_MEAL':
      return done({ plannedMeals: [await kitchen().movePlannedMeal(scope, plan.id, plan)] });
    case 'ADD_TO_FRIDGE':
      return done({
        inventoryItems: await each(plan.items, (item) => kitchen().addInventoryItem(scope, item)),
      });
    case 'REMOVE_FROM_FRIDGE': {
      await each(plan.removed, (id) => kitchen().deleteInventoryItem(scope, id));
      return done({
        inventoryItems: await each(plan.changed, ({ id, ...amount }) =>
          kitchen().changeInventoryItem(scope, id, amount),
        ),
        deletedInventoryItemIds: plan.removed,
      });
    }
    case 'SAVE_RECIPE':
      await kitchen().addFavorite(scope, plan.recipeId);
      return done({ recipeIds: [plan.recipeId] });
    case 'PLAN_WEEK':
      return performWeek(scope, plan);
  }
}

const listed = (lines: readonly ShoppingItem[]): ShoppingItem[] =>
  lines.filter(({ deletedAt }) => deletedAt === null);
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

async function performWeek(scope: KitchenScope, plan: ProposalPlan & { action: 'PLAN_WEEK' }) {
  const { plannedMeals, shoppingItems } = await kitchen().planMeals(scope, plan.meals);
  const { items, leftOut } = await kitchen().addMealsToList(scope, idsOf(plannedMeals));
  const written = {
    ...nothing,
    plannedMeals,
    shoppingItems: [...items, ...listed(shoppingItems)],
    leftOut,
  };
  return { written, uses: [], plan: { ...plan, items: idsOf(items), leftOut: idsOf(leftOut) } };
}

/** Takes back what `perform` wrote, so that every row is as it was. */
export async function takeBack(
  scope: KitchenScope,
  plan: ProposalPlan,
  { rows, uses }: Memory,
): Promise<Written> {
  switch (plan.action) {
    case 'ADD_TO_SHOPPING_LIST': {
      const ids = [...new Set([...idsOf(plan.items), ...plan.leftOut])];
      await kitchen().takeBackShoppingItems(scope, { ids, usesBefore: uses });
      return { ...nothing, deletedShoppingItemIds: ids };
    }
    case 'PLAN_MEAL':
      await kitchen().deletePlannedMeal(scope, plan.meal.id);
      return { ...nothing, deletedPlannedMealIds: [plan.meal.id] };
    case 'MOVE_MEAL': {
      const place = rows.plannedMeals[0] ?? plan;
      const meal = await kitchen().movePlannedMeal(scope, plan.id, place);
      return { ...nothing, plannedMeals: [meal] };
    }
    case 'ADD_TO_FRIDGE': {
      const ids = plan.items.map(({ id }) => id);
      await each(ids, (id) => kitchen().deleteInventoryItem(scope, id));
      return { ...nothing, deletedInventoryItemIds: ids };
    }
    case 'REMOVE_FROM_FRIDGE': {
      const changed = rows.inventoryItems.filter(({ id }) => !plan.removed.includes(id));
      const removed = rows.inventoryItems.filter(({ id }) => plan.removed.includes(id));
      const back = await each(changed, ({ id, quantity, unit }) =>
        kitchen().changeInventoryItem(scope, id, { quantity, unit }),
      );
      const restored =
        removed.length === 0 ? [] : await kitchen().restoreInventoryItems(scope, removed);
      return { ...nothing, inventoryItems: [...back, ...restored] };
    }
    case 'SAVE_RECIPE':
      await kitchen().removeFavorite(scope, plan.recipeId);
      return { ...nothing, recipeIds: [plan.recipeId] };
    case 'PLAN_WEEK': {
      const meals = idsOf(plan.meals);
      if (meals.length === 0) return nothing;
      await kitchen().takeBackMealLines(scope, [...plan.items, ...plan.leftOut]);
      await kitchen().deletePlannedMeals(scope, meals);
      return { ...nothing, deletedPlannedMealIds: meals, deletedShoppingItemIds: plan.items };
    }
  }
}
