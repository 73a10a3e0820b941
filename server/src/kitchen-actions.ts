import { addFavorite, removeFavorite } from './features/favorites/set-favorite.js';
import { addInventoryItem } from './features/inventory/add-inventory-item.js';
import {
  changeInventoryItem,
  deleteInventoryItem,
} from './features/inventory/change-inventory-item.js';
import { restoreInventoryItems } from './features/inventory/restore-inventory-items.js';
import { adviseStorage } from './features/inventory/storage-advice.js';
import { changePlannedMeal, deletePlannedMeal } from './features/planning/change-planned-meal.js';
import { planMeal } from './features/planning/plan-meal.js';
import { addShoppingItems, takeBackShoppingItems } from './features/shopping/add-shopping-items.js';
import { provideKitchen } from './features/chef/proposal-kitchen.js';

// What the assistant may propose is done by the features' own use cases; server/docs/adr/0006-proposals.md.
provideKitchen({
  addShoppingItems,
  takeBackShoppingItems,
  planMeal,
  movePlannedMeal: changePlannedMeal,
  deletePlannedMeal,
  adviseStorage,
  addInventoryItem,
  changeInventoryItem,
  deleteInventoryItem,
  restoreInventoryItems,
  addFavorite,
  removeFavorite,
});
