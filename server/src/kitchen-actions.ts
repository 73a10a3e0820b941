import { addFavorite, removeFavorite } from './features/kitchen/favorites/set-favorite.js';
import { addInventoryItem } from './features/kitchen/inventory/add-inventory-item.js';
import { changeInventoryItem } from './features/kitchen/inventory/change-inventory-item.js';
import { deleteInventoryItems } from './features/kitchen/inventory/delete-inventory-items.js';
import { restoreInventoryItems } from './features/kitchen/inventory/restore-inventory-items.js';
import { adviseStorage } from './features/kitchen/inventory/storage-advice.js';
import {
  changePlannedMeal,
  deletePlannedMeals,
} from './features/kitchen/planning/change-planned-meal.js';
import { exchangeDish } from './features/kitchen/planning/exchange-dish.js';
import { followOnList } from './features/kitchen/planning/followed-list.js';
import { planMeal } from './features/kitchen/planning/plan-meal.js';
import { planMeals } from './features/kitchen/planning/plan-meals.js';
import { restoreMeals } from './features/kitchen/planning/restore-meals.js';
import { unplanMeal } from './features/kitchen/planning/unplan-meal.js';
import { noteFood, restoreFoods } from './features/preferences/note-food.js';
import { addMissingForMeals } from './features/kitchen/shopping/add-meals-to-list.js';
import { addMissingItems } from './features/kitchen/shopping/add-missing-items.js';
import {
  addShoppingItems,
  takeBackShoppingItems,
} from './features/kitchen/shopping/add-shopping-items.js';
import { addStockList } from './features/kitchen/shopping/add-stock-list.js';
import { changeAmounts } from './features/kitchen/shopping/change-amounts.js';
import { deleteItems } from './features/kitchen/shopping/delete-items.js';
import { restoreLines } from './features/kitchen/shopping/restore-lines.js';
import { setItemsChecked } from './features/kitchen/shopping/set-items-checked.js';
import { takeBackMealLines } from './features/kitchen/shopping/take-back-meal-lines.js';
import { renewWeek } from './features/kitchen/week/change-proposed-week.js';
import { proposeWeek } from './features/kitchen/week/propose-week.js';
import { weekStillFits } from './features/kitchen/week/week-still-fits.js';
import { provideKitchen } from './features/chef/proposals/proposal-kitchen.js';

// What the assistant may propose is done by the features' own use cases; server/docs/adr/0006-proposals.md.
provideKitchen({
  addShoppingItems,
  addMissingItems,
  takeBackShoppingItems,
  planMeal,
  changeMeal: async (scope, id, changes) => {
    const changed = await changePlannedMeal(scope, id, changes);
    const { plannedMeal, lines } = changed;
    const linesBefore = lines.filter(({ checked, deletedAt }) => !checked && deletedAt === null);
    return { plannedMeals: [plannedMeal], linesBefore, ...(await followOnList(scope, changed)) };
  },
  unplanMeal,
  exchangeDish,
  restoreMeals,
  planMeals,
  takeBackMeals: (scope, ids) => deletePlannedMeals(scope, ids, { keepLines: true }),
  deleteItems,
  changeAmounts,
  setItemsChecked,
  restoreLines,
  addMealsToList: addMissingForMeals,
  addStockList,
  takeBackMealLines,
  weekStillFits,
  proposeWeek,
  renewWeek,
  adviseStorage,
  addInventoryItem,
  changeInventoryItem,
  deleteInventoryItems,
  restoreInventoryItems,
  addFavorite,
  removeFavorite,
  noteFood,
  restoreFoods,
});
