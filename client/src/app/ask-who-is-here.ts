import type { ApolloClient } from '@apollo/client';
import { GuardDocument } from './guard/guard.generated';

/** Asks anew who is there and how they stand, which the guard follows. No answer changes nothing. */
export const askWhoIsHere = (client: ApolloClient): void =>
  void client.query({ query: GuardDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
