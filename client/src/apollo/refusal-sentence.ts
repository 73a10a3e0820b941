import type { ParseKeys, TFunction } from 'i18next';

type ErrorKey = ParseKeys<'errors'>;

/** The mutation that was refused, by its name in the schema. */
export type Operation =
  | 'addInventoryItem'
  | 'updateInventoryItem'
  | 'deleteInventoryItem'
  | 'putAwayShoppingItems'
  | 'planMeal'
  | 'planRecipe'
  | 'updatePlannedMeal'
  | 'movePlannedMeal'
  | 'deletePlannedMeal'
  | 'copyWeek'
  | 'resetCalendarFeed'
  | 'signUp'
  | 'signIn'
  | 'savePreferences'
  | 'startCheckout'
  | 'confirmCheckout'
  | 'openBillingPortal'
  | 'startRecipeGeneration'
  | 'stopRecipeGeneration'
  | 'addFavorite'
  | 'removeFavorite'
  | 'addShoppingItem'
  | 'addRecipeToShoppingList'
  | 'addWeekToShoppingList'
  | 'setShoppingItemsChecked'
  | 'deleteShoppingItems'
  | 'deleteCheckedShoppingItems'
  | 'restoreShoppingItems'
  | 'setProductAisle'
  | 'moveAisle';

export interface RefusalLike {
  code: string;
  field?: string | null;
  retryAfterSeconds?: number;
}

// Most particular first: "operation CODE", then "CODE field", then "CODE".
const sentences: Readonly<Record<string, ErrorKey>> = {
  'REQUIRED email': 'field.emailRequired',
  'REQUIRED password': 'field.passwordRequired',
  'REQUIRED firstName': 'field.firstNameRequired',
  'REQUIRED lastName': 'field.lastNameRequired',
  'INVALID email': 'field.emailInvalid',
  'TOO_SHORT password': 'field.passwordTooShort',
  'OUT_OF_RANGE householdSize.adults': 'field.adultsOutOfRange',
  'OUT_OF_RANGE householdSize.children': 'field.childrenOutOfRange',
  'TOO_LONG preferredFoods': 'field.foodsTooLong',
  'TOO_LONG avoidedFoods': 'field.foodsTooLong',
  REQUIRED: 'field.required',
  TOO_SHORT: 'field.tooShort',
  TOO_LONG: 'field.tooLong',
  OUT_OF_RANGE: 'field.outOfRange',
  INVALID: 'field.invalid',

  EMAIL_TAKEN: 'field.emailTaken',
  CREDENTIALS_INVALID: 'accounts.credentialsInvalid',

  PROMO_CODE_INVALID: 'billing.promoCodeInvalid',
  PROMO_CODE_USED: 'billing.promoCodeUsed',
  ALREADY_SUBSCRIBED: 'billing.alreadySubscribed',
  NO_BILLING_ACCOUNT: 'billing.noBillingAccount',
  PAYMENT_NOT_COMPLETED: 'billing.paymentNotCompleted',
  PAYMENT_PROVIDER_UNAVAILABLE: 'billing.providerUnavailable',
  'openBillingPortal PAYMENT_PROVIDER_UNAVAILABLE': 'billing.portalUnavailable',
  'confirmCheckout NOT_FOUND': 'billing.checkoutNotFound',

  PREFERENCES_MISSING: 'recipes.preferencesMissing',
  INVENTORY_EMPTY: 'recipes.inventoryEmpty',
  REPLY_EMPTY: 'recipes.replyEmpty',
  RECIPE_TITLE_MISSING: 'recipes.titleMissing',
  RECIPE_DESCRIPTION_MISSING: 'recipes.descriptionMissing',
  RECIPE_INGREDIENTS_MISSING: 'recipes.ingredientsMissing',
  RECIPE_INSTRUCTIONS_MISSING: 'recipes.instructionsMissing',
  REPLY_TRUNCATED: 'recipes.replyTruncated',
  DIET_CONFLICT: 'recipes.dietConflict',
  MODEL_UNAVAILABLE: 'recipes.modelUnavailable',
  MODEL_REFUSED: 'recipes.modelRefused',
  INTERRUPTED: 'recipes.interrupted',
  'startRecipeGeneration NOT_FOUND': 'recipes.notFound',

  'updatePlannedMeal NOT_FOUND': 'planning.changeFailed',
  'movePlannedMeal NOT_FOUND': 'planning.moveFailed',
  'deletePlannedMeal NOT_FOUND': 'planning.deleteFailed',

  'addInventoryItem REQUIRED': 'inventory.nameRequired',
  'updateInventoryItem REQUIRED': 'inventory.nameRequired',
  'addInventoryItem NOT_FOUND': 'inventory.addFailed',
  'updateInventoryItem NOT_FOUND': 'inventory.changeFailed',
  'deleteInventoryItem NOT_FOUND': 'inventory.deleteFailed',
  'putAwayShoppingItems NOT_FOUND': 'inventory.putAwayFailed',

  'addFavorite NOT_FOUND': 'favorites.changeFailed',
  'removeFavorite NOT_FOUND': 'favorites.changeFailed',

  ALREADY_IN_LIST: 'shopping.alreadyInList',
  'addShoppingItem NOT_FOUND': 'shopping.addFailed',
  'addRecipeToShoppingList NOT_FOUND': 'shopping.addRecipeFailed',
  'setShoppingItemsChecked NOT_FOUND': 'shopping.changeFailed',
  'restoreShoppingItems NOT_FOUND': 'shopping.restoreFailed',
  'deleteShoppingItems NOT_FOUND': 'shopping.deleteFailed',
  'setProductAisle NOT_FOUND': 'shopping.changeFailed',
};

/** The key of the sentence for a refusal; null when no sentence was written for it. */
export function refusalKey(operation: Operation, refusal: RefusalLike): ErrorKey | null {
  const { code } = refusal;
  // One food too long is said of its list: "preferredFoods.3" reads as "preferredFoods".
  const field = refusal.field?.replace(/\.\d+$/, '');
  return (
    sentences[`${operation} ${code}`] ?? sentences[`${code} ${field}`] ?? sentences[code] ?? null
  );
}

/** The wait in the unit a person would use: seconds up to a minute and a half, then whole minutes. */
function waitSentence(t: TFunction<'errors'>, seconds: number): string {
  return seconds <= 90
    ? t('rateLimited', { count: Math.max(1, Math.ceil(seconds)) })
    : t('rateLimitedMinutes', { count: Math.ceil(seconds / 60) });
}

/** What the person reads when the server refuses: the specification's French sentence. */
export function refusalSentence(
  t: TFunction<'errors'>,
  operation: Operation,
  refusal: RefusalLike,
): string {
  if (refusal.code === 'RATE_LIMITED') return waitSentence(t, refusal.retryAfterSeconds ?? 60);
  const key = refusalKey(operation, refusal);
  if (operation === 'startRecipeGeneration') {
    return t('recipes.generationFailed', { reason: t(key ?? 'recipes.unknownReason') });
  }
  return t(key ?? 'unexpected');
}
