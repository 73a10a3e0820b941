import type { ShoppingItem } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { addFavorite } from '../favorites/set-favorite.js';
import { addInventoryItem } from '../inventory/add-inventory-item.js';
import { changeInventoryItem } from '../inventory/change-inventory-item.js';
import { deleteInventoryItems } from '../inventory/delete-inventory-items.js';
import type { InventoryItemRow } from '../inventory/inventory-item.policy.js';
import { changeMeal } from '../planning/change-meal.js';
import { exchangeDish } from '../planning/exchange-dish.js';
import { planMeal } from '../planning/plan-meal.js';
import { planMeals } from '../planning/plan-meals.js';
import type { PlannedMealRow } from '../planning/planned-meal.policy.js';
import { unplanMeal } from '../planning/unplan-meal.js';
import { addMissingForMeals } from '../shopping/add-meals-to-list.js';
import { addMissingItems } from '../shopping/add-missing-items.js';
import { addShoppingItems } from '../shopping/add-shopping-items.js';
import { addStockList } from '../shopping/add-stock-list.js';
import { changeAmounts } from '../shopping/change-amounts.js';
import { deleteItems } from '../shopping/delete-items.js';
import type { MealLine } from '../shopping/lines-of-meals.js';
import { setItemsChecked } from '../shopping/set-items-checked.js';
import type { TakenLineJson } from '../shopping/unplanned-lines.js';
import { noteFood } from './note-food.js';
import {
  joinedPlan,
  partsOf,
  type ProposalPart,
  type ProposalPlan,
  type WeekPlan,
} from './proposal-plan.js';
import type { Memory } from './proposal-snapshot.js';

export interface KitchenScope {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}

/** Every row that was changed. */
export interface Written {
  readonly shoppingItems: readonly ShoppingItem[];
  readonly plannedMeals: readonly PlannedMealRow[];
  readonly inventoryItems: readonly InventoryItemRow[];
  /** What a week or a recipe needs and the fridge has: not on the list, but to be restored. */
  readonly leftOut: readonly ShoppingItem[];
  /** What has left the list as bought. */
  readonly boughtItems: readonly ShoppingItem[];
  readonly recipeIds: readonly string[];
  /** Whether what the person avoids or prefers is not what it was. */
  readonly settingsChanged: boolean;
  readonly deletedShoppingItemIds: readonly string[];
  readonly deletedPlannedMealIds: readonly string[];
  readonly deletedInventoryItemIds: readonly string[];
}

export const nothingWritten: Written = {
  shoppingItems: [],
  plannedMeals: [],
  inventoryItems: [],
  leftOut: [],
  boughtItems: [],
  recipeIds: [],
  settingsChanged: false,
  deletedShoppingItemIds: [],
  deletedPlannedMealIds: [],
  deletedInventoryItemIds: [],
};

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Of a row that was changed twice, the last. */
const lastOf = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

export const joinedRows = (all: readonly Partial<Written>[]): Written => ({
  shoppingItems: lastOf(all.flatMap((each) => each.shoppingItems ?? [])),
  plannedMeals: lastOf(all.flatMap((each) => each.plannedMeals ?? [])),
  inventoryItems: lastOf(all.flatMap((each) => each.inventoryItems ?? [])),
  leftOut: all.flatMap((each) => each.leftOut ?? []),
  boughtItems: all.flatMap((each) => each.boughtItems ?? []),
  recipeIds: all.flatMap((each) => each.recipeIds ?? []),
  settingsChanged: all.some((each) => each.settingsChanged),
  deletedShoppingItemIds: all.flatMap((each) => each.deletedShoppingItemIds ?? []),
  deletedPlannedMealIds: all.flatMap((each) => each.deletedPlannedMealIds ?? []),
  deletedInventoryItemIds: all.flatMap((each) => each.deletedInventoryItemIds ?? []),
});

export async function inTurn<Item, Value>(
  items: readonly Item[],
  act: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const item of items) values.push(await act(item));
  return values;
}

export type Listing = Extract<ProposalPart, { action: 'ADD_TO_SHOPPING_LIST' }>;

/** The lines to add to the list, all at once, as each counts how often its product was bought before; and the rest. */
export function listingsApart(parts: readonly ProposalPart[]) {
  const listings = parts.filter((part): part is Listing => part.action === 'ADD_TO_SHOPPING_LIST');
  const others = parts.filter(
    (part): part is Exclude<ProposalPart, Listing> => part.action !== 'ADD_TO_SHOPPING_LIST',
  );
  return { listings, others };
}

interface Performed extends Omit<Memory, 'rows'> {
  readonly written: Written;
  /** The lines of the list that followed a meal, as they were. */
  readonly linesBefore: TakenLineJson[];
  /** The plan, which then names every row that was written. */
  readonly plan: ProposalPlan;
}

/** Writes what a plan says. */
export async function perform(scope: KitchenScope, plan: ProposalPlan): Promise<Performed> {
  if (plan.action === 'PLAN_WEEK') return performWeek(scope, plan);
  const { listings, others } = listingsApart(partsOf(plan));
  const { items, leftOut, uses } = await performListings(scope, listings);
  const linesBefore: TakenLineJson[] = [];
  const rows = await inTurn(others, async (part) => {
    const done = await performPart(scope, part);
    linesBefore.push(...(done.linesBefore ?? []));
    return done;
  });
  const done = new Map<ProposalPart, ProposalPart>(
    others.map((part, at) => [part, rows[at]?.part ?? part]),
  );
  const written = joinedRows([{ shoppingItems: items, leftOut }, ...rows]);
  const mealLines = rows.flatMap((each) => each.mealLines ?? []);
  const parts = partsOf(plan).map((part) => withLeftOut(done.get(part) ?? part, leftOut));
  return { written, uses, mealLines, linesBefore, plan: joinedPlan(parts) ?? plan };
}

/** What is named for a recipe is bought as far as the fridge lacks it; what somebody asks for by itself, whole. */
async function performListings(scope: KitchenScope, listings: readonly Listing[]) {
  const lines = listings.flatMap(({ items, recipe }) => items.map((item) => ({ ...item, recipe })));
  const [asked, named] = [
    lines.filter(({ recipe }) => recipe === null),
    lines.filter(({ recipe }) => recipe !== null),
  ];
  const none = { items: [], leftOut: [], usesBefore: [] };
  const plain = asked.length === 0 ? none : await addShoppingItems(scope, asked);
  const missing = named.length === 0 ? none : await addMissingItems(scope, named);
  // Of a product of both, what it was before either.
  const uses = new Map(
    [...missing.usesBefore, ...plain.usesBefore].map((use) => [use.product, use]),
  );
  return {
    items: [...plain.items, ...missing.items],
    leftOut: missing.leftOut,
    uses: [...uses.values()],
  };
}

const withLeftOut = (part: ProposalPart, leftOut: readonly ShoppingItem[]): ProposalPart =>
  part.action === 'ADD_TO_SHOPPING_LIST' && part.recipe
    ? { ...part, leftOut: idsOf(leftOut.filter((row) => row.recipeId === part.recipe?.id)) }
    : part;

/** What has left the list with its meal, or its dish. */
const unlistedOf = (lines: readonly MealLine[]): string[] =>
  lines.flatMap(({ id, wasListed }) => (wasListed ? [id] : []));

interface PartDone extends Partial<Written> {
  readonly mealLines?: readonly MealLine[];
  readonly linesBefore?: readonly TakenLineJson[];
  /** Where it then names what was written: the part. */
  readonly part?: ProposalPart;
}

async function performPart(
  scope: KitchenScope,
  part: Exclude<ProposalPart, Listing>,
): Promise<PartDone> {
  switch (part.action) {
    case 'PLAN_MEAL': {
      const { plannedMeals, shoppingItems } = await planMeal(scope, part.meal);
      return { plannedMeals, shoppingItems };
    }
    case 'MOVE_MEAL': {
      const { plannedMeals } = await changeMeal(scope, part.id, part);
      return { plannedMeals };
    }
    case 'ADD_TO_FRIDGE': {
      const add = (item: (typeof part.items)[number]) => addInventoryItem(scope, item);
      return { inventoryItems: await inTurn(part.items, add) };
    }
    case 'REMOVE_FROM_FRIDGE': {
      if (part.removed.length > 0) await deleteInventoryItems(scope, part.removed);
      const inventoryItems = await inTurn(part.changed, ({ id, ...amount }) =>
        changeInventoryItem(scope, id, amount),
      );
      return { inventoryItems, deletedInventoryItemIds: part.removed };
    }
    case 'SAVE_RECIPE':
      await addFavorite(scope, part.recipeId);
      return { recipeIds: [part.recipeId] };
    case 'REMOVE_MEAL': {
      const mealLines = await unplanMeal(scope, part.id);
      return {
        deletedPlannedMealIds: [part.id],
        deletedShoppingItemIds: unlistedOf(mealLines),
        mealLines,
      };
    }
    case 'CHANGE_MEAL': {
      const { id, dish, time, servings } = part;
      const exchanged = dish && (await exchangeDish(scope, id, dish));
      const moved =
        time === null && servings === null ? null : await changeMeal(scope, id, { time, servings });
      const plannedMeals = [...(exchanged?.plannedMeals ?? []), ...(moved?.plannedMeals ?? [])];
      const mealLines = exchanged?.lines ?? [];
      const { linesBefore = [], shoppingItems = [], deletedShoppingItemIds = [] } = moved ?? {};
      const lines = idsOf(linesBefore);
      const added = idsOf(shoppingItems).filter((each) => !lines.includes(each));
      return {
        plannedMeals,
        shoppingItems,
        deletedShoppingItemIds: [...unlistedOf(mealLines), ...deletedShoppingItemIds],
        mealLines,
        linesBefore,
        part: { ...part, lines, added },
      };
    }
    case 'REMOVE_FROM_SHOPPING_LIST':
      return { deletedShoppingItemIds: await deleteItems(scope, part.items) };
    case 'CHANGE_SHOPPING_AMOUNT': {
      const { changed, removed } = part;
      const shoppingItems = changed.length === 0 ? [] : await changeAmounts(scope, changed);
      const deletedShoppingItemIds = removed.length === 0 ? [] : await deleteItems(scope, removed);
      return { shoppingItems, deletedShoppingItemIds };
    }
    case 'TICK_SHOPPING_ITEMS': {
      const ticks = { ids: part.items, checked: true, changeId: null };
      return setItemsChecked(scope, ticks);
    }
    case 'NOTE_PREFERENCE': {
      const { food, preference, instead } = part;
      await noteFood(scope, { food, isAvoided: preference === 'AVOIDED', instead });
      return { settingsChanged: true };
    }
  }
}

async function performWeek(scope: KitchenScope, plan: WeekPlan): Promise<Performed> {
  const { plannedMeals, shoppingItems } = await planMeals(scope, plan.meals);
  const added = await addMissingForMeals(scope, idsOf(plannedMeals));
  const stock = plan.stockList && plannedMeals.length > 0 ? await addStockList(scope) : [];
  const written = {
    ...nothingWritten,
    plannedMeals,
    shoppingItems: [...added.shoppingItems, ...stock, ...shoppingItems],
    leftOut: added.leftOut,
  };
  return {
    written,
    uses: [],
    mealLines: [],
    linesBefore: [],
    plan: {
      ...plan,
      items: idsOf([...added.shoppingItems, ...stock]),
      leftOut: idsOf(added.leftOut),
    },
  };
}
