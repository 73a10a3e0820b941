import { ApolloLink } from '@apollo/client/link';
import { Observable } from '@apollo/client/utilities';
import { print } from 'graphql';
import type { Client } from 'graphql-sse';
import { csrfHeaders, endpoint } from './endpoint';

let connecting: Promise<Client> | undefined;

function streamClient(): Promise<Client> {
  connecting ??= import('graphql-sse').then(({ createClient }) =>
    createClient({ url: endpoint, headers: csrfHeaders, credentials: 'same-origin' }),
  );
  return connecting;
}

/**
 * Subscriptions over server-sent events. Each is one connection, open only while something is
 * subscribed: a browser allows six per site for all its tabs. After a broken connection the same
 * request is sent again, so events may repeat: they carry a seq, and the later seq wins.
 */
export function createStreamLink(): ApolloLink {
  return new ApolloLink(
    ({ query, operationName, variables, extensions }) =>
      new Observable((observer) => {
        let stop: (() => void) | undefined;
        let left = false;
        streamClient().then(
          (client) => {
            if (left) return;
            stop = client.subscribe(
              { query: print(query), operationName, variables, extensions },
              {
                next: (result) => observer.next(result as ApolloLink.Result),
                error: (error) => observer.error(error),
                complete: () => observer.complete(),
              },
            );
          },
          (error: unknown) => observer.error(error),
        );
        return () => {
          left = true;
          stop?.();
        };
      }),
  );
}
