import type { ApolloCache } from '@apollo/client/cache';
import { CheckedItemsDocument } from './checked-items.generated';

export interface ItemCheck {
  id: string;
  recipeId: string | null;
  product: string;
  checked: boolean;
  /** Of a staple: no article, until somebody says that it is to be bought. */
  toCheck: boolean;
}

/** Which lines are ticked, as the cache knows it now; null while it does not know the list. */
export const knownChecks = (cache: ApolloCache): readonly ItemCheck[] | null =>
  cache.readQuery({ query: CheckedItemsDocument, optimistic: true })?.viewer?.household.kitchen
    ?.shoppingItems ?? null;

/** The same, none while the cache does not know the list. */
export const readChecks = (cache: ApolloCache): readonly ItemCheck[] => knownChecks(cache) ?? [];
