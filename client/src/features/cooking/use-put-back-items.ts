import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import { expectFridge, readFridge, type FridgeItem } from '../../entities/inventory/fridge-cache';
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
  const deletedInventoryItemIds = leftoversId === null ? [] : [leftoversId];
  const back = new Set([...items.map(({ id }) => id), ...deletedInventoryItemIds]);
  const others = readFridge(cache)?.filter(({ id }) => !back.has(id));
  const viewer = expectFridge(cache, others ? [...items, ...others] : null);
  if (!viewer) return null;
  const __typename = 'PutBackInventoryItemsPayload' as const;
  const inventoryItems = [...items];
  return { ...nothingChanged, __typename, inventoryItems, deletedInventoryItemIds, viewer };
}

/** Puts items back as they were, and takes the leftovers away, by one request; resolves to why not, or null. */
export function usePutBackItems(): (
  items: readonly FridgeItem[],
  leftoversId: string | null,
) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [putBack] = usePutBackInventoryItemsMutation({
    update: adoptChange,
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
