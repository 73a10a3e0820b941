import { StripeFault } from './errors.js';
import { listOf } from './list.js';
import type { StripeContext } from './context.js';
import type { TableName } from './wire.js';

const TABLE_OF_PREFIX: readonly (readonly [string, TableName])[] = [
  ['cus_', 'customers'],
  ['sub_', 'subscriptions'],
  ['in_', 'invoices'],
  ['pm_', 'paymentMethods'],
  ['price_', 'prices'],
  ['prod_', 'products'],
];

const MAX_DEPTH = 4;

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function resolve(ctx: StripeContext, id: string): unknown {
  const table = TABLE_OF_PREFIX.find(([prefix]) => id.startsWith(prefix))?.[1];
  return table && ctx.store.get(table, id);
}

function cannotExpand(path: string): StripeFault {
  return new StripeFault(
    `This property cannot be expanded (${path}). You may want to try expanding a different property, or removing it from the request.`,
    { param: 'expand[0]' },
  );
}

function expandField(ctx: StripeContext, parent: Fields, key: string, path: string): unknown {
  // Left out of a session unless it is asked for.
  if (key === 'line_items' && parent.object === 'checkout.session' && !('line_items' in parent)) {
    const id = String(parent.id);
    return listOf(
      ctx.store.get('checkoutPlans', id)?.items ?? [],
      `/v1/checkout/sessions/${id}/line_items`,
    );
  }
  const value = parent[key];
  if (value === undefined) throw cannotExpand(path);
  if (typeof value !== 'string') return value;
  const found = resolve(ctx, value);
  if (found === undefined) throw cannotExpand(path);
  return found;
}

function expandPath(ctx: StripeContext, target: unknown, keys: string[], path: string): unknown {
  if (target === null || keys.length === 0) return target;
  if (Array.isArray(target)) return target.map((item) => expandPath(ctx, item, keys, path));
  if (!isFields(target)) throw cannotExpand(path);
  const [key = '', ...rest] = keys;
  const value = expandField(ctx, target, key, path);
  return { ...target, [key]: expandPath(ctx, value, rest, path) };
}

/** Replaces the ids at the given paths (`data.customer`, `subscription.latest_invoice`) by objects. */
export function expandAll(ctx: StripeContext, body: object, paths: readonly string[]): object {
  return paths.reduce<object>((expanded, path) => {
    const keys = path.split('.');
    if (keys.length > MAX_DEPTH) {
      throw new StripeFault('You cannot expand more than 4 levels of a property', {
        code: 'property_expansion_max_depth',
      });
    }
    return expandPath(ctx, expanded, keys, path) as object;
  }, body);
}
