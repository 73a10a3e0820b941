import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { Aisle } from '../../graphql.generated';
import { problemOf } from '../../apollo/problem-of';
import { ListedItemsDocument } from './listed-items.generated';
import {
  useSetProductAisleMutation,
  type SetProductAisleMutation,
  type SetProductAisleMutationVariables,
} from './set-product-aisle.generated';

/** What finding a product in another aisle is expected to answer: how it is sold there is the server’s to say. Null while the cache cannot know. */
export function expectProductAisle(
  cache: ApolloCache,
  { product, aisle }: SetProductAisleMutationVariables,
): SetProductAisleMutation | null {
  const kitchen = cache.readQuery({ query: ListedItemsDocument })?.viewer?.household.kitchen;
  if (!kitchen) return null;
  const shoppingItems = kitchen.shoppingItems
    .filter((row) => row.product === product)
    .map(({ id, packaging }) => ({ __typename: 'ShoppingItem' as const, id, aisle, packaging }));
  return { setProductAisle: { __typename: 'SetProductAislePayload', shoppingItems } };
}

/** Moves a product to another aisle, for good; resolves to why not, or null. */
export function useSetProductAisle(): (product: string, aisle: Aisle) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [set] = useSetProductAisleMutation({
    optimisticResponse: (variables, { IGNORE }) => expectProductAisle(cache, variables) ?? IGNORE,
  });
  return (product, aisle) =>
    problemOf(t, 'setProductAisle', set({ variables: { product, aisle } }));
}
