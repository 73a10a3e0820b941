import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from './testkit/graphql-client.js';
import { printedSchema } from './schema.js';
import type { Person } from './testkit/person.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

let server: TestServer;
let production: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  // What production turns off, without its demand for real services.
  production = await startTestServer({ env: { GRAPHIQL: 'false' } });
  person = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await production.close();
});

const post = (target: TestServer, body: unknown, headers: Record<string, string> = {}) =>
  target.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('requests that no client of ours sends', () => {
  const query = '{ viewer { id } }';

  it('6. a forged Origin gets 403 and no CORS grant, and nothing is done', async () => {
    const { protocol, hostname, port } = new URL(server.url);
    for (const origin of [
      'https://evil.example',
      // Of a page in a sandbox, or of a file that was downloaded.
      'null',
      `${server.url}.evil.example`,
      `${protocol}//${hostname}:${Number(port) + 1}`,
      `https://${hostname}:${port}`,
      `${protocol}//${hostname}`,
    ]) {
      const signOut = { query: 'mutation { signOut { signedOut } }' };
      const response = await post(server, signOut, { ...person.headers(), origin });
      expect(response.status, origin).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(at((await person.send(query)).data, 'viewer.id')).toBe(person.id);
    const preflight = await server.request('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('6. the product’s own origin passes', async () => {
    const response = await post(server, { query }, { origin: server.url });
    expect(response.status).toBe(200);
  });

  it('7. an urlencoded mutation gets 415', async () => {
    const body = new URLSearchParams({ query: 'mutation { signOut { signedOut } }' });
    const response = await server.request('/graphql', {
      method: 'POST',
      body,
      headers: person.headers(),
    });
    expect(response.status).toBe(415);
    expect(at((await person.send(query)).data, 'viewer.id')).toBe(person.id);
  });

  it.each(['application/graphql', 'multipart/form-data; boundary=x', 'text/plain'])(
    '7. %s gets 415',
    async (type) => {
      const response = await post(server, query, { 'content-type': type });
      expect(response.status).toBe(415);
    },
  );

  it('8. a GET mutation gets 405', async () => {
    const text = encodeURIComponent('mutation { signOut { signedOut } }');
    for (const headers of [person.headers(), { cookie: person.cookie }]) {
      const response = await server.request(`/graphql?query=${text}`, { headers });
      expect(response.status).toBe(405);
    }
    // GraphiQL keeps what is edited in its address: that is its page, and runs nothing.
    const headers = { ...person.headers(), accept: 'text/html' };
    const page = await server.request(`/graphql?query=${text}`, { headers });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect((await production.request(`/graphql?query=${text}`, { headers })).status).toBe(405);
    expect(at((await person.send(query)).data, 'viewer.id')).toBe(person.id);
  });

  it('9. introspection is refused in production, and answered where GraphiQL is on', async () => {
    const text = '{ __schema { types { name } } }';
    const closed = await post(production, { query: text });
    expect(closed.status).toBe(400);
    expect(await closed.text()).not.toContain('DietaryRestriction');
    expect((await post(server, { query: text })).status).toBe(200);
  });

  it('9. the contract is a file, in production too: compressed, and sent once to whoever keeps it', async () => {
    const file = await production.request('/schema.graphql', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(await file.text()).toBe(printedSchema());
    const headers = { 'if-none-match': file.headers.get('etag') ?? '' };
    expect((await production.request('/schema.graphql', { headers })).status).toBe(304);
    const write = await production.request('/schema.graphql', { method: 'POST', body: '' });
    expect(write.status).toBe(405);
  });

  it('10. GraphiQL is 404 in production, and served where asked for', async () => {
    const headers = { accept: 'text/html' };
    expect((await production.request('/graphql', { headers })).status).toBe(404);
    const page = await server.request('/graphql', { headers });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/https?:\/\/(unpkg|cdn)/);
  });

  it('11. a misspelt field gets no suggestion in production', async () => {
    const closed = await post(production, { query: '{ viewer { emial } }' });
    expect(closed.status).toBe(400);
    expect(await closed.text()).not.toContain('Did you mean');
  });

  it('12. a document 200 deep gets 400', async () => {
    const deep = `${'{ viewer { household '.repeat(100)}${'}}'.repeat(100)}`;
    expect((await post(server, { query: deep })).status).toBe(400);
  });

  it('12. a document 8,000 deep gets 400', async () => {
    const deep = `${'{a'.repeat(8000)}${'}'.repeat(8000)}`;
    expect((await post(server, { query: deep })).status).toBe(400);
  });

  const nested = (open: string, close: string, depth: number) =>
    `${open.repeat(depth)}1${close.repeat(depth)}`;
  /** Everywhere that a document may hold a value, or nest at all. */
  const nestedDocuments = (depth: number): [place: string, document: string][] => {
    const list = nested('[', ']', depth);
    const object = nested('{a: ', '}', depth);
    return [
      ['a list in a field', `{ invitation(token: ${list}) { status } }`],
      ['an object in a field', `{ invitation(token: ${object}) { status } }`],
      ['both by turns', `{ invitation(token: ${nested('[{a: ', '}]', depth)}) { status } }`],
      ['a field that does not exist', `{ nothing(at: ${list}) }`],
      ['a variable’s default', `query ($a: String = ${list}) { viewer { id } }`],
      [
        'a variable’s type',
        `query ($a: ${nested('[', ']', depth).replace('1', 'Int')}) { viewer { id } }`,
      ],
      ['a directive on a field', `{ viewer @include(if: ${list}) { id } }`],
      ['a directive on an operation', `query @a(b: ${object}) { viewer { id } }`],
      ['a fragment', `fragment A on Viewer @b(c: ${list}) { id } { viewer { ...A } }`],
      ['lists that are never closed', `{ invitation(token: ${'['.repeat(depth)}`],
      ['inline fragments', `{ ${nested('... { ', '}', depth).replace('1', 'viewer { id }')} }`],
    ];
  };

  it.each(
    [60, 990, 2_000, 8_000].flatMap((depth) =>
      nestedDocuments(depth).map(([place, document]) => ({ depth, place, document })),
    ),
  )('31. $place, $depth deep: 400', async ({ document }) => {
    const response = await post(server, { query: document });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('at most');
  });

  it.each([2_000, 8_000, 60_000])(
    '31. a variable’s value %d deep is a clear refusal',
    async (depth) => {
      const list = nested('[', ']', depth);
      const object = nested('{"a":', '}', depth);
      const withToken = 'query ($token: String!) { invitation(token: $token) { status } }';
      const withIds = 'mutation ($ids: [ID!]!) { deleteShoppingItems(ids: $ids) { __typename } }';
      const withInput = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }';
      for (const value of [list, object]) {
        const bodies = [
          `{"query": ${JSON.stringify(withToken)}, "variables": {"token": ${value}}}`,
          `{"query": ${JSON.stringify(withIds)}, "variables": {"ids": ${value}}}`,
          `{"query": ${JSON.stringify(withInput)}, "variables": {"input": ${value}}}`,
          `{"query": ${JSON.stringify(query)}, "variables": ${value}}`,
          `{"query": ${value}}`,
          value,
        ];
        for (const body of bodies) {
          const response = await post(server, body);
          expect(await response.text()).not.toContain('INTERNAL');
          expect(response.status, body.slice(0, 80)).toBeLessThan(500);
        }
      }
    },
  );

  it('31. what the product’s own pages send is far from it', async () => {
    const input = '{firstName: "A", lastName: "B", email: "c", password: "d"}';
    const { status } = await post(server, {
      query: `mutation { signUp(input: ${input}) { __typename ... on InputRefusal { issues { field } } } }`,
    });
    expect(status).toBe(200);
  });

  it('13. a thousand aliases get 400', async () => {
    const aliases = Array.from({ length: 1000 }, (_, n) => `a${n}: viewer { id }`).join(' ');
    expect((await post(server, { query: `{ ${aliases} }` })).status).toBe(400);
    const fewer = Array.from({ length: 60 }, (_, n) => `a${n}: viewer { id }`).join(' ');
    expect((await post(server, { query: `{ ${fewer} }` })).status).toBe(400);
  });

  it('14. a batch gets 400', async () => {
    expect((await post(server, [{ query }, { query }])).status).toBe(400);
  });

  it('15. a body of 20 MB gets 413', async () => {
    const response = await post(server, { query, variables: { text: 'x'.repeat(20_000_000) } });
    expect(response.status).toBe(413);
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['{}', 400],
    ['[]', 400],
    ['{"query": 1}', 400],
    [JSON.stringify({ query: '{' }), 400],
  ])('a malformed body %j gets a clear refusal', async (body, status) => {
    const response = await post(server, body);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('errors');
  });

  it.each(['/%', '//', '/%00', '/..%2f..%2fetc/passwd', `/${'a'.repeat(4000)}`])(
    'the path %j is no 500',
    async (path) => {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status).toBeLessThan(500);
    },
  );

  it('a path that climbs out of the stand-in’s pages reaches nothing else of it', async () => {
    for (const climb of ['/dev/stripe/../../_control/requests', '/dev/stripe/../../v1/customers']) {
      const { hostname, port } = new URL(server.url);
      const status = await new Promise<number | undefined>((resolve, reject) => {
        // Not by fetch, which would resolve the dots before they are sent.
        get({ hostname, port, path: climb }, (answer) => resolve(answer.resume().statusCode)).on(
          'error',
          reject,
        );
      });
      expect(status).toBe(404);
    }
  });

  it('a cookie that is not one is no session', async () => {
    const cookies = [
      'sb-auth-token=%E0%A4%A',
      'sb-auth-token=',
      `sb-auth-token=${'x'.repeat(4000)}`,
      '=;;=,',
    ];
    for (const cookie of cookies) {
      const response = await post(server, { query }, { cookie });
      expect(await response.json()).toEqual({ data: { viewer: null } });
    }
  });
});

it('an unexpected error is masked and carries an id that the log knows', async () => {
  const { db } = server.app.services;
  const client = await server.signUp();
  await client.savePreferences();
  const original = db.preferences.findUnique;
  Object.assign(db.preferences, {
    findUnique: () => Promise.reject(new Error('password=hunter2 at 10.0.0.1')),
  });
  const { data, errors } = await client.send('{ viewer { id preferences { servings } } }');
  Object.assign(db.preferences, { findUnique: original });
  expect(at(data, 'viewer.preferences')).toBeNull();
  expect(errors[0]?.message).toBe('Unexpected error.');
  expect(errors[0]?.extensions).toMatchObject({ code: 'INTERNAL', errorId: expect.any(String) });
});
