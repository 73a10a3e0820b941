import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import {
  useDeleteCheckedShoppingItemsMutation,
  type DeleteCheckedShoppingItemsMutation,
} from './delete-checked-shopping-items.generated';
import { problemOf } from '../../apollo/problem-of';
import { readChecks } from '../../entities/shopping/read-checks';

interface Outcome {
  problem: string | null;
  deletedIds: readonly string[];
}

/** What taking every ticked row off the list is expected to answer. Null while the cache cannot know. */
export function expectDeletedCheckedItems(
  cache: ApolloCache,
): DeleteCheckedShoppingItemsMutation | null {
  const viewer = expectItemsToBuy(cache, {});
  if (!viewer) return null;
  const deletedShoppingItemIds = readChecks(cache).flatMap(({ id, checked }) =>
    checked ? [id] : [],
  );
  return {
    deleteCheckedShoppingItems: {
      __typename: 'DeleteCheckedShoppingItemsPayload',
      deletedShoppingItemIds,
      viewer,
    },
  };
}

/** Takes every ticked row off the list at once. */
export function useDeleteCheckedItems(): () => Promise<Outcome> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeleteCheckedShoppingItemsMutation({
    optimisticResponse: (_, { IGNORE }) => expectDeletedCheckedItems(cache) ?? IGNORE,
    update: adoptChange,
  });
  return async () => {
    const answer = remove();
    const problem = await problemOf(t, 'deleteCheckedShoppingItems', answer);
    if (problem !== null) return { problem, deletedIds: [] };
    const gone = (await answer).data?.deleteCheckedShoppingItems.deletedShoppingItemIds ?? [];
    return { problem, deletedIds: gone };
  };
}
