import type { ApolloCache, Reference } from '@apollo/client/cache';
import { kitchenOf } from '../../apollo/kitchen-of';
import { todayInZurich } from '../planned-meal/calendar-day';
import { ExpiringSoonDocument, type ExpiringSoonQuery } from './expiring-soon.generated';
import { expiringSoon } from './freshness';
import { FridgeItemFragmentDoc } from './fridge-item.generated';
import { InventoryItemsDocument, type InventoryItemsQuery } from './inventory-items.generated';

export type FridgeItem = NonNullable<
  NonNullable<InventoryItemsQuery['viewer']>['household']['kitchen']
>['inventoryItems'][number];

export type ExpectedViewer = NonNullable<ExpiringSoonQuery['viewer']>;

/** As many as the dashboard names. */
const namedItems = 3;

/** The fridge as it is on screen; null where the cache does not have it. */
export const readFridge = (cache: ApolloCache): readonly FridgeItem[] | null =>
  cache.readQuery({ query: InventoryItemsDocument, optimistic: true })?.viewer?.household.kitchen
    ?.inventoryItems ?? null;

/** Of these items those that the cache knows, whether or not it has the whole fridge. */
export const knownItems = (cache: ApolloCache, ids: readonly string[]): FridgeItem[] =>
  ids.flatMap((id) => {
    const item = cache.readFragment({
      id: cache.identify({ __typename: 'InventoryItem', id }),
      fragment: FridgeItemFragmentDoc,
      optimistic: true,
    });
    return item ? [item] : [];
  });

/** The viewer once the fridge holds these items, as far as the cache can know; null where it cannot. */
export function expectFridge(
  cache: ApolloCache,
  items: readonly FridgeItem[] | null,
): ExpectedViewer | null {
  const known = cache.readQuery({
    query: ExpiringSoonDocument,
    optimistic: true,
    returnPartialData: true,
  })?.viewer;
  if (!known?.id) return null;
  const { id } = known;
  if (known.dashboard?.id === undefined || !items) {
    return { __typename: 'Viewer', id, dashboard: null };
  }
  const soon = expiringSoon(items, todayInZurich());
  return {
    __typename: 'Viewer',
    id,
    dashboard: {
      __typename: 'Dashboard',
      id: known.dashboard.id,
      expiringSoon: {
        __typename: 'ExpiringSoon',
        count: soon.length,
        items: soon.slice(0, namedItems).map((item) => ({
          __typename: 'InventoryItem',
          id: item.id,
          name: item.name,
          expirationDate: item.expirationDate,
          expirationEstimate: item.expirationEstimate,
        })),
      },
    },
  };
}

type Age = (item: Reference) => string;
type Change = (list: readonly Reference[], createdAt: Age) => readonly Reference[];

function changeList(cache: ApolloCache, viewerId: string, change: Change): void {
  cache.modify<{ inventoryItems: readonly Reference[] }>({
    id: kitchenOf(cache, viewerId),
    fields: {
      inventoryItems: (stored, { readField }) =>
        change(stored, (item) => readField<string>('createdAt', item) ?? ''),
    },
  });
}

const referencesTo = (cache: ApolloCache, ids: readonly string[]): Reference[] =>
  ids.flatMap((id) => {
    const __ref = cache.identify({ __typename: 'InventoryItem', id });
    return __ref === undefined ? [] : [{ __ref }];
  });

/** Puts items into the kitchen's cached list, the newest first; those that are there stay. */
export function placeItems(cache: ApolloCache, viewerId: string, ids: readonly string[]): void {
  changeList(cache, viewerId, (list, createdAt) => {
    const known = new Set(list.map(({ __ref }) => __ref));
    const added = referencesTo(cache, ids).filter(({ __ref }) => !known.has(__ref));
    return [...added, ...list].sort((a, b) => createdAt(b).localeCompare(createdAt(a)));
  });
}

/** Takes items out of the kitchen's cached list. */
export function removeItems(cache: ApolloCache, viewerId: string, ids: readonly string[]): void {
  const gone = new Set(referencesTo(cache, ids).map(({ __ref }) => __ref));
  changeList(cache, viewerId, (list) => list.filter(({ __ref }) => !gone.has(__ref)));
}
