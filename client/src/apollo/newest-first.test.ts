import { expect, it } from 'vitest';
import { NotificationsDocument } from '../features/notifications/notifications.generated';
import { createCache } from './cache';

type Cache = ReturnType<typeof createCache>;

const node = (number: number, readAt: string | null) => ({
  __typename: 'Notification' as const,
  id: `n${number}`,
  readAt,
  title: '',
  message: '',
  type: 'SYSTEM' as const,
  invitationId: null,
  createdAt: '',
});

/** A page of these numbers comes; `after` the last of another. */
function arrive(cache: Cache, numbers: readonly number[], hasNextPage: boolean, after?: string) {
  cache.writeQuery({
    query: NotificationsDocument,
    variables: { after },
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        email: '',
        notifications: {
          __typename: 'NotificationConnection',
          unreadCount: numbers.length,
          pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `c${numbers.at(-1)}` },
          edges: numbers.map((number) => ({
            __typename: 'NotificationEdge' as const,
            cursor: `c${number}`,
            node: node(number, null),
          })),
        },
      },
    },
  });
}

function shown(cache: Cache) {
  const list = cache.readQuery({ query: NotificationsDocument })?.viewer?.notifications;
  return {
    ids: list?.edges.map((edge) => edge.node.id).join(' '),
    more: list?.pageInfo.hasNextPage,
    from: list?.pageInfo.endCursor,
    unread: list?.unreadCount,
  };
}

it.each([
  ['the same first page comes again', [9, 8], true, 'n9 n8 n7 n6', false, 'c6'],
  [
    'something new comes, and the page reaches what is known',
    [10, 9, 8],
    true,
    'n10 n9 n8 n7 n6',
    false,
    'c6',
  ],
  ['so much comes that the page does not reach it', [12, 11], true, 'n12 n11', true, 'c11'],
  ['there is nothing behind the page any more', [9, 8], false, 'n9 n8', false, 'c8'],
] as const)('when %s', (_when, numbers, hasNextPage, ids, more, from) => {
  const cache = createCache();
  arrive(cache, [9, 8], true);
  arrive(cache, [7, 6], false, 'c8');
  expect(shown(cache)).toMatchObject({ ids: 'n9 n8 n7 n6', more: false });
  arrive(cache, numbers, hasNextPage);
  expect(shown(cache)).toEqual({ ids, more, from, unread: numbers.length });
});
