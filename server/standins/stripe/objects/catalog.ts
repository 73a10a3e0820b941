import { newId } from '../ids.js';
import type { Plan, Price, Product } from '../wire.js';

export interface ProductFields {
  id?: string | undefined;
  name: string;
  active?: boolean | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

export function newProduct(fields: ProductFields, created: number): Product {
  return {
    id: fields.id ?? newId('prod_', 14),
    object: 'product',
    active: fields.active ?? true,
    created,
    default_price: null,
    description: fields.description ?? null,
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

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface PriceFields {
  product: string;
  currency: string;
  unitAmount: number;
  active?: boolean | undefined;
  lookupKey?: string | undefined;
  nickname?: string | undefined;
  metadata?: Record<string, string> | undefined;
  taxBehavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined;
  recurring?: { interval: Interval; interval_count?: number | undefined } | undefined;
}

export function newPrice(fields: PriceFields, created: number): Price {
  return {
    id: newId('price_'),
    object: 'price',
    active: fields.active ?? true,
    billing_scheme: 'per_unit',
    created,
    currency: fields.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookupKey ?? null,
    metadata: fields.metadata ?? {},
    nickname: fields.nickname ?? null,
    product: fields.product,
    recurring: fields.recurring
      ? {
          interval: fields.recurring.interval,
          interval_count: fields.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: fields.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unitAmount,
    unit_amount_decimal: String(fields.unitAmount),
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
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
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
