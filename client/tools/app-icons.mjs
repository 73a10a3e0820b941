// Draws the icons of the installed app from the logo: node client/tools/app-icons.mjs, when the logo has
// changed. What a system may crop (maskable) keeps the pot within its safe middle.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';

const { findChromium } = await tsImport('../e2e/find-chromium.ts', import.meta.url);

const publicFolder = new URL('../public/', import.meta.url);
const favicon = readFileSync(new URL('favicon.svg', publicFolder), 'utf8');
const pot = favicon.match(/<g transform="[^"]*"([\s\S]*<\/g>)/)?.[1];
if (!pot) throw new Error('favicon.svg no longer has its pot in a group.');

/** A square to the edges, with the pot within the circle of four fifths that nobody crops. */
const fullBleed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#2e6a4a" />
  <g transform="translate(8 6.8)"${pot}
</svg>`;

const icons = [
  { file: 'icon-192.png', size: 192, svg: favicon },
  { file: 'icon-512.png', size: 512, svg: favicon },
  { file: 'icon-maskable-192.png', size: 192, svg: fullBleed },
  { file: 'icon-maskable-512.png', size: 512, svg: fullBleed },
  { file: 'apple-touch-icon.png', size: 180, svg: fullBleed },
];

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { file, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  const path = new URL(`icons/${file}`, publicFolder).pathname;
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
