import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { TrustedDocuments } from '../platform/trusted-documents.js';
import { requestError } from './request-error.js';

const notFound = () =>
  requestError(
    'PERSISTED_QUERY_NOT_FOUND',
    'No document of this hash is known: send its text, without the hash.',
  );

/**
 * Executes what is asked by the hash of a document of ours, which was parsed and validated when it was first asked for;
 * what is sent as text goes its usual way.
 */
export function trustedOperations(schema: GraphQLSchema, { textOf }: TrustedDocuments): Plugin {
  const documents = new Map<string, DocumentNode>();
  const valid = new WeakSet<DocumentNode>();

  async function load(hash: string): Promise<DocumentNode | null> {
    const text = await textOf(hash);
    if (text === null) return null;
    const document = parse(text);
    // One of an earlier build may ask for what is gone: it is then refused as its text would be.
    if (validate(schema, document).length === 0) valid.add(document);
    documents.set(hash, document);
    return document;
  }

  return {
    onPluginInit({ addPlugin }) {
      addPlugin(
        usePersistedOperations({
          allowArbitraryOperations: true,
          getPersistedOperation: (hash) => documents.get(hash) ?? load(hash),
          customErrors: { notFound, keyNotFound: () => new GraphQLError('Send a query.') },
        }),
      );
    },
    onValidate({ params: { documentAST }, setResult }) {
      if (valid.has(documentAST)) setResult([]);
    },
  };
}
