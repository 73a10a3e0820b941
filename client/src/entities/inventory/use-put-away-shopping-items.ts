import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { expectItemsToBuy, unlistItems } from '../shopping/list-cache';
import { adoptChange } from '../household/adopt-change';
import { usePutAwayShoppingItemsMutation } from './put-away-shopping-items.generated';

interface PutAway {
  /** How many things are in the fridge now. */
  stored: number;
  /** Which lines that were. */
  ids: readonly string[];
  /** What does not keep until the meals that it was bought for. */
  toFreeze: readonly { id: string; name: string }[];
}

interface PutAwayShoppingItems {
  /** Moves ticked lines into the fridge; resolves to what became of them, or to why not. */
  putAway: (ids: readonly string[]) => Promise<PutAway | { problem: string }>;
  puttingAway: boolean;
}

/**
 * The lines leave the list at once, and come back if it fails. What they add up to, and until when it keeps,
 * only the server knows: the fridge and the dashboard follow from its one reply.
 */
export function usePutAwayShoppingItems(): PutAwayShoppingItems {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [mutate, { loading }] = usePutAwayShoppingItemsMutation({
    update: adoptChange,
  });
  return {
    puttingAway: loading,
    putAway: async (ids) => {
      const layer = `put-away ${crypto.randomUUID()}`;
      const viewerId = expectItemsToBuy(cache, {})?.id;
      if (viewerId !== undefined)
        cache.recordOptimisticTransaction(
          (expected) => unlistItems(expected, viewerId, ids),
          layer,
        );
      try {
        const { data } = await mutate({ variables: { ids: [...ids] } });
        const result = data?.putAwayShoppingItems;
        if (result?.__typename === 'PutAwayShoppingItemsPayload')
          return {
            stored: result.inventoryItems.length,
            ids: result.deletedShoppingItemIds,
            toFreeze: result.itemsToFreeze,
          };
        return {
          problem: result ? refusalSentence(t, 'putAwayShoppingItems', result) : t('unexpected'),
        };
      } catch (error) {
        return { problem: operationFailure(t, error, 'putAwayShoppingItems') };
      } finally {
        cache.removeOptimistic(layer);
      }
    },
  };
}
