import { expect, it } from 'vitest';
import type { ApolloCache } from '@apollo/client/cache';
import { createCache } from '../../apollo/cache';
import { toKeep, type Snapshot } from '../../offline/snapshot';
import { GuardDocument, type GuardQuery } from './guard.generated';

const id = '0e6f5f0e-6b1f-4d2c-9b4e-6a8f7d3c2b1a';

const guard: GuardQuery = {
  viewer: {
    __typename: 'Viewer',
    id,
    email: 'camille@example.org',
    nextStep: 'DASHBOARD',
    consentDue: true,
    preferences: { __typename: 'Preferences', id },
    profile: { __typename: 'Profile', id, firstName: 'Camille', lastName: 'Rey' },
    household: { __typename: 'Household', id, changeCursor: null, dietVersion: '', members: [] },
    notifications: { __typename: 'NotificationConnection', unreadCount: 0 },
  },
};

it('who is there is read whole from what the device keeps, and is asked nothing', () => {
  const cache: ApolloCache = createCache();
  cache.writeQuery({ query: GuardDocument, data: guard });
  const kept = toKeep(cache.extract() as Snapshot, null);
  const opened: ApolloCache = createCache();
  opened.restore(kept);
  expect(opened.readQuery({ query: GuardDocument })).toMatchObject({
    viewer: { id, nextStep: 'DASHBOARD', consentDue: false },
  });
});
