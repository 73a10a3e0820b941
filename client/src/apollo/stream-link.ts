import { ApolloLink } from '@apollo/client/link';
import { Observable } from '@apollo/client/utilities';
import { print } from 'graphql';
import type { Client } from 'graphql-sse';
import { csrfHeaders, endlessEndpoint, endpoint } from './endpoint';

const connecting = new Map<string, Promise<Client>>();

function streamClient(url: string): Promise<Client> {
  const known =
    connecting.get(url) ??
    import('graphql-sse').then(({ createClient }) =>
      createClient({ url, headers: csrfHeaders, credentials: 'same-origin' }),
    );
  connecting.set(url, known);
  // The next one who needs it tries again.
  known.catch(() => connecting.delete(url));
  return known;
}

/**
 * Subscriptions over server-sent events. Each is one connection, open only while something is
 * subscribed: a browser allows six per site for all its tabs. After a broken connection the request is
 * sent again, with what the context's `resume` then says of its variables; without it events may
 * repeat: they carry a seq, and the later seq wins.
 */
export function createStreamLink(): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, operationName, variables, extensions } = operation;
        const { resume, endless, http } = operation.getContext();
        const request = {
          // Left out where the document goes by its hash (trusted-link.ts).
          query: http?.includeQuery === false ? (undefined as unknown as string) : print(query),
          operationName,
          // Read anew each time the request is written.
          get variables() {
            return { ...variables, ...resume?.() };
          },
          extensions,
        };
        let stop: (() => void) | undefined;
        let left = false;
        streamClient(endless ? endlessEndpoint : endpoint).then(
          (client) => {
            if (left) return;
            stop = client.subscribe(request, {
              next: (result) => observer.next(result as ApolloLink.Result),
              error: (error) => observer.error(error),
              complete: () => observer.complete(),
            });
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
