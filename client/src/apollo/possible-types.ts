/** The members of each interface and union of the schema (compared with it by a test): Apollo asks when it reads a refusal. */
export const possibleTypes = {
  AddFavoriteResult: ['AddFavoritePayload', 'NotFoundRefusal'],
  ConfirmCheckoutResult: ['BillingRefusal', 'ConfirmCheckoutPayload', 'NotFoundRefusal'],
  OpenBillingPortalResult: ['BillingRefusal', 'OpenBillingPortalPayload'],
  Refusal: [
    'BillingRefusal',
    'CredentialsRefusal',
    'EmailTakenRefusal',
    'GenerationRefusal',
    'InputRefusal',
    'NotFoundRefusal',
    'PromoCodeRefusal',
    'RateLimitedRefusal',
  ],
  RemoveFavoriteResult: ['NotFoundRefusal', 'RemoveFavoritePayload'],
  SavePreferencesResult: ['InputRefusal', 'SavePreferencesPayload'],
  SignInResult: ['CredentialsRefusal', 'InputRefusal', 'RateLimitedRefusal', 'SignInPayload'],
  SignUpResult: ['EmailTakenRefusal', 'InputRefusal', 'RateLimitedRefusal', 'SignUpPayload'],
  StartCheckoutResult: ['BillingRefusal', 'PromoCodeRefusal', 'StartCheckoutPayload'],
  StartRecipeGenerationResult: [
    'GenerationRefusal',
    'InputRefusal',
    'RateLimitedRefusal',
    'StartRecipeGenerationPayload',
  ],
  StopRecipeGenerationResult: ['NotFoundRefusal', 'StopRecipeGenerationPayload'],
};
