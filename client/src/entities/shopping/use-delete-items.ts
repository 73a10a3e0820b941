import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange } from '../household/adopt-change';
import { expectItemsToBuy } from './list-cache';
import {
  useDeleteShoppingItemsMutation,
  type DeleteShoppingItemsMutation,
  type DeleteShoppingItemsMutationVariables,
} from './delete-shopping-items.generated';
import { problemOf } from '../../apollo/problem-of';

/** What taking rows off the list is expected to answer. Null while the cache cannot know. */
export function expectDeletedItems(
  cache: ApolloCache,
  { ids }: DeleteShoppingItemsMutationVariables,
): DeleteShoppingItemsMutation | null {
  const deletedShoppingItemIds = ids.map(String);
  const viewer = expectItemsToBuy(cache, { gone: deletedShoppingItemIds });
  if (!viewer) return null;
  return {
    deleteShoppingItems: {
      __typename: 'DeleteShoppingItemsPayload',
      deletedShoppingItemIds,
      viewer,
    },
  };
}

/** Takes rows off the list at once; resolves to why not, or null. */
export function useDeleteItems(): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeleteShoppingItemsMutation({
    optimisticResponse: (variables, { IGNORE }) => expectDeletedItems(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (ids) => problemOf(t, 'deleteShoppingItems', remove({ variables: { ids } }));
}
