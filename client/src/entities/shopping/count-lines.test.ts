import { describe, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { ItemCheckFragmentDoc } from './item-check.generated';
import { ListedItemFragmentDoc } from './listed-item.generated';
import { countLines } from './read-items';

const cache = createCache();
const lines = [
  { id: 'eggs', product: 'oeuf' },
  { id: 'more-eggs', product: 'oeuf' },
  { id: 'flour', product: 'farine' },
  { id: 'salt', product: 'sel', toCheck: true },
];
for (const { id, product, toCheck = false } of lines) {
  cache.writeFragment({
    fragment: ListedItemFragmentDoc,
    data: {
      __typename: 'ShoppingItem',
      id,
      name: product,
      quantity: '1',
      unit: 'UNIT',
      amountSaid: true,
      product,
      aisle: 'OTHER',
      packaging: null,
      boughtAs: null,
      recipeId: null,
      recipeTitle: null,
      position: null,
      createdAt: '2026-11-19T11:00:00.000Z',
      toCheck,
    },
  });
  cache.writeFragment({
    fragment: ItemCheckFragmentDoc,
    data: { __typename: 'ShoppingItem', id, checked: false },
  });
}

describe('how many articles lines are', () => {
  it.each([
    [['eggs', 'more-eggs', 'flour'], 2],
    [['eggs', 'salt'], 1],
    [['salt'], 0],
    [[], 0],
    [['eggs', 'more-eggs', 'unknown'], null],
  ])('%j: %s', (ids, count) => {
    expect(countLines(cache, ids)).toBe(count);
  });
});
