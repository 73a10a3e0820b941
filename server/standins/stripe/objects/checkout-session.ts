import { newId } from '../ids.js';
import type { CheckoutSession, Customer } from '../wire.js';

const openForSeconds = 86_400;

export interface CheckoutSessionFields {
  amount: number;
  currency: string;
  /** Whoever pays: their e-mail fills the page and can't be changed there. */
  customer: Customer;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  locale: CheckoutSession['locale'];
}

export function newCheckoutSession(
  fields: CheckoutSessionFields,
  { created, pageUrl }: { created: number; pageUrl: (id: string) => string },
): CheckoutSession {
  const id = newId('cs_test_', 58);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: fields.amount,
    amount_total: fields.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: fields.cancelUrl,
    client_reference_id: fields.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: fields.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: fields.customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: customerDetails(fields.customer.email, null),
    customer_email: null,
    discounts: [],
    expires_at: created + openForSeconds,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: fields.locale,
    managed_payments: null,
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: fields.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: pageUrl(id),
    wallet_options: null,
  };
}

export function customerDetails(
  email: string | null,
  name: string | null,
): CheckoutSession['customer_details'] {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
