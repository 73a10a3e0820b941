import { randomInt } from 'node:crypto';

/** An answer as JSON: tests read it by path and fail where a value is not what they expect. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface GraphQLError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string };
}

export interface GraphQLAnswer {
  status: number;
  data: Json;
  errors: GraphQLError[];
  headers: Headers;
}

export interface GraphQLClient {
  /** The Cookie header that a browser would send now. */
  cookie: string;
  /** The headers of every request: the cookie, a network address of its own. */
  headers(): Record<string, string>;
  send(
    query: string,
    variables?: Record<string, unknown>,
    operationName?: string,
  ): Promise<GraphQLAnswer>;
}

/** The value at a path such as `signUp.viewer.id`; undefined where the path breaks off. */
export function at(value: Json, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((inner, key) => {
    if (inner === null || typeof inner !== 'object') return undefined;
    return Array.isArray(inner) ? inner[Number(key)] : inner[key];
  }, value);
}

/** A browser's way to speak to the API: it keeps cookies and has an address that nobody shares. */
export function createGraphQLClient(url: string): GraphQLClient {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const jar = new Map<string, string>();
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  const client: GraphQLClient = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    headers: () => ({ cookie: client.cookie, 'x-forwarded-for': address, 'x-popote-csrf': '1' }),
    send: async (query, variables, operationName) => {
      const response = await fetch(new URL('/graphql', url), {
        method: 'POST',
        headers: { ...client.headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables, operationName }),
      });
      keep(response.headers);
      const { status, headers } = response;
      const body = (await response.json()) as { data?: Json; errors?: GraphQLError[] };
      return { status, headers, data: body.data ?? null, errors: body.errors ?? [] };
    },
  };
  return client;
}
