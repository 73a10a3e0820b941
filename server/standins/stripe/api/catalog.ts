import { z } from 'zod';
import type Stripe from 'stripe';
import { StripeFault, noSuch } from '../errors.js';
import { pageOf } from '../list.js';
import { newPrice, newProduct } from '../objects/catalog.js';
import {
  boolean,
  integer,
  listParamsOf,
  nothing,
  paramsOf,
  plainMetadata,
  text,
} from '../params.js';
import type { StripeContext } from '../context.js';
import type { Price, Product } from '../wire.js';
import { route } from './route.js';
import type { Route } from './route.js';

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
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  lookup_key: text.max(200).optional(),
  metadata: plainMetadata.optional(),
  product: text,
  recurring: z.strictObject({ interval: z.literal('month') }),
  unit_amount: integer.refine((amount) => amount >= 0, { error: 'amount' }),
});

/** A lookup key belongs to one price. */
function createPrice(ctx: StripeContext, params: z.output<typeof createPriceParams>): Price {
  const { lookup_key: key } = params;
  const owner = key && ctx.store.all('prices').find(({ lookup_key: taken }) => taken === key);
  if (owner) {
    throw new StripeFault(`A price (\`${owner.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  requireProduct(ctx, params.product, 'product');
  return ctx.store.put('prices', newPrice(params, ctx.now()));
}

/** The product and its price: always for sale, and paid by the month. */
export const catalogRoutes: Route[] = [
  route(
    'POST',
    '/v1/products',
    paramsOf<Stripe.ProductCreateParams>()({ metadata: plainMetadata.optional(), name: text }),
    (ctx, params) => {
      return ctx.store.put('products', newProduct(params, ctx.now()));
    },
  ),
  route('GET', '/v1/products', listParamsOf<Stripe.ProductListParams>()({}), (ctx, params) =>
    pageOf(ctx.store.all('products'), params, '/v1/products'),
  ),
  route('POST', '/v1/prices', createPriceParams, createPrice),
  route(
    'GET',
    '/v1/prices',
    listParamsOf<Stripe.PriceListParams>()({
      active: boolean.optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
    }),
    (ctx, params) => {
      const prices = ctx.store
        .all('prices')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(
          ({ lookup_key: key }) => !params.lookup_keys || params.lookup_keys.includes(key ?? ''),
        );
      return pageOf(prices, params, '/v1/prices');
    },
  ),
  route('GET', '/v1/prices/:id', nothing, (ctx, _params, id) => requirePrice(ctx, id)),
];
