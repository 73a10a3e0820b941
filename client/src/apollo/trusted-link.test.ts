import { ApolloClient, type DocumentNode } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { isMutationOperation, isQueryOperation } from '@apollo/client/utilities';
import { lastValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { DashboardDocument } from '../features/dashboard/dashboard.generated';
import documents from '../documents.generated.json';
import { createCache } from './cache';
import { createHttpLink } from './http-link';
import { trustedLink } from './trusted-link';

interface Body {
  operationName: string;
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

/** A client whose server knows these hashes, and what it was sent. */
function createClient(known: Readonly<Record<string, string>>) {
  const sent: Body[] = [];
  const http = createHttpLink((_url, init) => {
    const body = JSON.parse(String(init?.body)) as Body;
    sent.push(body);
    const hash = body.extensions?.persistedQuery?.sha256Hash;
    const isKnown = body.query !== undefined || (hash !== undefined && hash in known);
    const errors = [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
    return Promise.resolve(
      Response.json(isKnown ? { data: { viewer: null } } : { errors }, {
        status: isKnown ? 200 : 400,
        headers: { 'content-type': 'application/graphql-response+json' },
      }),
    );
  });
  const link = ApolloLink.from([trustedLink, http]);
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  return { client, sent };
}

const modules = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true });
const operations = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Document') ? [value as DocumentNode] : [],
  ),
);

it('each operation is sent by a hash that the build has told the server', async () => {
  const { client, sent } = createClient(documents);
  const fetchPolicy = 'no-cache';
  const run = (document: DocumentNode): Promise<unknown> => {
    if (isMutationOperation(document)) return client.mutate({ mutation: document, fetchPolicy });
    if (isQueryOperation(document)) return client.query({ query: document, fetchPolicy });
    return lastValueFrom(client.subscribe({ query: document, fetchPolicy }));
  };
  // None finds what it asked for in such an answer.
  await Promise.allSettled(operations.map(run));
  expect(sent).toHaveLength(Object.keys(documents).length);
  expect(sent.filter(({ query }) => query !== undefined)).toEqual([]);
});

it('what the server does not know is sent as text, once', async () => {
  const { client, sent } = createClient({});
  const { data } = await client.query({ query: DashboardDocument, fetchPolicy: 'no-cache' });
  expect(data).toEqual({ viewer: null });
  expect(sent).toMatchObject([{ extensions: {} }, { operationName: 'Dashboard' }]);
  expect(sent[0]).not.toHaveProperty('query');
  expect(sent[1]?.query).toContain('query Dashboard');
  expect(sent[1]).not.toHaveProperty('extensions');
});
