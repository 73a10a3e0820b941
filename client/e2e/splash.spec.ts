import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from './journey';

test('the splash is drawn whole or not at all, however the document is cut on its way', async ({
  page,
  request,
}) => {
  const document = await (await request.get('/dashboard')).text();
  const cut = document.indexOf('</svg>') + '</svg>'.length;
  const begun: ServerResponse[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url !== '/dashboard') {
      // Not 404: of a part that is gone for good the page would be loaded anew.
      answer.writeHead(503).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.write(document.slice(0, cut));
    begun.push(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  // The splash ends by the clock, which stands still here.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`http://127.0.0.1:${address.port}/dashboard`, { waitUntil: 'commit' });
  const logo = page.locator('svg').first();
  await expect(logo).toBeAttached();
  await expect(logo).toBeHidden();
  for (const answer of begun) answer.end(document.slice(cut));
  await expect(logo).toBeVisible();
  await expect(page.getByText('Qu’est-ce qu’on mange')).toBeVisible();
  server.close();
});
