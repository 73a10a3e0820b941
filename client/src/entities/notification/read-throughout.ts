import type { ApolloCache, Reference } from '@apollo/client/cache';

/** The bell's list as the cache stores it: all pages read so far. */
interface StoredBell {
  unreadCount: number;
  edges: readonly { node: Reference }[];
}

/**
 * Where none is unread any more, makes every notification say so: a reply or an event names no more than a page of
 * them, and many more may be shown.
 */
export function readThroughout(cache: ApolloCache, viewerId: string): void {
  const unread: string[] = [];
  let readAt: string | null = null;
  cache.modify<{ notifications: StoredBell }>({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: {
      notifications: (stored, { readField }) => {
        const { unreadCount, edges } = stored as StoredBell;
        if (unreadCount > 0) return stored;
        for (const { node } of edges) {
          const moment = readField<string | null>('readAt', node);
          if (moment === null) unread.push(node.__ref);
          else readAt ??= moment ?? null;
        }
        return stored;
      },
    },
  });
  for (const id of unread)
    cache.modify<{ readAt: string | null }>({ id, fields: { readAt: () => readAt } });
}
