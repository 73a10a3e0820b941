import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { expectItemsToBuy, unlistItems } from '../../entities/shopping/list-cache';
import {
  useDeleteCheckedShoppingItemsMutation,
  type DeleteCheckedShoppingItemsMutation,
} from './delete-checked-shopping-items.generated';
import { problemOf } from '../../apollo/problem-of';
import { readChecks } from '../../entities/shopping/read-checks';

interface Outcome {
  problem: string | null;
  deletedItemIds: readonly string[];
}

/** Takes every ticked row off the list at once. */
export function useDeleteCheckedItems(): () => Promise<Outcome> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [remove] = useDeleteCheckedShoppingItemsMutation({
    optimisticResponse: (_, { IGNORE }): DeleteCheckedShoppingItemsMutation | typeof IGNORE => {
      const viewer = expectItemsToBuy(cache, {});
      if (!viewer) return IGNORE;
      const deletedItemIds = readChecks(cache).flatMap(({ id, checked }) => (checked ? [id] : []));
      return {
        deleteCheckedShoppingItems: {
          __typename: 'DeleteCheckedShoppingItemsPayload',
          deletedItemIds,
          viewer,
        },
      };
    },
    update: (updated, { data }) => {
      const result = data?.deleteCheckedShoppingItems;
      if (result) unlistItems(updated, result.viewer.id, result.deletedItemIds);
    },
  });
  return async () => {
    const answer = remove();
    const problem = await problemOf(t, 'deleteCheckedShoppingItems', answer);
    if (problem !== null) return { problem, deletedItemIds: [] };
    const deletedItemIds = (await answer).data?.deleteCheckedShoppingItems.deletedItemIds ?? [];
    return { problem, deletedItemIds };
  };
}
