import { addFavorite, removeFavorite } from './features/favorites/set-favorite.js';
import { addInventoryItem } from './features/inventory/add-inventory-item.js';
import {
  changeInventoryItem,
  deleteInventoryItem,
} from './features/inventory/change-inventory-item.js';
import { restoreInventoryItems } from './features/inventory/restore-inventory-items.js';
import { adviseStorage } from './features/inventory/storage-advice.js';
import {
  changePlannedMeal,
  deletePlannedMeal,
  deletePlannedMeals,
} from './features/planning/change-planned-meal.js';
import { planMeal } from './features/planning/plan-meal.js';
import { planMeals } from './features/planning/plan-meals.js';
import { addMissingForMeals } from './features/shopping/add-meals-to-list.js';
import { addMissingItems } from './features/shopping/add-missing-items.js';
import { addShoppingItems, takeBackShoppingItems } from './features/shopping/add-shopping-items.js';
import { takeBackMealLines } from './features/shopping/take-back-meal-lines.js';
import { renewWeek } from './features/week/change-proposed-week.js';
import { weekStillFits } from './features/week/week-still-fits.js';
import { provideKitchen } from './features/chef/proposal-kitchen.js';

// What the assistant may propose is done by the features' own use cases; server/docs/adr/0006-proposals.md.
provideKitchen({
  addShoppingItems,
  addMissingItems,
  takeBackShoppingItems,
  planMeal,
  movePlannedMeal: changePlannedMeal,
  deletePlannedMeal,
  planMeals,
  deletePlannedMeals,
  addMealsToList: addMissingForMeals,
  takeBackMealLines,
  weekStillFits,
  renewWeek,
  adviseStorage,
  addInventoryItem,
  changeInventoryItem,
  deleteInventoryItem,
  restoreInventoryItems,
  addFavorite,
  removeFavorite,
});
