import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType } from 'graphql';
import { expect, it } from 'vitest';
import { possibleTypes } from './possible-types';

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

it('lists every implementation of every refusal interface of the schema', () => {
  const implementations = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isInterfaceType)
      .map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .sort(),
      ]),
  );
  expect(possibleTypes).toEqual(implementations);
});
