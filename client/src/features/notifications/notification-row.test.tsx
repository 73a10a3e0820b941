import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createCache } from '../../apollo/cache';
import {
  NotificationRowFragmentDoc,
  type NotificationRowFragment,
} from '../../entities/notification/notification-row.generated';
import { catalogue } from '../../i18n/fr/notifications';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { NotificationRow } from './notification-row';

// Before the module makes its format: another zone than the one that is told.
vi.hoisted(() => (process.env.TZ = 'Pacific/Auckland'));

const draw = drawInFrench({ notifications: catalogue });

type Written = FragmentType<NotificationRowFragment> &
  Pick<NotificationRowFragment, '__typename' | 'id'>;

function shown(createdAt: string): string {
  const cache = createCache();
  const row: Written = { __typename: 'Notification', id: 'news' };
  cache.writeFragment({
    fragment: NotificationRowFragmentDoc,
    fragmentName: 'NotificationRow',
    data: {
      ...row,
      title: 'Nouvelle',
      message: 'Du nouveau.',
      type: 'SYSTEM',
      invitationId: null,
      readAt: null,
      createdAt,
    },
  });
  return draw(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
        <NotificationRow from={row} email="ana@example.org" onLeave={() => undefined} />
      </ApolloProvider>
    </MemoryRouter>,
  );
}

it.each([
  ['2026-01-15T22:30:00Z', '15 janvier 2026 à 23:30'],
  ['2026-07-15T22:30:00Z', '16 juillet 2026 à 00:30'],
])('%s is told in the time of Zurich, wherever the browser is', (createdAt, told) => {
  expect(shown(createdAt)).toContain(`<time dateTime="${createdAt}"`);
  expect(shown(createdAt)).toContain(told);
});
