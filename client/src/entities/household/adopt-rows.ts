import type { ApolloCache } from '@apollo/client/cache';
import { placeItems, removeItems } from '../inventory/fridge-cache';
import { dropMeal, placeMeal } from '../planned-meal/plan-lists';
import { placeFavorite } from '../recipe/favorite-cache';
import { buyItems, listItems, unlistItems } from '../shopping/list-cache';

type Row = { id: string };

/** Every row of a kitchen that one change touched, whoever made it. */
export interface ChangedRows {
  shoppingItems: readonly Row[];
  boughtItems: readonly Row[];
  plannedMeals: readonly (Row & { date: string })[];
  inventoryItems: readonly Row[];
  recipes: readonly (Row & { isFavorite: boolean })[];
  deletedShoppingItemIds: readonly string[];
  deletedPlannedMealIds: readonly string[];
  deletedInventoryItemIds: readonly string[];
  viewer: Row;
}

/** Makes the list, the plan, the fridge and the favourites say what a change made true; again changes nothing. */
export function adoptRows(cache: ApolloCache, changed: ChangedRows): void {
  const { viewer, shoppingItems, plannedMeals, inventoryItems, recipes } = changed;
  listItems(cache, viewer.id, shoppingItems);
  unlistItems(cache, viewer.id, changed.deletedShoppingItemIds);
  const bought = changed.boughtItems.map(({ id }) => id);
  buyItems(cache, viewer.id, bought);
  for (const meal of plannedMeals) placeMeal(cache, viewer.id, meal);
  for (const id of changed.deletedPlannedMealIds) dropMeal(cache, viewer.id, id);
  const stocked = inventoryItems.map(({ id }) => id);
  if (stocked.length > 0) placeItems(cache, viewer.id, stocked);
  removeItems(cache, viewer.id, changed.deletedInventoryItemIds);
  for (const { id, isFavorite } of recipes) placeFavorite(cache, viewer.id, id, isFavorite);
}
