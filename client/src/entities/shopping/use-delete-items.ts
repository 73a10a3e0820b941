import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange } from '../household/adopt-change';
import { expectItemsToBuy } from './list-cache';
import {
  useDeleteShoppingItemsMutation,
  type DeleteShoppingItemsMutation,
} from './delete-shopping-items.generated';
import { problemOf } from '../../apollo/problem-of';

/** Takes rows off the list at once; resolves to why not, or null. */
export function useDeleteItems(): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeleteShoppingItemsMutation({
    optimisticResponse: ({ ids }, { IGNORE }): DeleteShoppingItemsMutation | typeof IGNORE => {
      const deletedShoppingItemIds = ids.map(String);
      const viewer = expectItemsToBuy(cache, { gone: deletedShoppingItemIds });
      if (!viewer) return IGNORE;
      return {
        deleteShoppingItems: {
          __typename: 'DeleteShoppingItemsPayload',
          deletedShoppingItemIds,
          viewer,
        },
      };
    },
    update: adoptChange,
  });
  return (ids) => problemOf(t, 'deleteShoppingItems', remove({ variables: { ids } }));
}
