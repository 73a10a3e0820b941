import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../testkit/person.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { wirePost } from '../testkit/wire-post.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.close());

const post = (query: string, headers: Record<string, string>) =>
  wirePost(server.url, query, headers);

const watchPlan = 'subscription { householdChanged { __typename } }';
const stream = { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' };

const refused: [string, string, () => Record<string, string>, string | undefined][] = [
  ['nobody', watchPlan, () => ({}), 'UNAUTHENTICATED'],
  [
    'somebody who has answered nothing yet',
    watchPlan,
    () => person.headers(),
    'QUESTIONNAIRE_REQUIRED',
  ],
  ['a field that there is not', 'subscription { weather }', () => ({}), undefined],
  ['what is no GraphQL', 'subscription {', () => ({}), undefined],
  [
    'more names than are allowed',
    `subscription { ${Array.from({ length: 40 }, (_, nth) => `a${nth}: householdChanged { __typename }`).join(' ')} }`,
    () => person.headers(),
    undefined,
  ],
  ['a query that is refused', '{ weather }', () => ({}), undefined],
];

describe('an operation that is refused to whoever asks for a stream', () => {
  it.each(refused)('%s: is told in the stream, which ends', async (_, query, headers, code) => {
    const answer = await post(query, { ...headers(), ...stream });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/event-stream/);
    const events = answer.bytes
      .toString('utf8')
      .split('\n\n')
      .filter((event) => event.startsWith('event:'));
    expect(events).toHaveLength(2);
    const [, data = ''] = /^event: next\ndata: (.*)$/.exec(events[0] ?? '') ?? [];
    const result = JSON.parse(data) as { data?: unknown; errors: { extensions?: object }[] };
    expect(result.data ?? null).toBeNull();
    expect(result.errors[0]?.extensions ?? {}).toMatchObject(code ? { code } : {});
    expect(events[1]).toMatch(/^event: complete/);
  });

  it('a client of the protocol is told why', async () => {
    const client = createClient({ url: new URL('/graphql', server.url).href, retryAttempts: 0 });
    const told: unknown[] = [];
    await new Promise<void>((complete, error) =>
      client.subscribe({ query: watchPlan }, { next: (each) => told.push(each), error, complete }),
    );
    expect(told).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
    client.dispose();
  });

  it('keeps its status for whoever asks for JSON', async () => {
    const { status } = await post('subscription { weather }', { accept: 'application/json' });
    expect(status).toBe(400);
  });
});
