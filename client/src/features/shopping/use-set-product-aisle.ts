import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { Aisle } from '../../graphql.generated';
import { problemOf } from '../../apollo/problem-of';
import { ListedItemsDocument } from './listed-items.generated';
import {
  useSetProductAisleMutation,
  type SetProductAisleMutation,
} from './set-product-aisle.generated';

/** Moves a product to another aisle, for good; resolves to why not, or null. */
export function useSetProductAisle(): (product: string, aisle: Aisle) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [set] = useSetProductAisleMutation({
    optimisticResponse: ({ product, aisle }): SetProductAisleMutation => {
      const rows =
        cache.readQuery({ query: ListedItemsDocument })?.viewer?.household.kitchen?.shoppingItems ??
        [];
      const shoppingItems = rows
        .filter((row) => row.product === product)
        .map(({ id }) => ({ __typename: 'ShoppingItem' as const, id, aisle }));
      return { setProductAisle: { __typename: 'SetProductAislePayload', shoppingItems } };
    },
  });
  return (product, aisle) =>
    problemOf(t, 'setProductAisle', set({ variables: { product, aisle } }));
}
