import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ParseKeys, TFunction } from 'i18next';
import type { Operation } from './refusal-sentence';

type ErrorKey = ParseKeys<'errors'>;

const operationFailures: Partial<Record<Operation, ErrorKey>> = {
  requestPasswordReset: 'accounts.resetFailed',
  requestEmailChange: 'accounts.emailChangeFailed',
  savePreferences: 'preferences.saveFailed',
  openBillingPortal: 'billing.portalUnavailable',
  planMeal: 'planning.addFailed',
  planRecipe: 'planning.planFailed',
  updatePlannedMeal: 'planning.changeFailed',
  movePlannedMeal: 'planning.moveFailed',
  deletePlannedMeal: 'planning.deleteFailed',
  deletePlannedMeals: 'planning.deleteFailed',
  copyWeek: 'planning.copyFailed',
  resetCalendarFeed: 'planning.feedFailed',
  addInventoryItem: 'inventory.addFailed',
  updateInventoryItem: 'inventory.changeFailed',
  deleteInventoryItem: 'inventory.deleteFailed',
  putAwayShoppingItems: 'inventory.putAwayFailed',
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
  sendChatMessage: 'chat.failed',
  stopChatReply: 'chat.failed',
  retryChatReply: 'chat.failed',
  continueChatReply: 'chat.failed',
  resetChat: 'chat.resetFailed',
  applyProposal: 'chat.failed',
  undoProposal: 'chat.failed',
};

/** The id under which the server logged an unexpected error, for the person to quote. */
export function errorReference(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) {
    for (const { extensions } of error.errors) {
      if (typeof extensions?.errorId === 'string') return extensions.errorId;
    }
  }
  if (ServerError.is(error)) return error.response.headers.get('x-request-id');
  return null;
}

/** After how many seconds the server takes more; null where it did not ask for patience. */
function secondsToWait(error: unknown): number | null {
  if (ServerError.is(error) && error.statusCode === 429)
    return Number(error.response.headers.get('retry-after') ?? 60);
  if (!CombinedGraphQLErrors.is(error)) return null;
  const limited = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  return limited ? Number(limited.extensions?.retryAfterSeconds ?? 60) : null;
}

/** No reply at all, as opposed to a reply that says no. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

/**
 * What the person reads when a request failed rather than being refused. Never the error's own
 * text: that is for the log.
 */
export function failureKey(error: unknown, online: boolean, operation?: Operation): ErrorKey {
  if (!online) return 'network.offline';
  if (CombinedGraphQLErrors.is(error)) {
    const expired = error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (expired) return 'sessionExpired';
    if (error.errors.some(({ extensions }) => extensions?.code === 'KITCHEN_FULL'))
      return 'kitchenFull';
  }
  const own = operation && operationFailures[operation];
  if (own) return own;
  return isUnreachable(error) ? 'network.unreachable' : 'unexpected';
}

/** The sentence for the person, with the reference to quote where the server logged one. */
export function failureSentence(
  t: TFunction<'errors'>,
  error: unknown,
  operation?: Operation,
): string {
  const wait = secondsToWait(error);
  const sentence =
    wait === null
      ? t(failureKey(error, navigator.onLine, operation))
      : t('rateLimited', { count: wait });
  const reference = errorReference(error);
  return reference === null ? sentence : `${sentence} ${t('reference', { id: reference })}`;
}
