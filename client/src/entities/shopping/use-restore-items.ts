import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { expectItemsToBuy, listItems } from './list-cache';
import { readItems } from './read-items';
import { restoreProblem } from './restore-problem';
import {
  useRestoreShoppingItemsMutation,
  type RestoreShoppingItemsMutation,
} from './restore-shopping-items.generated';

/**
 * Puts deleted rows back where they were, at once; resolves to why not, or null.
 * @param nothingLeft what is said where none of them can come back
 */
export function useRestoreItems(nothingLeft: string): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [restore] = useRestoreShoppingItemsMutation({
    optimisticResponse: ({ ids }, { IGNORE }): RestoreShoppingItemsMutation | typeof IGNORE => {
      const items = readItems(cache, ids.map(String));
      const open = items.filter(({ checked, toCheck }) => !checked && !toCheck);
      const viewer = expectItemsToBuy(cache, open.length);
      if (!viewer) return IGNORE;
      return { restoreShoppingItems: { __typename: 'RestoreShoppingItemsPayload', items, viewer } };
    },
    update: (updated, { data }) => {
      const result = data?.restoreShoppingItems;
      if (result?.__typename !== 'RestoreShoppingItemsPayload') return;
      listItems(updated, result.viewer.id, result.items);
    },
  });
  return (ids) => restoreProblem(t, restore({ variables: { ids } }), nothingLeft);
}
