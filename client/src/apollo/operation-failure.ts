import type { ParseKeys, TFunction } from 'i18next';
import { failureSentence } from './failure-sentence';
import type { Operation } from './operation';

/** Apart from what a failed question says, so that a first view, which only asks, need not fetch it. */
export const operationFailures: Partial<Record<Operation, ParseKeys<'errors'>>> = {
  requestPasswordReset: 'accounts.resetFailed',
  requestEmailChange: 'accounts.emailChangeFailed',
  savePreferences: 'preferences.saveFailed',
  openBillingPortal: 'billing.portalUnavailable',
  planMeal: 'planning.addFailed',
  planRecipe: 'planning.planFailed',
  updatePlannedMeal: 'planning.changeFailed',
  movePlannedMeal: 'planning.moveFailed',
  setPlannedMealRecipe: 'planning.changeFailed',
  setPlannedMealCooked: 'planning.changeFailed',
  deletePlannedMeal: 'planning.deleteFailed',
  deletePlannedMeals: 'planning.deleteFailed',
  copyWeek: 'planning.copyFailed',
  resetCalendarFeed: 'planning.feedFailed',
  addInventoryItem: 'inventory.addFailed',
  updateInventoryItem: 'inventory.changeFailed',
  deleteInventoryItem: 'inventory.deleteFailed',
  putAwayShoppingItems: 'inventory.putAwayFailed',
  takeBackPutAway: 'inventory.takeBackFailed',
  takeFromInventory: 'inventory.takeFailed',
  putBackInventoryItems: 'inventory.putBackFailed',
  addFavorite: 'favorites.changeFailed',
  removeFavorite: 'favorites.changeFailed',
  addShoppingItem: 'shopping.addFailed',
  addRecipeToShoppingList: 'shopping.addRecipeFailed',
  addWeekToShoppingList: 'shopping.addRecipeFailed',
  setShoppingItemsChecked: 'shopping.changeFailed',
  deleteShoppingItems: 'shopping.deleteFailed',
  deleteCheckedShoppingItems: 'shopping.deleteCheckedFailed',
  restoreShoppingItems: 'shopping.restoreFailed',
  setProductAisle: 'shopping.changeFailed',
  moveAisle: 'shopping.moveAisleFailed',
  setStaple: 'shopping.stapleFailed',
  setShoppingItemsToCheck: 'shopping.changeFailed',
  sendChatMessage: 'chat.failed',
  stopChatReply: 'chat.failed',
  retryChatReply: 'chat.failed',
  continueChatReply: 'chat.failed',
  resetChat: 'chat.resetFailed',
  takeOffChatWish: 'chat.failed',
  applyProposal: 'chat.failed',
  undoProposal: 'chat.failed',
};

/** The sentence for the person, of a mutation that failed rather than being refused. */
export const operationFailure = (
  t: TFunction<'errors'>,
  error: unknown,
  operation: Operation,
): string => failureSentence(t, error, operationFailures[operation]);
