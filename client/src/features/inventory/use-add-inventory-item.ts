import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { expectedItem } from '../../entities/inventory/expected-item';
import { expectFridge, readFridge } from '../../entities/inventory/fridge-cache';
import {
  useAddInventoryItemMutation,
  type AddInventoryItemMutation,
  type AddInventoryItemMutationVariables,
} from './add-inventory-item.generated';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import type { ItemDraft } from './item-draft';
import { knownPicture } from './known-picture';

/** Of one that is put back, when it first was put in. */
export type NewItem = ItemDraft & { id: string; createdAt?: string };

/** What putting an item in the fridge is expected to answer. Null while the cache cannot know. */
export function expectAddedInventoryItem(
  cache: ApolloCache,
  { input }: AddInventoryItemMutationVariables,
): AddInventoryItemMutation | null {
  const item = expectedItem(input, knownPicture(cache, input.name));
  const fridge = readFridge(cache);
  const viewer = expectFridge(cache, fridge && [item, ...fridge]);
  if (!viewer) return null;
  const payload = { __typename: 'AddInventoryItemPayload' as const, viewer };
  return { addInventoryItem: { ...nothingChanged, ...payload, inventoryItems: [item] } };
}

/** Puts an item in the fridge at once; resolves to why not, or null. The same id twice adds one. */
export function useAddInventoryItem(): (item: NewItem) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [add] = useAddInventoryItemMutation({
    optimisticResponse: (variables, { IGNORE }) =>
      expectAddedInventoryItem(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (input) =>
    problemOf(
      t,
      'addInventoryItem',
      add({ variables: { input } }),
      ({ addInventoryItem }) => addInventoryItem,
    );
}
