import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  expectFridge,
  placeItems,
  readFridge,
  type FridgeItem,
} from '../../entities/inventory/fridge-cache';
import {
  useAddInventoryItemMutation,
  type AddInventoryItemMutation,
} from './add-inventory-item.generated';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import type { ItemDraft } from './item-draft';

/** Of one that is put back, when it first was put in. */
export type NewItem = ItemDraft & { id: string; createdAt?: string };

/** Puts an item in the fridge at once; resolves to why not, or null. The same id twice adds one. */
export function useAddInventoryItem(): (item: NewItem) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [add] = useAddInventoryItemMutation({
    optimisticResponse: ({ input }, { IGNORE }): AddInventoryItemMutation | typeof IGNORE => {
      const item: FridgeItem = {
        __typename: 'InventoryItem',
        id: String(input.id),
        name: input.name,
        quantity: input.quantity ?? 1,
        unit: input.unit ?? 'UNIT',
        expirationDate: input.expirationDate ?? null,
        category: input.category ?? 'OTHER',
        product: '',
        createdAt: input.createdAt ?? new Date().toISOString(),
      };
      const fridge = readFridge(cache);
      const viewer = expectFridge(cache, fridge && [item, ...fridge]);
      if (!viewer) return IGNORE;
      return { addInventoryItem: { __typename: 'AddInventoryItemPayload', item, viewer } };
    },
    update: (updated, { data }) => {
      const result = data?.addInventoryItem;
      if (result?.__typename !== 'AddInventoryItemPayload') return;
      placeItems(updated, result.viewer.id, [result.item.id]);
    },
  });
  return (input) =>
    problemOf(
      t,
      'addInventoryItem',
      add({ variables: { input } }),
      ({ addInventoryItem }) => addInventoryItem,
    );
}
