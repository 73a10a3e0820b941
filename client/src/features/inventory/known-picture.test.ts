import { beforeEach, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { InventoryItemsDocument } from '../../entities/inventory/inventory-items.generated';
import { expectedItem } from '../../entities/inventory/expected-item';
import { readFridge } from '../../entities/inventory/fridge-cache';
import { knownPicture } from './known-picture';
import { StorageAdviceDocument } from './storage-advice.generated';

let cache = createCache();

const viewer = <const Part extends object>(part: Part) => ({
  viewer: {
    __typename: 'Viewer' as const,
    id: 'v',
    household: {
      __typename: 'Household' as const,
      id: 'h',
      kitchen: { __typename: 'Kitchen' as const, id: 'h', ...part },
    },
  },
});

beforeEach(() => {
  cache = createCache();
  const inventoryItems = [
    expectedItem({ id: 'one', name: 'Œufs' }, 'egg'),
    expectedItem({ id: 'two', name: 'Radis' }),
  ];
  cache.writeQuery({ query: InventoryItemsDocument, data: viewer({ inventoryItems }) });
  cache.writeQuery({
    query: StorageAdviceDocument,
    variables: { name: 'Radis', as: null },
    data: viewer({
      storageAdvice: {
        __typename: 'StorageAdvice',
        category: 'PRODUCE',
        place: 'FRIDGE',
        expirationDate: null,
        expirationEstimate: null,
        days: null,
        pictureKey: 'radish',
        source: null,
      },
    }),
  });
});

it.each([
  ['as an item of the same name', 'Œufs', 'egg'],
  ['as was asked while it was typed', 'Radis', 'radish'],
  ['by its category where nothing is known', 'Fenouil', null],
])('what is put in the fridge is drawn %s', (_, name, key) =>
  expect(knownPicture(cache, name)).toBe(key),
);

it('a fridge that an older version kept, without pictures, is shown', () => {
  const kept = cache.extract();
  for (const object of Object.values(kept)) delete object?.pictureKey;
  cache = createCache();
  cache.restore(kept);
  expect(readFridge(cache)).toMatchObject([
    { id: 'one', pictureKey: null },
    { id: 'two', pictureKey: null },
  ]);
});
