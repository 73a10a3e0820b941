import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { unlistItems } from '../shopping/list-cache';
import { placeItems } from './fridge-cache';
import { usePutAwayShoppingItemsMutation } from './put-away-shopping-items.generated';

interface PutAwayShoppingItems {
  /** Moves ticked lines into the fridge; resolves to the sentence that says why not, or null when it is done. */
  putAway: (ids: readonly string[]) => Promise<string | null>;
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
        if (result?.__typename === 'PutAwayShoppingItemsPayload') return null;
        return result ? refusalSentence(t, 'putAwayShoppingItems', result) : t('unexpected');
      } catch (error) {
        return failureSentence(t, error, 'putAwayShoppingItems');
      }
    },
  };
}
