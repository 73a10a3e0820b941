import { newId } from '../ids.js';
import type { TestCard } from '../cards.js';
import type { PaymentMethod } from '../wire.js';

export interface CardFields {
  card: TestCard;
  expMonth: number;
  expYear: number;
  name: string | null;
  email: string | null;
  customer: string;
}

/** A saved test card. Only its last four digits are kept. */
export function newCardPaymentMethod(fields: CardFields, created: number): PaymentMethod {
  return {
    id: newId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: fields.email,
      name: fields.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'CH',
      display_brand: 'visa',
      exp_month: fields.expMonth,
      exp_year: fields.expYear,
      fingerprint: newId('', 16),
      funding: 'credit',
      generated_from: null,
      last4: fields.card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: fields.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
