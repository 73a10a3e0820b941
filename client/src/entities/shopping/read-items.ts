import type { ApolloCache } from '@apollo/client/cache';
import { countArticles } from './count-articles';
import { ItemCheckFragmentDoc } from './item-check.generated';
import { ListedItemFragmentDoc } from './listed-item.generated';

/** The lines as the cache last knew them, listed or not; those it does not know are left out. */
export const readItems = (cache: ApolloCache, ids: readonly string[]) =>
  ids.flatMap((itemId) => {
    const id = cache.identify({ __typename: 'ShoppingItem', id: itemId });
    const item = cache.readFragment({ id, fragment: ListedItemFragmentDoc, optimistic: true });
    const check = cache.readFragment({ id, fragment: ItemCheckFragmentDoc, optimistic: true });
    return item && check ? [{ ...item, checked: check.checked }] : [];
  });

/** How many articles unticked lines are, as the list counts them; null where the cache does not know them all. */
export function countLines(cache: ApolloCache, ids: readonly string[]): number | null {
  const known = readItems(cache, ids);
  return known.length < ids.length ? null : countArticles(known, false);
}
