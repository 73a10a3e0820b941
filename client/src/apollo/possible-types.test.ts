import { readFileSync } from 'node:fs';
import { buildSchema, isAbstractType } from 'graphql';
import { expect, it } from 'vitest';
import { possibleTypes } from './possible-types';

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

it('lists every member of every interface and union of the schema', () => {
  const members = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort(),
    ]);
  expect(possibleTypes).toEqual(Object.fromEntries(members));
});
