import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate, type DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { requestOf } from './queueable';
import { rowTypeOf } from './row-types';
import { withoutAnswer } from './without-answer';

const schema = buildSchema(readFileSync('../schema.graphql', 'utf8'));
const modules = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true });
const queued = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Document'))
  .map(([, document]) => requestOf(document as DocumentNode, {}))
  // What is ticked is deleted by its ids (queueable.ts).
  .filter(({ operation }) => rowTypeOf(operation) && operation !== 'DeleteCheckedShoppingItems');

it.each(queued)('asks of $operation why it was refused, and nothing else', ({ query }) => {
  const sent = withoutAnswer(query);
  const document = parse(sent);
  expect(validate(schema, document)).toEqual([]);
  expect(document.definitions).toHaveLength(1);
  expect(sent.match(/\{ \.\.\. on Refusal \{ code \} \}/g)).toHaveLength(
    sent.match(/^ {2}\w/gm)?.length ?? 0,
  );
});

it('sends what an earlier version has kept, whatever that asked for', () => {
  const kept = `mutation AddIt($input: AddItInput!, $whole: Boolean!, $a: [ID!]! = []) {
  addIt(input: $input, note: "{ a }", a: $a) {
    ... on AddItPayload {
      item {
        ...Row
      }
      rest @include(if: $whole)
    }
    ... on Refusal {
      code
    }
  }
  again: addIt(
    input: $input
  ) @include(if: true) {
    code
  }
}

fragment Row on Item {
  id
}`;
  expect(withoutAnswer(kept)).toBe(`mutation AddIt($input: AddItInput!, $a: [ID!]! = []) {
  addIt(input: $input, note: "{ a }", a: $a) { ... on Refusal { code } }
  again: addIt(
    input: $input
  ) @include(if: true) { ... on Refusal { code } }
}`);
});
