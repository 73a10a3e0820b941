import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  KitchenAccessChangedDocument,
  type KitchenAccessChangedSubscription,
} from './kitchen-access-changed.generated';
import { startLiveChannel } from './live-channel';

/** Waits with somebody outside of the kitchen: once it opens to their household, the guard leads them in. Draws nothing. */
export function LiveAccess({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  useEffect(
    () =>
      startLiveChannel<KitchenAccessChangedSubscription>(
        {
          name: `access:${viewerId}`,
          // Each event says all there is to say: none is missed by one that begins later.
          cursorOf: () => '',
          apply: (result) =>
            client.cache.write({
              dataId: 'ROOT_SUBSCRIPTION',
              query: KitchenAccessChangedDocument,
              result,
            }),
          open: (_after, on, lasts) => {
            const stream = client
              .subscribe({
                query: KitchenAccessChangedDocument,
                fetchPolicy: 'no-cache',
                context: { endless: lasts, queryDeduplication: false },
              })
              .subscribe({
                next: ({ data }) => {
                  if (data) on.event(data);
                },
                error: on.end,
                complete: on.end,
              });
            return () => stream.unsubscribe();
          },
        },
        null,
      ),
    [client, viewerId],
  );
  return null;
}
