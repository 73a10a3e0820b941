import { addFavorite, removeFavorite } from './features/favorites/set-favorite.js';
import { addInventoryItem } from './features/inventory/add-inventory-item.js';
import { changeInventoryItem } from './features/inventory/change-inventory-item.js';
import { deleteInventoryItems } from './features/inventory/delete-inventory-items.js';
import { restoreInventoryItems } from './features/inventory/restore-inventory-items.js';
import { adviseStorage } from './features/inventory/storage-advice.js';
import { changePlannedMeal, deletePlannedMeals } from './features/planning/change-planned-meal.js';
import { exchangeDish } from './features/planning/exchange-dish.js';
import { followOnList, provideFollowedList } from './features/planning/followed-list.js';
import { planMeal } from './features/planning/plan-meal.js';
import { planMeals } from './features/planning/plan-meals.js';
import { restoreMeals } from './features/planning/restore-meals.js';
import { unplanMeal } from './features/planning/unplan-meal.js';
import { noteFood, restoreFoods } from './features/preferences/note-food.js';
import { addMissingForMeals } from './features/shopping/add-meals-to-list.js';
import { addMissingItems } from './features/shopping/add-missing-items.js';
import { addShoppingItems, takeBackShoppingItems } from './features/shopping/add-shopping-items.js';
import { changeAmounts } from './features/shopping/change-amounts.js';
import { deleteItems } from './features/shopping/delete-items.js';
import { followMeal } from './features/shopping/follow-meal.js';
import { restoreLines } from './features/shopping/restore-lines.js';
import { setItemsChecked } from './features/shopping/set-items-checked.js';
import { takeBackMealLines } from './features/shopping/take-back-meal-lines.js';
import { renewWeek } from './features/week/change-proposed-week.js';
import { proposeWeek } from './features/week/propose-week.js';
import { weekStillFits } from './features/week/week-still-fits.js';
import { provideKitchen } from './features/chef/proposal-kitchen.js';

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
provideFollowedList(followMeal);
