import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { expectItemsToBuy, unlistItems } from './list-cache';
import {
  useDeleteShoppingItemsMutation,
  type DeleteShoppingItemsMutation,
} from './delete-shopping-items.generated';
import { problemOf } from '../../apollo/problem-of';
import { readChecks } from './read-checks';

/** Takes rows off the list at once; resolves to why not, or null. */
export function useDeleteItems(): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeleteShoppingItemsMutation({
    optimisticResponse: ({ ids }, { IGNORE }): DeleteShoppingItemsMutation | typeof IGNORE => {
      const deletedItemIds = ids.map(String);
      const open = readChecks(cache).filter(
        ({ id, checked, toCheck }) => !checked && !toCheck && deletedItemIds.includes(id),
      );
      const viewer = expectItemsToBuy(cache, -open.length);
      if (!viewer) return IGNORE;
      return {
        deleteShoppingItems: { __typename: 'DeleteShoppingItemsPayload', deletedItemIds, viewer },
      };
    },
    update: (updated, { data }) => {
      const result = data?.deleteShoppingItems;
      if (result?.__typename !== 'DeleteShoppingItemsPayload') return;
      unlistItems(updated, result.viewer.id, result.deletedItemIds);
    },
  });
  return (ids) => problemOf(t, 'deleteShoppingItems', remove({ variables: { ids } }));
}
