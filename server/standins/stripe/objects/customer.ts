import { newId } from '../ids.js';
import type { Customer } from '../wire.js';

export interface CustomerFields {
  email?: string | undefined;
  name?: string | undefined;
  metadata?: Record<string, string> | undefined;
  preferred_locales?: string[] | undefined;
}

export function newCustomer(fields: CustomerFields, created: number): Customer {
  return {
    id: newId('cus_', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: newId('', 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: fields.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
