import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../household/adopt-change';
import { expectItemsToBuy } from './list-cache';
import { readItems } from './read-items';
import { restoreProblem } from './restore-problem';
import {
  useRestoreShoppingItemsMutation,
  type RestoreShoppingItemsMutation,
  type RestoreShoppingItemsMutationVariables,
} from './restore-shopping-items.generated';

/** What putting deleted rows back is expected to answer. Null while the cache cannot know. */
export function expectRestoredItems(
  cache: ApolloCache,
  { ids }: RestoreShoppingItemsMutationVariables,
): RestoreShoppingItemsMutation | null {
  const shoppingItems = readItems(cache, ids.map(String));
  const viewer = expectItemsToBuy(cache, { added: shoppingItems });
  if (!viewer) return null;
  const payload = { __typename: 'RestoreShoppingItemsPayload' as const, viewer };
  return { restoreShoppingItems: { ...nothingChanged, ...payload, shoppingItems } };
}

/**
 * Puts deleted rows back where they were, at once; resolves to why not, or null.
 * @param nothingLeft what is said where none of them can come back
 */
export function useRestoreItems(nothingLeft: string): (ids: string[]) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [restore] = useRestoreShoppingItemsMutation({
    optimisticResponse: (variables, { IGNORE }) => expectRestoredItems(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (ids) => restoreProblem(t, restore({ variables: { ids } }), nothingLeft);
}
