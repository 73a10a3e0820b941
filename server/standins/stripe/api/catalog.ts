import { z } from 'zod';
import type Stripe from 'stripe';
import { StripeFault, noSuch } from '../errors.js';
import { emit } from '../events.js';
import { pageOf } from '../list.js';
import { newPrice, newProduct } from '../objects/catalog.js';
import {
  boolean,
  emptyable,
  integer,
  listParamsOf,
  mergeMetadata,
  metadata,
  paramsOf,
  plainMetadata,
  text,
} from '../params.js';
import type { StripeContext } from '../context.js';
import type { Price, Product } from '../wire.js';
import { route } from './route.js';
import type { Route } from './route.js';

export const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.optional(),
});
export const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);
export const currency = z.string().regex(/^[a-zA-Z]{3}$/);

const productData = {
  description: text.optional(),
  metadata: plainMetadata.optional(),
  name: text,
};

export function addProduct(ctx: StripeContext, fields: Parameters<typeof newProduct>[0]): Product {
  const product = ctx.store.put('products', newProduct(fields, ctx.now()));
  emit(ctx, 'product.created', product);
  return product;
}

export function addPrice(ctx: StripeContext, fields: Parameters<typeof newPrice>[0]): Price {
  const price = ctx.store.put('prices', newPrice(fields, ctx.now()));
  emit(ctx, 'price.created', price);
  return price;
}

export function requireProduct(ctx: StripeContext, id: string, param = 'id'): Product {
  const product = ctx.store.get('products', id);
  if (!product) throw noSuch('product', id, param);
  return product;
}

export function requirePrice(ctx: StripeContext, id: string, param = 'id'): Price {
  const price = ctx.store.get('prices', id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

const createPriceParams = paramsOf<Stripe.PriceCreateParams>()({
  active: boolean.optional(),
  currency,
  lookup_key: text.max(200).optional(),
  metadata: plainMetadata.optional(),
  nickname: text.optional(),
  product: text.optional(),
  product_data: z.strictObject({ name: text, metadata: plainMetadata.optional() }).optional(),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.optional(),
  transfer_lookup_key: boolean.optional(),
  unit_amount: integer.refine((amount) => amount >= 0, { error: 'amount' }),
});

const updatePriceParams = paramsOf<Stripe.PriceUpdateParams>()({
  active: boolean.optional(),
  lookup_key: text.max(200).optional(),
  metadata: metadata.optional(),
  nickname: emptyable.optional(),
  transfer_lookup_key: boolean.optional(),
});

/** A lookup key belongs to one price; `transfer` takes it from the one that has it. */
function claimLookupKey(ctx: StripeContext, key: string | undefined, transfer = false): void {
  const owner = key && ctx.store.all('prices').find(({ lookup_key: taken }) => taken === key);
  if (!owner) return;
  if (!transfer) {
    throw new StripeFault(`A price (\`${owner.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  ctx.store.put('prices', { ...owner, lookup_key: null });
}

function createPrice(ctx: StripeContext, params: z.output<typeof createPriceParams>): Price {
  if (!params.product === !params.product_data) {
    const message = 'You must specify either `product` or `product_data` when creating a price.';
    throw new StripeFault(message, { code: 'parameter_missing', param: 'product' });
  }
  claimLookupKey(ctx, params.lookup_key, params.transfer_lookup_key);
  const product = params.product_data
    ? addProduct(ctx, params.product_data)
    : requireProduct(ctx, params.product ?? '', 'product');
  return addPrice(ctx, {
    product: product.id,
    currency: params.currency,
    unitAmount: params.unit_amount,
    active: params.active,
    lookupKey: params.lookup_key,
    nickname: params.nickname,
    metadata: params.metadata,
    taxBehavior: params.tax_behavior,
    recurring: params.recurring,
  });
}

function updatePrice(
  ctx: StripeContext,
  params: z.output<typeof updatePriceParams>,
  id: string,
): Price {
  const before = requirePrice(ctx, id);
  if (params.lookup_key !== before.lookup_key) {
    claimLookupKey(ctx, params.lookup_key, params.transfer_lookup_key);
  }
  const after: Price = {
    ...before,
    active: params.active ?? before.active,
    lookup_key: params.lookup_key ?? before.lookup_key,
    nickname: params.nickname === undefined ? before.nickname : params.nickname || null,
    metadata: mergeMetadata(before.metadata, params.metadata),
  };
  ctx.store.put('prices', after);
  emit(ctx, 'price.updated', after, before);
  return after;
}

export const catalogRoutes: Route[] = [
  route(
    'POST',
    '/v1/products',
    paramsOf<Stripe.ProductCreateParams>()({
      ...productData,
      active: boolean.optional(),
      id: text.optional(),
    }),
    (ctx, params) => {
      if (params.id && ctx.store.get('products', params.id)) {
        throw new StripeFault('Product already exists.', { code: 'resource_already_exists' });
      }
      return addProduct(ctx, params);
    },
  ),
  route(
    'GET',
    '/v1/products',
    listParamsOf<Stripe.ProductListParams>()({
      active: boolean.optional(),
      ids: z.array(z.string()).optional(),
    }),
    (ctx, params) => {
      const products = ctx.store
        .all('products')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ id }) => !params.ids || params.ids.includes(id));
      return pageOf(products, params, '/v1/products');
    },
  ),
  route('GET', '/v1/products/:id', paramsOf<object>()({}), (ctx, _params, id) =>
    requireProduct(ctx, id),
  ),
  route('POST', '/v1/prices', createPriceParams, createPrice),
  route(
    'GET',
    '/v1/prices',
    listParamsOf<Stripe.PriceListParams>()({
      active: boolean.optional(),
      currency: currency.optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    (ctx, params) => {
      const prices = ctx.store
        .all('prices')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ currency: code }) => !params.currency || code === params.currency.toLowerCase())
        .filter(
          ({ lookup_key: key }) => !params.lookup_keys || params.lookup_keys.includes(key ?? ''),
        )
        .filter(({ product }) => !params.product || product === params.product)
        .filter(({ type }) => !params.type || type === params.type);
      return pageOf(prices, params, '/v1/prices');
    },
  ),
  route('GET', '/v1/prices/:id', paramsOf<object>()({}), (ctx, _params, id) =>
    requirePrice(ctx, id),
  ),
  route('POST', '/v1/prices/:id', updatePriceParams, updatePrice),
];
