export interface JsonSchema {
  readonly type: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** An argument that a model may leave out. */
interface Maybe extends JsonSchema {
  readonly isOptional: true;
}

const isOptional = (schema: JsonSchema): schema is Maybe => 'isOptional' in schema;

/**
 * Not OpenAI's strict mode: that has every argument named twice and null told of each, a seventh of what every message
 * costs, and what comes is checked in either case.
 */
export function object(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const entries = Object.entries(properties);
  const required = entries.filter(([, each]) => !isOptional(each)).map(([name]) => name);
  const told = entries.map(([name, schema]) => {
    if (!isOptional(schema)) return [name, schema] as const;
    const { isOptional: _, ...rest } = schema;
    return [name, rest] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(told),
    ...(required.length > 0 && { required }),
  };
}
export const list = (item: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: object(item),
});
const said = (description?: string) => (description === undefined ? {} : { description });
export const one = (type: string, description?: string): JsonSchema => ({
  type,
  ...said(description),
});
export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
export const manyOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  items,
  ...said(description),
});
export const optional = (schema: JsonSchema): Maybe => ({ ...schema, isOptional: true });
export const maybe = (type: string, description?: string): Maybe =>
  optional(one(type, description));

/** A tool as the protocol of chat completions describes it. */
export const toolOf = <Name extends string>(
  name: Name,
  description: string,
  parameters: JsonSchema,
) => ({
  type: 'function' as const,
  function: { name, description, parameters: { ...parameters } },
});
