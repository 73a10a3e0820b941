import type {
  ExpirationEstimate,
  InventoryCategory,
  InventoryPlace,
  MealType,
  Unit,
} from '../../../generated/prisma/enums.js';
import type { Proposal, ShoppingItem } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { Viewer } from '../../../platform/viewer.js';
import type {
  InventoryItemJson,
  InventoryItemRow,
} from '../../kitchen/inventory/inventory-item.policy.js';
import type { PlannedMealRow } from '../../kitchen/planning/planned-meal.policy.js';
import type { MealLine } from '../../kitchen/shopping/meal-lines.policy.js';
import type { TakenLineJson } from '../../kitchen/shopping/unplanned-lines.policy.js';
import type { rulesIn } from '../wishes/talk-wish.js';

export interface KitchenScope {
  db: Transaction;
  viewer: Viewer;
  clock: Clock;
}

interface WeekScope {
  db: Db;
  viewer: Pick<Viewer, 'id' | 'householdId'>;
  clock: Clock;
  logger: Logger;
}

/** How often a product was bought, before a change. */
interface ProductUses {
  product: string;
  name: string;
  uses: number;
  lastUsedAt: string;
}

export interface NewMeal {
  id: string;
  recipeId: string | null;
  recipeTitle: string;
  date: string;
  time: string;
  servings: number;
  mealType: MealType;
}

export interface NewInventoryItem {
  id: string;
  name: string;
  quantity: number;
  unit: Unit;
  expirationDate: string | null;
  expirationEstimate: ExpirationEstimate | null;
  category: InventoryCategory;
  place: InventoryPlace;
}

/** The use cases of other features that a proposal applies and undoes; docs/adr/0006-proposals.md. */
export interface KitchenActions {
  addShoppingItems(
    scope: KitchenScope,
    lines: readonly {
      id: string;
      name: string;
      quantity: string;
      unit: Unit;
      /** Whose ingredient it is. */
      recipe: { id: string; title: string } | null;
    }[],
  ): Promise<{ items: ShoppingItem[]; usesBefore: ProductUses[] }>;
  /** The same with what the fridge lacks of them. */
  addMissingItems(
    scope: KitchenScope,
    lines: Parameters<KitchenActions['addShoppingItems']>[1],
  ): Promise<{ items: ShoppingItem[]; leftOut: ShoppingItem[]; usesBefore: ProductUses[] }>;
  takeBackShoppingItems(
    scope: KitchenScope,
    added: { ids: readonly string[]; usesBefore: readonly ProductUses[] },
  ): Promise<void>;
  planMeal(
    scope: KitchenScope,
    meal: NewMeal,
  ): Promise<{ plannedMeals: PlannedMealRow[]; shoppingItems: ShoppingItem[] }>;
  /** Changes when a meal is, or for how many: what is to be bought for it follows. */
  changeMeal(
    scope: KitchenScope,
    id: string,
    changes: { date?: string | null; time?: string | null; servings?: number | null },
  ): Promise<{
    plannedMeals: PlannedMealRow[];
    /** Lines that say another amount now, and new ones. */
    shoppingItems: ShoppingItem[];
    deletedShoppingItemIds: string[];
    /** The lines to be bought for it as they were; none where it is for as many as before. */
    linesBefore: TakenLineJson[];
  }>;
  /** Takes a meal off the plan; returns what was on the list for it, to be restored with it. */
  unplanMeal(scope: KitchenScope, id: string): Promise<MealLine[]>;
  exchangeDish(
    scope: KitchenScope,
    id: string,
    dish: { recipeId: string | null; recipeTitle: string; mealType: MealType },
  ): Promise<{ plannedMeals: PlannedMealRow[]; lines: MealLine[] }>;
  /** Makes meals what they were, with their lines. */
  restoreMeals(
    scope: KitchenScope,
    meals: readonly { id: string }[],
    lines: readonly MealLine[],
  ): Promise<{ plannedMeals: PlannedMealRow[]; shoppingItems: ShoppingItem[] }>;
  planMeals(
    scope: KitchenScope,
    meals: readonly NewMeal[],
  ): Promise<{ plannedMeals: PlannedMealRow[]; shoppingItems: ShoppingItem[] }>;
  /** Takes meals off the plan; lines that were there before them stay on the list. */
  takeBackMeals(scope: KitchenScope, ids: readonly string[]): Promise<unknown>;
  /** Takes lines off the list; returns their ids. */
  deleteItems(scope: KitchenScope, ids: readonly string[]): Promise<string[]>;
  changeAmounts(
    scope: KitchenScope,
    amounts: readonly { id: string; quantity: string; unit: Unit }[],
  ): Promise<ShoppingItem[]>;
  /** Ticks lines; a recipe that is complete then leaves the list. */
  setItemsChecked(
    scope: KitchenScope,
    ticks: { ids: readonly string[]; checked: boolean; changeId: string | null },
  ): Promise<{
    shoppingItems: ShoppingItem[];
    deletedShoppingItemIds: string[];
    boughtItems: ShoppingItem[];
  }>;
  /** Makes lines what they were; returns those that could be. */
  restoreLines(scope: KitchenScope, lines: readonly { id: string }[]): Promise<ShoppingItem[]>;
  /** Puts on the list what the fridge lacks for planned meals. */
  addMealsToList(
    scope: KitchenScope,
    mealIds: readonly string[],
  ): Promise<{ shoppingItems: ShoppingItem[]; leftOut: ShoppingItem[] }>;
  /** Puts the staples on the list that are neither there nor at home, to be checked. */
  addStockList(scope: KitchenScope, notEaten: ReturnType<typeof rulesIn>): Promise<ShoppingItem[]>;
  takeBackMealLines(scope: KitchenScope, ids: readonly string[]): Promise<unknown>;
  /** Whether every dish is still eaten, in the household and in this talk, and every meal still to be planned. */
  weekStillFits(
    scope: KitchenScope,
    meals: readonly NewMeal[],
    notEaten: ReturnType<typeof rulesIn>,
  ): Promise<boolean>;
  /** Chooses a week and keeps it with a message, in the place of the person's pending one. */
  proposeWeek(
    scope: WeekScope,
    wish: {
      days: number | null;
      moments: ('LUNCH' | 'DINNER')[] | null;
      weekdayMinutes: number | null;
      weekendMinutes: number | null;
      servings: number | null;
      lowBudget: boolean | null;
      useUpFridge: boolean | null;
    },
    conversation: { messageId: string; notEaten: ReturnType<typeof rulesIn> },
  ): Promise<Proposal>;
  /** Chooses a pending week again, without what is not eaten since. */
  renewWeek(scope: WeekScope, id: string, notEaten: ReturnType<typeof rulesIn>): Promise<Proposal>;
  /** Where a product belongs and until when it keeps, from that day on. */
  adviseStorage(
    name: string,
    today: string,
  ): Pick<NewInventoryItem, 'category' | 'place' | 'expirationDate' | 'expirationEstimate'>;
  addInventoryItem(scope: KitchenScope, item: NewInventoryItem): Promise<InventoryItemRow>;
  changeInventoryItem(
    scope: KitchenScope,
    id: string,
    amount: { quantity: number; unit: Unit },
  ): Promise<InventoryItemRow>;
  deleteInventoryItems(scope: KitchenScope, ids: readonly string[]): Promise<void>;
  restoreInventoryItems(
    scope: KitchenScope,
    items: readonly InventoryItemJson[],
  ): Promise<InventoryItemRow[]>;
  addFavorite(scope: KitchenScope, recipeId: string): Promise<void>;
  removeFavorite(scope: KitchenScope, recipeId: string): Promise<void>;
  /** Notes a food among what the person avoids or prefers, and no more what is said otherwise of it. */
  noteFood(
    scope: KitchenScope,
    note: { food: string; isAvoided: boolean; instead: readonly string[] },
  ): Promise<void>;
  restoreFoods(
    scope: KitchenScope,
    foods: { avoidedFoods: string[]; preferredFoods: string[] },
  ): Promise<void>;
}

let provided: KitchenActions | null = null;

/** Called once, where the features are put together. */
export function provideKitchen(actions: KitchenActions): void {
  provided = actions;
}

export function kitchen(): KitchenActions {
  if (!provided) throw new Error('The schema provides the kitchen before anything is asked.');
  return provided;
}
