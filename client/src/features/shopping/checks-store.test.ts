import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../apollo/cache';
import { ItemCheckFragmentDoc } from '../../entities/shopping/item-check.generated';
import { createChecksStore } from './checks-store';
import { ListedItemsDocument } from './listed-items.generated';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const viewerId = 'Viewer:v';
const itemId = (id: string): string => `ShoppingItem:${id}`;

function listOf(...ids: string[]) {
  const cache = createCache();
  const items = ids.map((id, position) => ({
    __typename: 'ShoppingItem',
    id,
    name: `pain ${id}`,
    quantity: '1',
    unit: 'UNIT',
    amountSaid: true,
    product: `pain ${id}`,
    aisle: 'BAKERY',
    recipeId: null,
    recipeTitle: null,
    position,
    createdAt: '2026-11-21T09:00:00Z',
    checked: false,
  }));
  cache.restore({
    ROOT_QUERY: { __typename: 'Query', viewer: { __ref: viewerId } },
    [viewerId]: {
      __typename: 'Viewer',
      id: 'v',
      household: { __ref: 'Household:h' },
      dashboard: { __ref: 'Dashboard:d' },
    },
    'Household:h': { __typename: 'Household', id: 'h', kitchen: { __ref: 'Kitchen:h' } },
    'Kitchen:h': {
      __typename: 'Kitchen',
      id: 'h',
      aisles: ['BAKERY'],
      shoppingItems: ids.map((id) => ({ __ref: itemId(id) })),
      boughtItems: [],
    },
    'Dashboard:d': { __typename: 'Dashboard', id: 'd', itemsToBuy: ids.length },
    ...Object.fromEntries(items.map((item) => [itemId(item.id), item])),
  });
  const tick = (id: string, checked: boolean): void => {
    cache.writeFragment({
      id: itemId(id),
      fragment: ItemCheckFragmentDoc,
      data: { __typename: 'ShoppingItem', id, checked },
    });
    cache.modify({ id: 'Dashboard:d', fields: { itemsToBuy: (count: number) => count - 1 } });
  };
  return { cache, tick };
}

it('a tick calls back its own row and the list, no other row', () => {
  const { cache, tick } = listOf('a', 'b', 'c');
  const store = createChecksStore(cache);
  const close = store.open();
  const [merged, other, list] = [vi.fn(), vi.fn(), vi.fn()];
  store.subscribe(['a', 'b'], merged);
  store.subscribe(['c'], other);
  store.subscribeAll(list);

  tick('a', true);
  expect([merged, other, list].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  expect(store.areChecked(['a', 'b'])).toBe(false);
  tick('b', true);
  expect(store.areChecked(['a', 'b'])).toBe(true);
  expect(store.all().map(({ checked }) => checked)).toEqual([true, true, false]);

  close();
  tick('c', true);
  expect(other).not.toHaveBeenCalled();
});

it('the list itself is not given out anew for a tick, though the count of what is to buy moves', async () => {
  const { cache, tick } = listOf('a', 'b');
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), dataMasking: true });
  const seen = vi.fn();
  const watched = client
    .watchQuery({ query: ListedItemsDocument, fetchPolicy: 'cache-only' })
    .subscribe(seen);
  expect(seen).toHaveBeenCalledOnce();
  const timesAfter = async (change: () => void): Promise<number> => {
    seen.mockClear();
    change();
    await vi.runAllTimersAsync();
    return seen.mock.calls.length;
  };
  const rename = () =>
    cache.modify<{ name: string }>({ id: itemId('b'), fields: { name: () => 'pain bis' } });

  expect(await timesAfter(() => tick('a', true))).toBe(0);
  expect(await timesAfter(rename)).toBe(1);
  watched.unsubscribe();
  client.stop();
});

it('an expected tick shows at once, and leaves the row to the cache when it ends', () => {
  const { cache, tick } = listOf('a', 'b');
  const store = createChecksStore(cache);
  const close = store.open();
  const row = vi.fn();
  store.subscribe(['a'], row);

  const end = store.expect(['a'], true);
  expect(store.areChecked(['a'])).toBe(true);
  expect(store.all().filter(({ checked }) => checked)).toHaveLength(1);
  expect(row).toHaveBeenCalledTimes(1);
  // What else happens meanwhile does not take it back.
  tick('b', true);
  expect(store.areChecked(['a'])).toBe(true);
  tick('a', true);
  end();
  expect(store.areChecked(['a'])).toBe(true);
  expect(row).toHaveBeenCalledTimes(1);

  // The cache never heard of it: the row is as it was.
  store.expect(['b'], false)();
  expect(store.areChecked(['b'])).toBe(true);
  close();
});

it('of two expectations about a line, the end of the first leaves the second', () => {
  const { cache } = listOf('a');
  const store = createChecksStore(cache);
  const endFirst = store.expect(['a'], true);
  const endSecond = store.expect(['a'], false);
  endFirst();
  expect(store.areChecked(['a'])).toBe(false);
  endSecond();
  expect(store.areChecked(['a'])).toBe(false);
});

it('shows what was answered until the cache knows the list', () => {
  const { cache } = listOf('a', 'b');
  const whole = cache.extract();
  cache.restore({});
  const store = createChecksStore(cache, [
    { id: 'a', recipeId: null, product: 'a', checked: true, toCheck: false },
    { id: 'b', recipeId: null, product: 'b', checked: false, toCheck: false },
  ]);
  const close = store.open();
  expect(store.areChecked(['a'])).toBe(true);
  cache.restore(whole);
  cache.modify({ id: itemId('b'), fields: { checked: () => true } });
  expect(store.all().map(({ checked }) => checked)).toEqual([false, true]);
  close();
});

it('what depends on the ticks waits until none is only expected', async () => {
  const { cache } = listOf('a', 'b');
  const store = createChecksStore(cache);
  await store.whenSent();
  const ends = [store.expect(['a'], true), store.expect(['b'], true)];
  const sent = vi.fn();
  const waiting = store.whenSent().then(sent);
  ends[0]?.();
  await Promise.resolve();
  expect(sent).not.toHaveBeenCalled();
  ends[1]?.();
  await waiting;
  expect(sent).toHaveBeenCalledOnce();
});
