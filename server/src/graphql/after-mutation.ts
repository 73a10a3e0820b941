import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from './context.js';

/** What is done with a mutation's payload; `context` is as it was before: whoever is gone now was its viewer. */
export type AfterMutation = (payload: object, context: Context) => void;

// Pothos wraps an error that becomes a member of the union, so it is told by what it holds.
const isRefusal = (payload: object): boolean => Object.hasOwn(payload, 'code');

/** Calls back once a mutation has committed; not when it was refused, or failed. */
export function afterMutations(
  schema: GraphQLSchema,
  callbacks: Readonly<Record<string, AfterMutation>>,
): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const [name, callback] of Object.entries(callbacks)) {
    const field = mutations[name];
    const resolve = field?.resolve;
    if (!field || !resolve) throw new Error(`There is no mutation ${name}.`);
    const resolveThenCall: GraphQLFieldResolver<unknown, Context> = async (...given) => {
      const before = { ...given[2] };
      const payload: unknown = await resolve(...given);
      if (typeof payload === 'object' && payload !== null && !isRefusal(payload))
        callback(payload, before);
      return payload;
    };
    field.resolve = resolveThenCall;
  }
  return schema;
}
