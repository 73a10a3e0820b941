import type { ParseKeys, TFunction } from 'i18next';
import type { Operation } from './operation';
import { operationFailures } from './operation-failure';

type ErrorKey = ParseKeys<'errors'>;

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
  'REQUIRED newEmail': 'field.emailRequired',
  'REQUIRED currentPassword': 'field.passwordRequired',
  'REQUIRED newPassword': 'field.passwordRequired',
  'REQUIRED phone': 'field.phoneRequired',
  'INVALID email': 'field.emailInvalid',
  'INVALID newEmail': 'field.emailInvalid',
  'INVALID phone': 'field.phoneInvalid',
  'TOO_SHORT password': 'field.passwordTooShort',
  'TOO_SHORT newPassword': 'field.passwordTooShort',
  'OUT_OF_RANGE householdSize.adults': 'field.adultsOutOfRange',
  'OUT_OF_RANGE householdSize.children': 'field.childrenOutOfRange',
  'REQUIRED consentVersion': 'preferences.consentRequired',
  'OUT_OF_RANGE consentVersion': 'preferences.consentOutdated',
  'TOO_LONG preferredFoods': 'field.foodsTooLong',
  'TOO_LONG avoidedFoods': 'field.foodsTooLong',
  REQUIRED: 'field.required',
  TOO_SHORT: 'field.tooShort',
  TOO_LONG: 'field.tooLong',
  OUT_OF_RANGE: 'field.outOfRange',
  INVALID: 'field.invalid',

  EMAIL_TAKEN: 'field.emailTaken',
  CREDENTIALS_INVALID: 'accounts.credentialsInvalid',
  EMAIL_UNKNOWN: 'accounts.emailUnknown',
  EMAIL_UNCHANGED: 'accounts.emailUnchanged',
  EMAIL_ALREADY_VERIFIED: 'accounts.emailAlreadyVerified',
  PASSWORD_INVALID: 'accounts.passwordInvalid',
  LINK_INVALID: 'accounts.linkInvalid',
  MAIL_NOT_SENT: 'accounts.mailNotSent',
  'requestPasswordReset MAIL_NOT_SENT': 'accounts.resetMailNotSent',
  'requestEmailChange MAIL_NOT_SENT': 'accounts.emailChangeFailed',
  'revokeSession NOT_FOUND': 'accounts.sessionGone',

  ALREADY_MEMBER: 'household.alreadyMember',
  'acceptInvitation ALREADY_MEMBER': 'household.alreadyJoined',
  HOUSEHOLD_FULL: 'household.full',
  INVITATIONS_FULL: 'household.invitationsFull',
  INVITATION_USED: 'household.invitationUsed',
  INVITATION_EXPIRED: 'household.invitationExpired',
  EMAIL_NOT_VERIFIED: 'household.emailNotVerified',
  'createInvitation EMAIL_NOT_VERIFIED': 'household.verifyToInvite',
  LAST_MEMBER: 'household.lastMember',
  'acceptInvitation NOT_FOUND': 'household.invitationGone',
  'revokeInvitation NOT_FOUND': 'household.invitationGone',

  PROMO_CODE_INVALID: 'billing.promoCodeInvalid',
  PROMO_CODE_USED: 'billing.promoCodeUsed',
  ALREADY_SUBSCRIBED: 'billing.alreadySubscribed',
  NO_BILLING_ACCOUNT: 'billing.noBillingAccount',
  PAID_BY_MEMBER: 'billing.paidByMember',
  COMPLIMENTARY_ACCESS: 'billing.complimentary',
  PAYMENT_OVERDUE: 'billing.paymentOverdue',
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
  WISH_FORBIDDEN: 'recipes.wishForbidden',
  WISHES_UNMET: 'recipes.wishesUnmet',
  MODEL_UNAVAILABLE: 'recipes.modelUnavailable',
  MODEL_REFUSED: 'recipes.modelRefused',
  MODEL_MISCONFIGURED: 'recipes.modelMisconfigured',
  INTERRUPTED: 'recipes.interrupted',
  'startRecipeGeneration NOT_FOUND': 'recipes.notFound',

  'setPlannedMealCooked NOT_FOUND': 'planning.cookedGone',

  'addInventoryItem REQUIRED': 'inventory.nameRequired',
  'updateInventoryItem REQUIRED': 'inventory.nameRequired',

  ALREADY_IN_LIST: 'shopping.alreadyInList',
  DAYS_PAST: 'shopping.daysPast',
  'setStaple OUT_OF_RANGE': 'shopping.staplesFull',

  CHAT_BUSY: 'chat.busy',
  'sendChatMessage TOO_LONG': 'chat.tooLong',
  'retryChatReply NOT_FOUND': 'chat.gone',
  'continueChatReply NOT_FOUND': 'chat.gone',
  'stopChatReply NOT_FOUND': 'chat.gone',
  'takeOffChatWish NOT_FOUND': 'chat.wishGone',
  'applyProposal NOT_FOUND': 'chat.proposalGone',
  'undoProposal NOT_FOUND': 'chat.proposalGone',
  PROPOSAL_STALE: 'chat.proposalStale',
  'undoProposal PROPOSAL_STALE': 'chat.undoStale',
  PROPOSAL_CLOSED: 'chat.proposalClosed',
};

/**
 * The key of the sentence for a refusal; null when no sentence was written for it. What is gone is said as what failed,
 * unless there is more to say.
 */
export function refusalKey(operation: Operation, refusal: RefusalLike): ErrorKey | null {
  const { code } = refusal;
  // One food too long is said of its list: "preferredFoods.3" reads as "preferredFoods".
  const field = refusal.field?.replace(/\.\d+$/, '');
  const own = sentences[`${operation} ${code}`] ?? sentences[`${code} ${field}`] ?? sentences[code];
  const gone = code === 'NOT_FOUND' ? operationFailures[operation] : undefined;
  return own ?? gone ?? null;
}

const countedByTheHour: ReadonlySet<Operation> = new Set([
  'sendChatMessage',
  'retryChatReply',
  'continueChatReply',
]);

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
  if (refusal.code === 'RATE_LIMITED') {
    const seconds = refusal.retryAfterSeconds ?? 60;
    return countedByTheHour.has(operation)
      ? t('chat.rateLimited', { count: Math.ceil(seconds / 60) })
      : waitSentence(t, seconds);
  }
  const key = refusalKey(operation, refusal);
  if (operation === 'startRecipeGeneration') {
    return t('recipes.generationFailed', { reason: t(key ?? 'recipes.unknownReason') });
  }
  return t(key ?? 'unexpected');
}
