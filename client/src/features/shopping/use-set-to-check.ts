import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import { readChecks } from '../../entities/shopping/read-checks';
import {
  useSetShoppingItemsToCheckMutation,
  type SetShoppingItemsToCheckMutation,
  type SetShoppingItemsToCheckMutationVariables,
} from './set-shopping-items-to-check.generated';

/** What is expected of staples that become articles to buy, or ones to look for at home. Null while the cache cannot know. */
export function expectItemsToCheck(
  cache: ApolloCache,
  { ids, toCheck }: SetShoppingItemsToCheckMutationVariables,
): SetShoppingItemsToCheckMutation | null {
  const asked = new Set([ids].flat().map(String));
  const moved = readChecks(cache).filter(
    (item) => asked.has(item.id) && !item.checked && item.toCheck !== toCheck,
  );
  const viewer = expectItemsToBuy(cache, {
    added: moved.map((item) => ({ ...item, toCheck })),
  });
  if (!viewer) return null;
  return {
    setShoppingItemsToCheck: {
      __typename: 'SetShoppingItemsToCheckPayload',
      shoppingItems: moved.map(({ id }) => ({ __typename: 'ShoppingItem', id, toCheck })),
      viewer,
    },
  };
}

/** Makes staples articles to buy, or ones to look for at home again; resolves to why not, or null. */
export function useSetToCheck(): (ids: string[], toCheck: boolean) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [set] = useSetShoppingItemsToCheckMutation({
    optimisticResponse: (variables, { IGNORE }) => expectItemsToCheck(cache, variables) ?? IGNORE,
  });
  return (ids, toCheck) =>
    problemOf(t, 'setShoppingItemsToCheck', set({ variables: { ids, toCheck } }));
}
