import { expect, it } from 'vitest';
import type { Verdict } from './change';
import { verdictOf } from './verdict';

const data = (...codes: (string | null)[]) => ({
  data: Object.fromEntries(codes.map((code, index) => [`m${index}`, code ? { code } : {}])),
});
const errors = (code?: string) => ({ data: null, errors: [{ extensions: { code } }] });

it.each<[string, number, unknown, Verdict['kind']]>([
  ['AddShoppingItem', 200, data(null), 'done'],
  ['AddShoppingItem', 200, data('NOT_FOUND'), 'refused'],
  ['UndoTick', 200, data(null, 'NOT_FOUND'), 'refused'],
  // What was to go is gone.
  ['DeleteShoppingItems', 200, data('NOT_FOUND'), 'done'],
  ['RemoveFavorite', 200, data('NOT_FOUND'), 'done'],
  ['SetShoppingItemsChecked', 200, data('RATE_LIMITED'), 'unreachable'],
  ['SetShoppingItemsChecked', 200, errors('UNAUTHENTICATED'), 'held'],
  ['SetShoppingItemsChecked', 401, errors('UNAUTHENTICATED'), 'held'],
  ['SetShoppingItemsChecked', 200, errors('SUBSCRIPTION_REQUIRED'), 'held'],
  ['SetShoppingItemsChecked', 200, errors('INTERNAL'), 'failed'],
  ['AddShoppingItem', 200, errors('KITCHEN_FULL'), 'refused'],
  ['SetShoppingItemsChecked', 500, errors(), 'failed'],
  // A row that somebody else holds is free again in a while.
  ['SetShoppingItemsChecked', 200, errors('TIMED_OUT'), 'unreachable'],
  ['SetShoppingItemsChecked', 200, null, 'failed'],
  ['SetShoppingItemsChecked', 400, errors('BAD_INPUT'), 'refused'],
  ['SetShoppingItemsChecked', 503, null, 'unreachable'],
  ['SetShoppingItemsChecked', 429, null, 'unreachable'],
])('%s answered with %i %j is %s', (operation, status, body, kind) => {
  expect(verdictOf(operation, status, body).kind).toBe(kind);
});
