import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import {
  expectFridge,
  placeItems,
  readFridge,
  removeItems,
  type FridgeItem,
} from '../../entities/inventory/fridge-cache';
import { itemInput } from '../../entities/inventory/item-input';
import {
  usePutBackInventoryItemsMutation,
  type PutBackInventoryItemsMutation,
} from './put-back-inventory-items.generated';

/** The answer to that, as far as the cache can know it; null where it cannot. */
export function expectedPutBack(
  cache: ApolloCache,
  items: readonly FridgeItem[],
  leftoversId: string | null,
) {
  const deletedItemIds = leftoversId === null ? [] : [leftoversId];
  const back = new Set([...items.map(({ id }) => id), ...deletedItemIds]);
  const others = readFridge(cache)?.filter(({ id }) => !back.has(id));
  const viewer = expectFridge(cache, others ? [...items, ...others] : null);
  if (!viewer) return null;
  const payload = { __typename: 'PutBackInventoryItemsPayload' as const, deletedItemIds, viewer };
  return { ...payload, items: [...items] };
}

/** Puts into the cached fridge what the server says is back in it. */
export function writePutBack(
  cache: ApolloCache,
  result: PutBackInventoryItemsMutation['putBackInventoryItems'] | undefined,
): void {
  if (result?.__typename !== 'PutBackInventoryItemsPayload') return;
  const ids = result.items.map(({ id }) => id);
  placeItems(cache, result.viewer.id, ids);
  removeItems(cache, result.viewer.id, result.deletedItemIds);
}

/** Puts items back as they were, and takes the leftovers away, by one request; resolves to why not, or null. */
export function usePutBackItems(): (
  items: readonly FridgeItem[],
  leftoversId: string | null,
) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [putBack] = usePutBackInventoryItemsMutation({
    update: (updated, { data }) => writePutBack(updated, data?.putBackInventoryItems),
  });
  return (items, leftoversId) => {
    const expected = expectedPutBack(cache, items, leftoversId);
    return problemOf(
      t,
      'putBackInventoryItems',
      putBack({
        variables: { items: items.map(itemInput), leftoversId },
        // A function: what is given as an object cannot wait for the network.
        optimisticResponse: (_, { IGNORE }): PutBackInventoryItemsMutation | typeof IGNORE =>
          expected ? { putBackInventoryItems: expected } : IGNORE,
      }),
      ({ putBackInventoryItems }) => putBackInventoryItems,
    );
  };
}
