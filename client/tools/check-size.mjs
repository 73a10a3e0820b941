// What each page costs to open for the first time, in gzipped kilobytes, against its budget. Reads the
// built client, so it measures what is served.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { filesOfPages, readPageModules } from './page-modules.mjs';

const client = fileURLToPath(new URL('..', import.meta.url));
const dist = join(client, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** In kilobytes (1,000 bytes), gzipped. */
const budgets = { landingScript: 25, dashboard: 230, furtherPage: 40, fonts: 100 };

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) {
    const content = readFileSync(join(dist, file));
    sizes.set(file, (/\.woff2$/.test(file) ? content : gzipSync(content)).byteLength / 1000);
  }
  return sizes.get(file);
}
const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const pages = readPageModules();

/** What any address of the app begins with: the document, which holds the style sheet, and what it asks for. */
const { app } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'));
const { file: start } = app.find(({ path }) => path === '/dashboard');
const startFiles = [
  start,
  ...[...readFileSync(join(dist, 'app.html'), 'utf8').matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file]) => file,
  ),
];

const filesFor = (names) => new Set([...startFiles, ...filesOfPages(manifest, names)]);

function landingScripts() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file);
}

const dashboard = filesFor(['DashboardPage']);
const isInShell = (name) =>
  /(Page|Route)$/.test(name) && !['DashboardPage', 'NotFoundPage'].includes(name);
const further = [...pages.keys()].filter(isInShell).map((name) => {
  const files = [...filesFor([name])].filter((file) => !dashboard.has(file));
  return { what: `then ${name}`, size: total(files), budget: budgets.furtherPage };
});
const fonts = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `assets/${file}`);

const rows = [
  { what: 'landing page, script', size: total(landingScripts()), budget: budgets.landingScript },
  { what: 'dashboard, first view', size: total(dashboard), budget: budgets.dashboard },
  ...further,
  { what: 'fonts', size: total(fonts), budget: budgets.fonts },
];
for (const { what, size, budget } of rows) {
  const mark = size > budget ? '✗' : '✓';
  console.log(`${mark} ${what.padEnd(28)} ${size.toFixed(1).padStart(6)} kB of ${budget}`);
}
if (rows.some(({ size, budget }) => size > budget)) process.exitCode = 1;
