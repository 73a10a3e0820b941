import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import type { DefinitionNode, DocumentNode } from 'graphql';
import { from, mergeMap, of } from 'rxjs';

const nameOf = (definition: DefinitionNode): string =>
  'name' in definition ? (definition.name?.value ?? '') : '';

/** The document's text, whatever order its fragments were collected in, as tools/trusted-documents.mjs prints it. */
const textOf = ({ definitions: [operation, ...fragments], ...document }: DocumentNode): string => {
  const inOrder = fragments.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return print({ ...document, definitions: operation ? [operation, ...inOrder] : [] });
};

const hashes = new WeakMap<DocumentNode, Promise<string>>();

/** By what the server knows a document of this build: reckoned here, as 41 hashes a page would be 2 kB of its code. */
function hashOf(document: DocumentNode): Promise<string> {
  const known =
    hashes.get(document) ??
    crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(textOf(document)))
      .then((digest) =>
        Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
      );
  hashes.set(document, known);
  return known;
}

/** Whether the server wants the text: it has forgotten a document this old, or never knew it. */
const isUnknown = ({ errors = [] }: ApolloLink.Result): boolean =>
  errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND');

/**
 * Sends the hash of each document in place of its text, and the text where the server asks for it. What waits for a
 * network is sent as text (offline/send-change.ts): whatever server is there then can run it.
 */
export const trustedLink = new ApolloLink((operation, forward) => {
  // Missing where the address is neither https nor this machine.
  if (!('subtle' in crypto)) return forward(operation);
  return from(hashOf(operation.query)).pipe(
    mergeMap((sha256Hash) => {
      operation.extensions = { persistedQuery: { version: 1, sha256Hash } };
      operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
      return forward(operation);
    }),
    mergeMap((result) => {
      if (!isUnknown(result)) return of(result);
      operation.extensions = {};
      operation.setContext({ http: { includeQuery: true, includeExtensions: false } });
      return forward(operation);
    }),
  );
});
