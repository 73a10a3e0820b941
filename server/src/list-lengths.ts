import type { ListLength } from './graphql/query-cost.js';
import { maximumSessions } from './features/accounts/list-sessions.js';
import { mostToFreeze } from './features/kitchen/inventory/put-away-shopping-items.js';
import { maximumMeals } from './features/kitchen/planning/list-planned-meals.js';
import { mostTonight } from './features/kitchen/planning/planned-meal.policy.js';
import { mostLeftOut } from './features/kitchen/shopping/left-out-items.js';
import { mostFridgeDishes } from './features/kitchen/week/find-fridge-dishes.js';
import { mostRows } from './graphql/most-rows.js';

/** More meals than a day has; a whole household's breakfasts, dinners and courses. */
const mealsOfDay = 20;
const dayMs = 86_400_000;
const mostChanged = 500;
const longestRecipe = 100;
const page = { chat: 100, favorites: 100, notifications: 50 };

const mealsBetween = ({ from, to }: Readonly<Record<string, unknown>>): number => {
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / dayMs + 1;
  return Number.isNaN(days) ? maximumMeals : Math.min(maximumMeals, Math.max(1, days) * mealsOfDay);
};

/** How long each list of objects may be: what a query costs is reckoned with it. */
export const listLengths: Readonly<Record<string, ListLength>> = {
  'Kitchen.shoppingItems': mostRows.shoppingItems,
  'Kitchen.boughtItems': 1000,
  'Kitchen.leftOutItems': mostLeftOut,
  'Kitchen.inventoryItems': mostRows.inventoryItems,
  'Kitchen.plannedMeals': mealsBetween,
  'Kitchen.productSuggestions': 8,
  'Kitchen.staples': 230,
  'Viewer.consents': 10,
  'Viewer.sessions': maximumSessions,
  'Kitchen.fridgeDishes': mostFridgeDishes,
  'FridgeDish.reasons': 3,
  'FridgeDish.missingFoods': 30,
  'Household.members': 8,
  'Household.invitations': 20,
  'NotificationConnection.nodes': page.notifications,
  'NotificationConnection.edges': page.notifications,
  'RecipeConnection.nodes': page.favorites,
  'RecipeConnection.edges': page.favorites,
  'ChatMessageConnection.nodes': page.chat,
  'ChatMessageConnection.edges': page.chat,
  // Two as a rule; a page of messages has fewer than one in two.
  'ChatMessage.proposals': 1,
  'Recipe.dietConflicts': 10,
  'ChatMessage.cautions': 3,
  'ChatReplyEvent.cautions': 10,
  'ChatReplyEvent.wishes': 10,
  'Viewer.chatWishes': 10,
  'ChatRefusal.conflicts': 3,
  'ChatRefusal.substitutes': 3,
  'GenerationRefusal.conflicts': 10,
  'Proposal.changes': 15,
  'ProposedWeek.meals': 42,
  'ProposedMeal.reasons': 2,
  'ProposedMeal.alternatives': 3,
  'ApplyProposalPayload.leftOut': mostChanged,
  'ProposalChange.conflicts': 1,
  'Dashboard.tonightMeals': mostTonight,
  'ExpiringSoon.items': 10,
  'InventoryUse.takings': longestRecipe,
  'InventoryUse.uncounted': longestRecipe,
  'InputRefusal.issues': 20,
  'PlannedMeal.scaledIngredients': 30,
  'Recipe.ingredientsFor': 30,
  'Recipe.steps': 20,
  'RecipeStep.timers': 3,
  'AddRecipeToShoppingListPayload.leftOut': longestRecipe,
  'AddWeekToShoppingListPayload.shoppingItems': 1000,
  'AddWeekToShoppingListPayload.leftOut': 1000,
  'SetShoppingItemsCheckedPayload.shoppingItems': mostRows.shoppingItems,
  'RestoreShoppingItemsPayload.shoppingItems': mostRows.shoppingItems,
  'SetShoppingItemsToCheckPayload.shoppingItems': mostRows.shoppingItems,
  'SetProductAislePayload.shoppingItems': mostRows.shoppingItems,
  'PutAwayShoppingItemsPayload.itemsToFreeze': mostToFreeze,
  'PlanMealPayload.plannedMeals': 1,
  'PlanMealPayload.shoppingItems': longestRecipe,
  'SetPlannedMealCookedPayload.plannedMeals': 1,
  'SetPlannedMealCookedPayload.inventoryItems': 1,
  'SetPlannedMealRecipePayload.plannedMeals': 1,
  'SetPlannedMealRecipePayload.shoppingItems': longestRecipe,
  'MovePlannedMealPayload.plannedMeals': 1,
  'UpdatePlannedMealPayload.plannedMeals': 1,
  'UpdatePlannedMealPayload.shoppingItems': longestRecipe,
  'CopyWeekPayload.plannedMeals': 7 * mealsOfDay,
  'CopyWeekPayload.shoppingItems': 1000,
  'KitchenChange.shoppingItems': mostChanged,
  'KitchenChange.boughtItems': longestRecipe,
  'KitchenChange.plannedMeals': 100,
  'KitchenChange.inventoryItems': mostChanged,
  'KitchenChange.recipes': 50,
};
