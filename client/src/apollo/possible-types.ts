/**
 * The members of each interface of the schema, which the cache asks for when it reads a refusal. Empty as it stands: vite.config.ts fills it in from schema.graphql, so it is never behind.
 */
export const possibleTypes: Record<string, string[]> = {};
