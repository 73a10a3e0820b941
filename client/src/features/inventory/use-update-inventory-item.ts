import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { expectFridge, readFridge, type FridgeItem } from '../../entities/inventory/fridge-cache';
import { problemOf, type Problem } from '../../entities/inventory/answer-of';
import type { ItemDraft } from './item-draft';
import { knownPicture } from './known-picture';
import {
  useUpdateInventoryItemMutation,
  type UpdateInventoryItemMutation,
  type UpdateInventoryItemMutationVariables,
} from './update-inventory-item.generated';

/** What changing an item of the fridge is expected to answer. Null while the cache cannot know. */
export function expectUpdatedInventoryItem(
  cache: ApolloCache,
  { id, input }: UpdateInventoryItemMutationVariables,
): UpdateInventoryItemMutation | null {
  const fridge = readFridge(cache);
  const known = fridge?.find((item) => item.id === id);
  if (!fridge || !known) return null;
  const name = input.name ?? known.name;
  const item: FridgeItem = {
    ...known,
    name,
    pictureKey: name === known.name ? known.pictureKey : knownPicture(cache, name),
    quantity: input.quantity ?? known.quantity,
    unit: input.unit ?? known.unit,
    category: input.category ?? known.category,
    place: input.place ?? known.place,
    ...(input.expirationDate !== undefined && {
      expirationDate: input.expirationDate,
      expirationEstimate: input.expirationDate === null ? null : (input.expirationEstimate ?? null),
    }),
  };
  const viewer = expectFridge(
    cache,
    fridge.map((each) => (each.id === id ? item : each)),
  );
  if (!viewer) return null;
  const payload = { __typename: 'UpdateInventoryItemPayload' as const, viewer };
  return { updateInventoryItem: { ...nothingChanged, ...payload, inventoryItems: [item] } };
}

/** Changes an item at once; resolves to why not, or null. */
export function useUpdateInventoryItem(): (
  id: string,
  changes: Partial<ItemDraft>,
) => Promise<Problem | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [update] = useUpdateInventoryItemMutation({
    optimisticResponse: (variables, { IGNORE }) =>
      expectUpdatedInventoryItem(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (id, input) =>
    problemOf(
      t,
      'updateInventoryItem',
      update({ variables: { id, input } }),
      ({ updateInventoryItem }) => updateInventoryItem,
    );
}
