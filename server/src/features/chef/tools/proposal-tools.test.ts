import { expect, it } from 'vitest';
import type { z } from 'zod';
import { requestSchemas } from '../../kitchen/proposals/proposal-request.js';
import { proposalTools } from './proposal-tools.js';

it('the tools are read as they are described, with or without what may be left out', () => {
  expect(proposalTools.map((tool) => tool.function.name)).toEqual(Object.keys(requestSchemas));
  for (const { function: tool } of proposalTools) {
    const read = Object.entries<z.ZodType>(requestSchemas[tool.name].shape);
    const { type, properties = {}, required = [] } = tool.parameters;
    expect({ type, names: Object.keys(properties) }).toEqual({
      type: 'object',
      names: read.map(([name]) => name),
    });
    const demanded = read.filter(([, schema]) => !schema.safeParse(undefined).success);
    expect(required).toEqual(demanded.map(([name]) => name));
  }
});
