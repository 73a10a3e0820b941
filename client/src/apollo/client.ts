import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { createAccessLink } from './access-link';
import { createCache } from './cache';
import { csrfHeaders, endpoint } from './endpoint';
import { sessionExpired } from './session-notice';
import { createStreamLink } from './stream-link';
import { adoptRefusedAccess } from './viewer-cache';

export function createApolloClient(): ApolloClient {
  const cache = createCache();
  const access = createAccessLink((code) => {
    if (code === 'UNAUTHENTICATED') sessionExpired(true);
    adoptRefusedAccess(cache, code);
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createStreamLink(),
    new BaseHttpLink({ uri: endpoint, headers: csrfHeaders, credentials: 'same-origin' }),
  );
  return new ApolloClient({
    link: access.concat(transport),
    cache,
    dataMasking: true,
    devtools: { enabled: import.meta.env.DEV },
  });
}
