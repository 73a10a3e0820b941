import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPrivatePages, type PrivatePages } from './platform/private-pages.js';
import { startTestServer } from './testkit/test-server.js';

const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;

interface Caller {
  host: string;
  'x-forwarded-for'?: string;
}
/** What comes through a proxy on this machine, whomever it says that it speaks for. */
const throughProxy: Caller[] = [
  { host: 'popote.example' },
  { host: 'popote.example:4000', 'x-forwarded-for': '127.0.0.1' },
  { host: '192.168.1.20:4000' },
  { host: 'localhost.popote.example' },
  { host: '127.0.0.1.popote.example' },
];
const fromHere: Caller[] = [
  { host: 'localhost' },
  { host: 'LOCALHOST:4000' },
  { host: '127.0.0.1:80' },
  { host: '[::1]:4000' },
];

const statusAt = (port: number, path: string, headers: Caller & { authorization?: string }) =>
  new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { ...headers }, agent: false }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers['www-authenticate']]);
    }).on('error', reject);
  });

describe.each([
  { isProduction: true, isOpenHere: false },
  { isProduction: false, isOpenHere: true },
  { isProduction: false, PUBLIC_URL: 'http://localhost:4000', isOpenHere: true },
  { isProduction: false, PUBLIC_URL: 'https://popote.example', isOpenHere: false },
])('private pages of %o', ({ isOpenHere, ...config }) => {
  let pages: PrivatePages;
  let server: Server;
  const statusOf = async (headers: Caller & { authorization?: string }) => {
    const [status] = await statusAt((server.address() as AddressInfo).port, '/', headers);
    return status;
  };
  beforeEach(async () => {
    pages = createPrivatePages(config);
    server = createServer((req, res) => {
      if (!pages.refuses(req, res)) res.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => void server.close());

  it('are open to this machine only where a proxy could not pass for it', async () => {
    for (const caller of fromHere) expect(await statusOf(caller)).toBe(isOpenHere ? 200 : 401);
    for (const caller of throughProxy) expect(await statusOf(caller)).toBe(401);
  });

  it('open to whoever has the password of this start, and to no other', async () => {
    const { user, password } = pages;
    for (const caller of throughProxy) {
      const withWords = (words: string) => statusOf({ ...caller, authorization: basic(words) });
      expect(await withWords(`${user}:${password}`)).toBe(200);
      for (const words of ['', `${user}:`, `:${password}`, `${user}:${password}x`, 'popote:popote'])
        expect(await withWords(words)).toBe(401);
    }
    expect(createPrivatePages(config).password).not.toBe(password);
  });
});

it('every page of a stand-in is one of them, and the product’s own are not', async () => {
  const server = await startTestServer();
  const far = { host: 'popote.example' };
  try {
    for (const path of ['/dev/mail', '/dev/mail/messages.json', '/dev/stripe', '/dev/stripe/x/y'])
      expect(await statusAt(server.app.port, path, far)).toEqual([
        401,
        expect.stringMatching(/^Basic /),
      ]);
    expect((await server.request('/dev/mail')).status).toBe(200);
    expect(await statusAt(server.app.port, '/healthz', far)).toEqual([200, undefined]);
  } finally {
    await server.close();
  }
});
