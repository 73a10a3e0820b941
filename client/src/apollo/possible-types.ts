/** Which types implement each interface that documents select on (checked against the schema by a test). */
export const possibleTypes = {
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
};
