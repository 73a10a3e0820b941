import { ApolloClient } from '@apollo/client';
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
    devtools: { enabled: import.meta.env.DEV },
  });
  offline.attach(client);
  return client;
}
