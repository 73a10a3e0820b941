import type { TestServer } from './test-server.js';

/** A request as a program sends it, with headers of its own choice and no memory of cookies. */
export async function rawPost(
  server: TestServer,
  body: { query: string; variables?: object },
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await server.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}
