import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { expectFridge, readFridge, removeItems } from '../../entities/inventory/fridge-cache';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import {
  useDeleteInventoryItemMutation,
  type DeleteInventoryItemMutation,
} from './delete-inventory-item.generated';

/** Takes an item out of the fridge at once; resolves to why not, or null. */
export function useDeleteInventoryItem(): (id: string) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeleteInventoryItemMutation({
    optimisticResponse: ({ id }, { IGNORE }): DeleteInventoryItemMutation | typeof IGNORE => {
      const fridge = readFridge(cache);
      const viewer = expectFridge(cache, fridge && fridge.filter((item) => item.id !== id));
      if (!viewer) return IGNORE;
      return {
        deleteInventoryItem: {
          __typename: 'DeleteInventoryItemPayload',
          deletedItemId: String(id),
          viewer,
        },
      };
    },
    update: (updated, { data }) => {
      const result = data?.deleteInventoryItem;
      if (result?.__typename !== 'DeleteInventoryItemPayload') return;
      removeItems(updated, result.viewer.id, [result.deletedItemId]);
    },
  });
  return (id) =>
    problemOf(
      t,
      'deleteInventoryItem',
      remove({ variables: { id } }),
      ({ deleteInventoryItem }) => deleteInventoryItem,
    );
}
