import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readOffline } from '../../offline/offline-state';
import { applyChange, type HouseholdChange } from './apply-change';
import { HouseholdChangedDocument } from './household-changed.generated';
import { startLiveChannel } from './live-channel';

export interface LiveHouseholdProps {
  viewerId: string;
  /** Where the household stood when the page read who is there. */
  cursor: string | null;
}

/** Keeps what is on screen true while others, or the same person elsewhere, change it. Draws nothing. */
export function LiveHousehold({ viewerId, cursor }: LiveHouseholdProps) {
  const client = useApolloClient();
  // Frozen: the stream goes on from its own last event.
  const [start] = useState(cursor);
  useEffect(
    () =>
      startLiveChannel<HouseholdChange>(
        {
          name: `household:${viewerId}`,
          cursorOf: (change) => change.cursor,
          // Older than what waits to be sent; after that, all is read again.
          apply: (change) => {
            if (readOffline().waiting.length === 0) applyChange(client, change);
          },
          open: (after, on, lasts) => {
            const stream = client
              .subscribe({
                query: HouseholdChangedDocument,
                variables: { after: after() },
                fetchPolicy: 'no-cache',
                // Of two streams from one place each is its own: the short one ends, the long one goes on.
                context: {
                  endless: lasts,
                  queryDeduplication: false,
                  resume: () => ({ after: after() }),
                },
              })
              .subscribe({
                next: ({ data }) => {
                  if (data) on.event(data.householdChanged);
                },
                error: on.end,
                complete: on.end,
              });
            return () => stream.unsubscribe();
          },
        },
        start,
      ),
    [client, start, viewerId],
  );
  return null;
}
