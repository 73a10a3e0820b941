import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../household/adopt-change';
import { expectItemsToBuy } from './list-cache';
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
      const shoppingItems = readItems(cache, ids.map(String));
      const viewer = expectItemsToBuy(cache, { added: shoppingItems });
      if (!viewer) return IGNORE;
      const payload = { __typename: 'RestoreShoppingItemsPayload' as const, viewer };
      return { restoreShoppingItems: { ...nothingChanged, ...payload, shoppingItems } };
    },
    update: adoptChange,
  });
  return (ids) => restoreProblem(t, restore({ variables: { ids } }), nothingLeft);
}
