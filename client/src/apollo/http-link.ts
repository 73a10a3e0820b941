import { BaseHttpLink } from '@apollo/client/link/http';
import { csrfHeaders, endpoint } from './endpoint';

/** Queries and mutations, one request each. */
export const createHttpLink = (send: typeof fetch): BaseHttpLink =>
  new BaseHttpLink({
    uri: endpoint,
    headers: csrfHeaders,
    credentials: 'same-origin',
    fetch: send,
  });
