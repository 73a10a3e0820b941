import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo/client';
import { SessionProvider } from './guard/session';

const client = createApolloClient();

/** The part of the product that talks to the server; public pages do without its weight. */
export function Connected() {
  return (
    <ApolloProvider client={client}>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </ApolloProvider>
  );
}
