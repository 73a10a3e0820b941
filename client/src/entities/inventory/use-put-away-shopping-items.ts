import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { unlistItems } from '../shopping/list-cache';
import { placeItems } from './fridge-cache';
import { usePutAwayShoppingItemsMutation } from './put-away-shopping-items.generated';

interface PutAwayShoppingItems {
  /** Moves ticked lines into the fridge; resolves to how many things are in it now, or to why not. */
  putAway: (ids: readonly string[]) => Promise<{ stored: number } | { problem: string }>;
  puttingAway: boolean;
}

/** The list, the fridge and the dashboard follow from the one reply. Only the server knows what the lines add up to. */
export function usePutAwayShoppingItems(): PutAwayShoppingItems {
  const { t } = useTranslation('errors');
  const [mutate, { loading }] = usePutAwayShoppingItemsMutation({
    update: (cache, { data }) => {
      const result = data?.putAwayShoppingItems;
      if (result?.__typename !== 'PutAwayShoppingItemsPayload') return;
      const { viewer, inventoryItems, removedItemIds } = result;
      unlistItems(cache, viewer.id, removedItemIds);
      placeItems(
        cache,
        viewer.id,
        inventoryItems.map(({ id }) => id),
      );
    },
  });
  return {
    puttingAway: loading,
    putAway: async (ids) => {
      try {
        const { data } = await mutate({ variables: { ids: [...ids] } });
        const result = data?.putAwayShoppingItems;
        if (result?.__typename === 'PutAwayShoppingItemsPayload')
          return { stored: result.inventoryItems.length };
        return {
          problem: result ? refusalSentence(t, 'putAwayShoppingItems', result) : t('unexpected'),
        };
      } catch (error) {
        return { problem: failureSentence(t, error, 'putAwayShoppingItems') };
      }
    },
  };
}
