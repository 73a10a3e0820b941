import { ApolloClient, type WatchQueryFetchPolicy } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { createOffline } from '../offline/offline-client';
import { createAccessLink } from './access-link';
import { fetchOnce } from './asked-ahead';
import { createCache } from './cache';
import { createHttpLink } from './http-link';
import { createInOrderLink } from './in-order-link';
import { momentLink } from './moments';
import { isLeaving, sessionExpired } from './session-notice';
import { createStreamLink } from './stream-link';
import { trustedLink } from './trusted-link';
import { adoptRefusedAccess } from './viewer-cache';

/**
 * What is shown at once and asked for as well is asked for once: while the answer is on its way, what another question
 * writes about the viewer is no reason to ask again.
 */
const askedOnce = (
  policy: WatchQueryFetchPolicy,
  { reason, initialFetchPolicy }: { reason: string; initialFetchPolicy: WatchQueryFetchPolicy },
): WatchQueryFetchPolicy => {
  if (reason === 'variables-changed') return initialFetchPolicy;
  return policy === 'cache-and-network' ? 'cache-first' : policy;
};

export function createApolloClient(): ApolloClient {
  const cache = createCache();
  const offline = createOffline();
  const access = createAccessLink((code) => {
    if (code === 'UNAUTHENTICATED') {
      offline.signedOut();
      if (isLeaving()) return;
      sessionExpired(true);
    }
    adoptRefusedAccess(cache, code);
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createStreamLink(),
    momentLink.concat(createHttpLink(fetchOnce)),
  );
  // While developing, documents change faster than the server reads them.
  const byHash = import.meta.env.PROD ? [trustedLink] : [];
  const client = new ApolloClient({
    link: ApolloLink.from([createInOrderLink(), offline.link, access, ...byHash, transport]),
    cache,
    dataMasking: true,
    defaultOptions: { watchQuery: { nextFetchPolicy: askedOnce } },
    devtools: { enabled: import.meta.env.DEV },
  });
  offline.attach(client);
  return client;
}
