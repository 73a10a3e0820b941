import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { wirePost } from '../testkit/wire-post.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (query: string, headers: Record<string, string>) =>
  wirePost(server.url, query, headers);

describe('a long answer', () => {
  const long = getIntrospectionQuery();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
  ] as const)('comes as %s to whoever accepts %s', async (encoding, accepted) => {
    const plain = await post(long, {});
    const packed = await post(long, { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(unpack[encoding](packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it.each(['identity', 'compress', 'br;q=0, gzip;q=0'])(
    'comes as it is to whoever accepts %s',
    async (accepted) => {
      const { headers, bytes } = await post(long, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(bytes.toString('utf8'))).toHaveProperty('data.__schema');
    },
  );
});

it.each([
  ['a short answer comes as it is', 900, undefined],
  ['one of more than a kilobyte does not', 1_000, 'br'],
])('%s', async (_what, length, encoding) => {
  const query = `{ ${'a'.repeat(length)}: viewer { id } }`;
  const { headers } = await post(query, { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBe(encoding);
});

it.each(['text/event-stream', 'text/event-stream, */*'])(
  'a stream that runs, to whoever accepts %s, comes as it is, an event at a time',
  async (accept) => {
    const person = await server.subscriber();
    const leaving = new AbortController();
    const answer = await fetch(new URL('/graphql', server.url), {
      method: 'POST',
      headers: {
        ...person.headers(),
        'content-type': 'application/json',
        accept,
        'accept-encoding': 'br, gzip',
      },
      body: JSON.stringify({ query: 'subscription { kitchenAccessChanged { id } }' }),
      signal: leaving.signal,
    });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    // Yoga's own word for it.
    expect(answer.headers.get('content-encoding')).toBe('none');
    const events = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    while (!told.includes('"kitchenAccessChanged"')) told += (await events?.read())?.value ?? '';
    leaving.abort();
  },
);
