import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectAccessible, test } from './journey';

test.use({ serviceWorkers: 'allow' });

interface Front {
  url: string;
  /** From now on the service worker is another one than before. */
  release: () => void;
  close: () => Promise<void>;
}

/** Stands before the product, and passes everything on; it alone knows when a new version is out. */
async function standInFront(product: string): Promise<Front> {
  let version = 1;
  const { hostname, port } = new URL(product);
  const server: Server = createServer((req, res) => {
    const { origin: _own, ...headers } = req.headers;
    const isWorker = req.url === '/sw.js';
    const pass = (answer: IncomingMessage): void => {
      const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, others);
      if (!isWorker) return void answer.pipe(res);
      answer.on('data', (chunk) => res.write(chunk));
      answer.on('end', () => res.end(`\n// version ${version}`));
    };
    const options = {
      hostname,
      port,
      path: req.url,
      method: req.method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    };
    req.pipe(request(options, pass));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

test('a new version offers itself, waits while somebody types, and comes when it is accepted', async ({
  page,
  baseURL,
}) => {
  const front = await standInFront(baseURL ?? '');
  await page.goto(`${front.url}/auth`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.getByLabel('Email').fill('camille@example.org');

  front.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByRole('group').filter({ hasText: 'Nouvelle version disponible' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Email')).toHaveValue('camille@example.org');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await Promise.all([
    page.waitForEvent('load'),
    offer.getByRole('button', { name: 'Mettre à jour' }).click(),
  ]);
  await expect(page.getByLabel('Email')).toHaveValue('');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null),
  ).toBe(true);
  await expect(offer).toBeHidden();
  await front.close();
});
