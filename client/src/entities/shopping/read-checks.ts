import type { ApolloCache } from '@apollo/client/cache';
import { CheckedItemsDocument } from './checked-items.generated';

export interface ItemCheck {
  id: string;
  recipeId: string | null;
  checked: boolean;
  /** Of a staple: no article, until somebody says that it is to be bought. */
  toCheck: boolean;
}

/** Which lines are ticked, as the cache knows it now. */
export const readChecks = (cache: ApolloCache): readonly ItemCheck[] =>
  cache.readQuery({ query: CheckedItemsDocument, optimistic: true })?.viewer?.shoppingItems ?? [];
