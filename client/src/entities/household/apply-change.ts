import type { ApolloClient } from '@apollo/client';
import { kitchenOf } from '../../apollo/kitchen-of';
import { readThroughout } from '../notification/read-throughout';
import { adoptRows } from './adopt-change';
import {
  HouseholdChangedDocument,
  type HouseholdChangedSubscription,
} from './household-changed.generated';

export type HouseholdChange = HouseholdChangedSubscription['householdChanged'];

/** Forgets what was read of the household: too much of it has changed. Of a former one nothing leads to its kitchen. */
export function forgetKitchen(client: ApolloClient, viewerId: string): void {
  const { cache } = client;
  const kitchen = kitchenOf(cache, viewerId);
  if (kitchen) cache.evict({ id: kitchen });
  cache.evict({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fieldName: 'dashboard',
  });
}

/** Makes the cache say what an event says; the same event again changes nothing. */
export function applyChange(client: ApolloClient, change: HouseholdChange): void {
  const { cache } = client;
  cache.batch({
    update: () => {
      cache.write({
        dataId: 'ROOT_SUBSCRIPTION',
        query: HouseholdChangedDocument,
        result: { householdChanged: change },
      });
      adoptRows(cache, change);
      if (change.notified) readThroughout(cache, change.notified.id);
    },
  });
  if (change.complete) return;
  forgetKitchen(client, change.viewer.id);
  // What is on screen is read again, once; the rest when it is next looked at.
  void client.refetchQueries({ include: 'active' });
}
