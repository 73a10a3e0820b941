// Photographs the sentence and the scene of the built landing page as the picture that is shown where it is shared:
// node client/tools/share-picture.mjs, after a build, when the hero has changed.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';

const { findChromium } = await tsImport('../e2e/find-chromium.ts', import.meta.url);
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
});
await page.route('**/*', (route) => {
  const { pathname } = new URL(route.request().url());
  const file = pathname === '/' ? '/index.html' : pathname;
  const body = readFileSync(new URL(`../dist${file}`, import.meta.url));
  return route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
});
await page.goto('http://popote.local/');
await page.getByRole('button', { name: 'Masquer l’offre' }).click();
// Nothing can be pressed in a picture, and the cards below would be cut off by its edge.
await page.addStyleTag({
  content: `header nav, main a, main [role='group'] { display: none !important }
    main > section:first-child { min-height: 34rem; padding-top: 0 }`,
});
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: new URL('../public/og.png', import.meta.url).pathname });
await browser.close();
