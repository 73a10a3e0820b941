import type { ApolloCache, Reference } from '@apollo/client/cache';
import { kitchenOf } from '../../apollo/kitchen-of';
import { countArticles } from './count-articles';
import { ItemsToBuyDocument } from './items-to-buy.generated';
import { knownChecks } from './read-checks';

interface Place {
  createdAt: string;
  position: number | null;
  id: string;
}

/** The server's order: the newest first, a recipe's lines as it has them. */
function compareItems(a: Place, b: Place): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  const byPosition = (a.position ?? Infinity) - (b.position ?? Infinity);
  if (byPosition) return byPosition;
  return a.id < b.id ? 1 : -1;
}

type Lists = Record<'shoppingItems' | 'boughtItems', readonly Reference[]>;

/** What a field of the kitchen is without some lines; the same when it has none of them. */
function without(stored: unknown, gone: ReadonlySet<string | undefined>) {
  const list = stored as readonly Reference[];
  const left = list.filter(({ __ref }) => !gone.has(__ref));
  return left.length === list.length ? list : left;
}

const referencesTo = (
  cache: ApolloCache,
  ids: readonly string[],
): ReadonlySet<string | undefined> =>
  new Set(ids.map((id) => cache.identify({ __typename: 'ShoppingItem', id })));

/** Puts lines into the kitchen's cached list at their places; those that are there stay. */
export function listItems(
  cache: ApolloCache,
  viewerId: string,
  items: readonly { id: string }[],
): void {
  const listed = referencesTo(
    cache,
    items.map(({ id }) => id),
  );
  cache.modify<Lists>({
    id: kitchenOf(cache, viewerId),
    fields: {
      boughtItems: (stored) => without(stored, listed),
      shoppingItems: (stored, { readField, toReference }) => {
        const list = stored as readonly Reference[];
        const known = new Set(list.map(({ __ref }) => __ref));
        const added = items.flatMap(({ id }) => {
          const reference = toReference({ __typename: 'ShoppingItem', id });
          // Of one that is only ticked, the cache may not know what it is.
          const isWhole = readField('createdAt', reference) !== undefined;
          return reference && isWhole && !known.has(reference.__ref) ? [reference] : [];
        });
        if (added.length === 0) return stored;
        const placeOf = (reference: Reference): Place => ({
          id: readField<string>('id', reference) ?? '',
          createdAt: readField<string>('createdAt', reference) ?? '',
          position: readField<number | null>('position', reference) ?? null,
        });
        return [...added, ...list]
          .map((reference) => ({ reference, place: placeOf(reference) }))
          .sort((a, b) => compareItems(a.place, b.place))
          .map(({ reference }) => reference);
      },
    },
  });
}

/**
 * Takes lines off the kitchen's cached list, and off what is still to be put away. What is known of them stays, for an
 * undo.
 */
export function unlistItems(cache: ApolloCache, viewerId: string, ids: readonly string[]): void {
  const gone = referencesTo(cache, ids);
  if (gone.size === 0) return;
  cache.modify<Lists>({
    id: kitchenOf(cache, viewerId),
    fields: {
      shoppingItems: (stored) => without(stored, gone),
      boughtItems: (stored) => without(stored, gone),
    },
  });
}

/** Lines that were bought with the last of their recipe: off the list, and now to be put away. */
export function buyItems(cache: ApolloCache, viewerId: string, ids: readonly string[]): void {
  const bought = referencesTo(cache, ids);
  if (bought.size === 0) return;
  cache.modify<Lists>({
    id: kitchenOf(cache, viewerId),
    fields: {
      shoppingItems: (stored) => without(stored, bought),
      boughtItems: (stored, { toReference }) => {
        const list = stored as readonly Reference[];
        const known = new Set(list.map(({ __ref }) => __ref));
        const added = ids.flatMap((id) => {
          const reference = toReference({ __typename: 'ShoppingItem', id });
          return reference && !known.has(reference.__ref) ? [reference] : [];
        });
        return added.length === 0 ? stored : [...added, ...list];
      },
    },
  });
}

export interface ExpectedViewer {
  __typename: 'Viewer';
  id: string;
  dashboard: { __typename: 'Dashboard'; id: string; itemsToBuy: number } | null;
}

export interface ListChange {
  /** Lines that leave the list. */
  gone?: readonly string[];
  /** Lines that are ticked then, or are not. */
  ticked?: { ids: readonly string[]; checked: boolean };
  /** Lines that come to the list. */
  added?: readonly { id: string; product: string; checked: boolean; toCheck: boolean }[];
}

/** How many articles are to be bought once the list has changed; null while the cache does not know it. */
export function expectedToBuy(
  cache: ApolloCache,
  { gone = [], ticked, added = [] }: ListChange,
): number | null {
  const known = knownChecks(cache);
  if (!known) return null;
  const [leaving, changing] = [new Set(gone), new Set(ticked?.ids)];
  const coming = new Set(added.map(({ id }) => id));
  const left = known.flatMap((item) => {
    if (leaving.has(item.id) || coming.has(item.id)) return [];
    return [ticked && changing.has(item.id) ? { ...item, checked: ticked.checked } : item];
  });
  return countArticles([...left, ...added], false);
}

/** The viewer with what is to be bought once the list has changed, as far as the cache can know; null where it cannot. */
export function expectItemsToBuy(cache: ApolloCache, change: ListChange): ExpectedViewer | null {
  const known = cache.readQuery({
    query: ItemsToBuyDocument,
    optimistic: true,
    returnPartialData: true,
  })?.viewer;
  if (!known?.id) return null;
  const { id, itemsToBuy } = known.dashboard ?? {};
  const dashboard =
    id === undefined || itemsToBuy === undefined
      ? null
      : {
          __typename: 'Dashboard' as const,
          id,
          itemsToBuy: expectedToBuy(cache, change) ?? itemsToBuy,
        };
  return { __typename: 'Viewer', id: known.id, dashboard };
}
