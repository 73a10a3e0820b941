import { newId } from '../ids.js';
import type { Plan, Price, Product } from '../wire.js';

export interface ProductFields {
  name: string;
  metadata?: Record<string, string> | undefined;
}

export function newProduct(fields: ProductFields, created: number): Product {
  return {
    id: newId('prod_', 14),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: fields.metadata ?? {},
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

export interface PriceFields {
  currency: string;
  lookup_key?: string | undefined;
  metadata?: Record<string, string> | undefined;
  product: string;
  unit_amount: number;
}

/** A price to be paid every month. */
export function newPrice(fields: PriceFields, created: number): Price {
  return {
    id: newId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: fields.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata: fields.metadata ?? {},
    nickname: null,
    product: fields.product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: String(fields.unit_amount),
  };
}

/** The legacy view of a recurring price that subscription items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
