import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import { expectedItem } from '../../entities/inventory/expected-item';
import {
  expectFridge,
  knownItems,
  readFridge,
  type FridgeItem,
} from '../../entities/inventory/fridge-cache';
import { itemInput } from '../../entities/inventory/item-input';
import {
  usePutBackInventoryItemsMutation,
  type PutBackInventoryItemsMutation,
  type PutBackInventoryItemsMutationVariables,
} from './put-back-inventory-items.generated';

/** What putting items back is expected to answer. Null while the cache cannot know. */
export function expectPutBack(
  cache: ApolloCache,
  { items, leftoversId }: PutBackInventoryItemsMutationVariables,
): PutBackInventoryItemsMutation | null {
  const inventoryItems = [items].flat().map((input): FridgeItem => {
    const [known] = knownItems(cache, [String(input.id)]);
    const item = expectedItem(input, known?.pictureKey);
    const { freezerDays, thawedDays, product } = known ?? item;
    return { ...item, freezerDays, thawedDays, product };
  });
  const deletedInventoryItemIds = leftoversId == null ? [] : [String(leftoversId)];
  const back = new Set([...inventoryItems.map(({ id }) => id), ...deletedInventoryItemIds]);
  const others = readFridge(cache)?.filter(({ id }) => !back.has(id));
  const viewer = expectFridge(cache, others ? [...inventoryItems, ...others] : null);
  if (!viewer) return null;
  const __typename = 'PutBackInventoryItemsPayload' as const;
  const changed = { inventoryItems, deletedInventoryItemIds, viewer };
  return { putBackInventoryItems: { ...nothingChanged, __typename, ...changed } };
}

/** Puts items back as they were, and takes the leftovers away, by one request; resolves to why not, or null. */
export function usePutBackItems(): (
  items: readonly FridgeItem[],
  leftoversId: string | null,
) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [putBack] = usePutBackInventoryItemsMutation({
    optimisticResponse: (variables, { IGNORE }) => expectPutBack(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (items, leftoversId) =>
    problemOf(
      t,
      'putBackInventoryItems',
      putBack({ variables: { items: items.map(itemInput), leftoversId } }),
      ({ putBackInventoryItems }) => putBackInventoryItems,
    );
}
