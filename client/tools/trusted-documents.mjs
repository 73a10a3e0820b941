// The operations of this client as the server keeps them (server/src/platform/trusted-documents.ts): the text that Apollo
// sends, by its hash, which the client reckons likewise (src/apollo/trusted-link.ts). A codegen plugin.
import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, print, visit } from 'graphql';

/** Directives that are meant for the cache; the server knows none of them. */
const ownDirectives = new Set(['client', 'nonreactive', 'unmask']);

function textOf(definitions) {
  const document = visit(
    { kind: Kind.DOCUMENT, definitions },
    { Directive: ({ name }) => (ownDirectives.has(name.value) ? null : undefined) },
  );
  return print(addTypenameToDocument(document));
}

const byName = (a, b) => (a.name.value < b.name.value ? -1 : 1);

/** The fragments that a definition uses, and those that they use. */
function fragmentsOf(definition, fragments, found = new Map()) {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      if (found.has(value)) return;
      found.set(value, fragments.get(value));
      fragmentsOf(fragments.get(value), fragments, found);
    },
  });
  return [...found.values()];
}

export function plugin(_schema, files) {
  const definitions = files.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const texts = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => textOf([operation, ...fragmentsOf(operation, fragments).toSorted(byName)]))
    .map((text) => [createHash('sha256').update(text).digest('hex'), text])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(texts));
}
