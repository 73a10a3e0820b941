import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectFridge, readFridge } from '../../entities/inventory/fridge-cache';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import {
  useDeleteInventoryItemMutation,
  type DeleteInventoryItemMutation,
  type DeleteInventoryItemMutationVariables,
} from './delete-inventory-item.generated';

/** What taking an item out of the fridge is expected to answer. Null while the cache cannot know. */
export function expectDeletedInventoryItem(
  cache: ApolloCache,
  { id }: DeleteInventoryItemMutationVariables,
): DeleteInventoryItemMutation | null {
  const fridge = readFridge(cache);
  const viewer = expectFridge(cache, fridge && fridge.filter((item) => item.id !== id));
  if (!viewer) return null;
  return {
    deleteInventoryItem: {
      __typename: 'DeleteInventoryItemPayload',
      deletedInventoryItemIds: [String(id)],
      viewer,
    },
  };
}

/** Takes an item out of the fridge at once; resolves to why not, or null. */
export function useDeleteInventoryItem(): (id: string) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeleteInventoryItemMutation({
    optimisticResponse: (variables, { IGNORE }) =>
      expectDeletedInventoryItem(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (id) =>
    problemOf(
      t,
      'deleteInventoryItem',
      remove({ variables: { id } }),
      ({ deleteInventoryItem }) => deleteInventoryItem,
    );
}
