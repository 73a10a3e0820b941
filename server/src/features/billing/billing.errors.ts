import { RefusalError } from '../../graphql/refusal.js';

/** The promo code does not exist, or this person has used it. */
export class PromoCodeRefusal extends RefusalError {
  constructor(code: 'PROMO_CODE_INVALID' | 'PROMO_CODE_USED') {
    super(code, 'promoCode');
  }
}

type BillingCode =
  | 'ALREADY_SUBSCRIBED'
  | 'COMPLIMENTARY_ACCESS'
  | 'NO_BILLING_ACCOUNT'
  | 'PAID_BY_MEMBER'
  | 'PAYMENT_NOT_COMPLETED'
  | 'PAYMENT_OVERDUE'
  | 'PAYMENT_PROVIDER_UNAVAILABLE';

export class BillingRefusal extends RefusalError {
  constructor(code: BillingCode) {
    super(code, null);
  }
}
