import type { ApolloCache } from '@apollo/client/cache';
import { placeItems, removeItems } from '../inventory/fridge-cache';
import { dropMeal, placeMeal, unplanFood } from '../planned-meal/plan-lists';
import { placeFavorite } from '../recipe/favorite-cache';
import { buyItems, listItems, unlistItems } from '../shopping/list-cache';

type Row = { id: string };

/** The rows of a kitchen that a change touched, whoever made it; a kind that was not asked for is left out. */
export interface ChangedRows {
  shoppingItems?: readonly Row[];
  boughtItems?: readonly Row[];
  plannedMeals?: readonly (Row & { date: string })[];
  inventoryItems?: readonly Row[];
  recipes?: readonly (Row & { isFavorite: boolean })[];
  deletedShoppingItemIds?: readonly string[];
  deletedPlannedMealIds?: readonly string[];
  deletedInventoryItemIds?: readonly string[];
  viewer: Row;
}

/** For what a mutation is expected to answer: it names what it touches, and has none of the rest. */
export const nothingChanged = {
  shoppingItems: [],
  boughtItems: [],
  plannedMeals: [],
  inventoryItems: [],
  recipes: [],
  deletedShoppingItemIds: [],
  deletedPlannedMealIds: [],
  deletedInventoryItemIds: [],
};

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** Makes the list, the plan, the fridge and the favourites say what a change made true; again changes nothing. */
export function adoptRows(cache: ApolloCache, changed: ChangedRows): void {
  const viewerId = changed.viewer.id;
  const { shoppingItems, plannedMeals, inventoryItems, ...rest } = {
    ...nothingChanged,
    ...changed,
  };
  listItems(cache, viewerId, shoppingItems);
  unlistItems(cache, viewerId, rest.deletedShoppingItemIds);
  buyItems(cache, viewerId, idsOf(rest.boughtItems));
  for (const meal of plannedMeals) placeMeal(cache, viewerId, meal);
  for (const id of rest.deletedPlannedMealIds) dropMeal(cache, viewerId, id);
  if (inventoryItems.length > 0) placeItems(cache, viewerId, idsOf(inventoryItems));
  removeItems(cache, viewerId, rest.deletedInventoryItemIds);
  unplanFood(cache, viewerId, rest.deletedInventoryItemIds);
  for (const { id, isFavorite } of rest.recipes) placeFavorite(cache, viewerId, id, isFavorite);
}

const isChange = (answer: unknown): answer is ChangedRows =>
  typeof answer === 'object' && answer !== null && 'viewer' in answer && !('code' in answer);

/** The `update` of every mutation of the kitchen, for what it is expected to answer and for what it does. */
export function adoptChange(cache: ApolloCache, { data }: { data?: object | null }): void {
  const answers: unknown[] = Object.values(data ?? {});
  for (const answer of answers) if (isChange(answer)) adoptRows(cache, answer);
}
