import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, isUnionType, parse, visit } from 'graphql';
import { expect, it } from 'vitest';
import { possibleTypes } from './possible-types';

const source = fileURLToPath(new URL('..', import.meta.url));
const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../schema.graphql', import.meta.url)), 'utf8'),
);

it('knows the refusals of the schema', () => {
  expect(possibleTypes.Refusal).toContain('InputRefusal');
});

it('is not asked for the members of a union: no document names one', () => {
  const named = new Set<string>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.graphql'))
      visit(parse(readFileSync(join(source, file), 'utf8')), {
        InlineFragment: ({ typeCondition }) => void named.add(typeCondition?.name.value ?? ''),
        FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
      });
  expect(named).toContain('Refusal');
  expect([...named].filter((name) => isUnionType(schema.getType(name)))).toEqual([]);
});
