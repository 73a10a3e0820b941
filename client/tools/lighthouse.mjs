// pnpm lighthouse [folder]: mobile Lighthouse of the built product, on the landing page and behind the sign-in.
// Prints each page's four categories, its times and the audits that fail; into the folder go the whole reports.
// pnpm lighthouse --runs 5: so often each page, of which the run with the median performance is told (3).
// pnpm lighthouse --only feed: only the pages whose address holds the word.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { tsImport } from 'tsx/esm/api';
import { freePort } from '../../server/tools/free-port.mjs';
import { prepare } from '../../server/tools/prepare.mjs';
import { main } from '../../server/tools/task.mjs';
import { fillFavorites } from './gallery/api.mjs';
import { fillInventory, fillPlan, fillShoppingList } from './gallery/kitchen.mjs';
import { serveProduct } from './gallery/serve-product.mjs';

const pages = ['/', '/dashboard', '/dashboard/shopping', '/dashboard/feed'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index'];
const others = ['total-blocking-time', 'cumulative-layout-shift'];

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      runs: { type: 'string', default: '3' },
      'skip-build': { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  return {
    skipBuild: values['skip-build'],
    runs: Number(values.runs),
    paths: pages.filter((path) => path.includes(values.only)),
    folder: folder && resolve(process.env.INIT_CWD ?? process.cwd(), folder),
  };
}

/** Somebody with a kitchen in use, signed in to the browser. */
async function moveIn(page) {
  const { subscribeByApi } = await tsImport('../e2e/subscribe-by-api.ts', import.meta.url);
  await subscribeByApi(page, {
    firstName: 'Camille',
    lastName: 'Rey',
    email: 'camille@example.org',
    password: 'une-bonne-soupe',
  });
  await page.goto('/privacy');
  await fillFavorites(page, ['MAIN', 'STARTER']);
  await fillInventory(page);
  await fillPlan(page);
  await fillShoppingList(page);
}

// The household's live stream never ends, so that no page behind the sign-in ever falls silent.
const longestLoadMs = 15_000;

/** A browser under load may lose the beginning of its trace. */
const attempts = 3;

/** One run as a first visit: Lighthouse empties the browser's caches, and leaves it signed in. */
async function run(url, port) {
  const flags = { port, logLevel: 'silent', output: 'html', maxWaitForLoad: longestLoadMs };
  let problem = 'no result';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return { ...result, load: loadavg()[0] };
    problem = result?.lhr.runtimeError.message ?? problem;
  }
  throw new Error(`${url}: ${problem}`);
}

const score = ({ lhr }, category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
const median = (runs) =>
  runs.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))[runs.length >> 1];

/** What costs points, and by how much; beside it what Lighthouse says of it. */
function failing({ audits, categories: all }) {
  return categories.flatMap((category) =>
    all[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trim()),
  );
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const rowOf = ({ path, chosen, all }) => [
  `\`${path}\``,
  ...categories.map((category) => score(chosen, category)),
  ...times.map((id) => seconds(chosen.lhr.audits[id].numericValue)),
  `${Math.round(chosen.lhr.audits['total-blocking-time'].numericValue)} ms`,
  chosen.lhr.audits['cumulative-layout-shift'].numericValue.toFixed(3),
  all.map((one) => score(one, 'performance')).join(', '),
  all.map(({ load }) => load.toFixed(1)).join(', '),
];

function print(results) {
  const head = ['page', ...categories, ...times, ...others, 'performance of each run', 'load'];
  console.log(table([head, head.map(() => '---'), ...results.map(rowOf)]));
  for (const { path, chosen } of results)
    for (const line of failing(chosen.lhr)) console.log(`${path} · ${line}`);
}

function keep(folder, { path, chosen }) {
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing';
  writeFileSync(join(folder, `${name}.html`), chosen.report);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(chosen.lhr));
  writeFileSync(join(folder, `${name}.trace.json`), JSON.stringify(chosen.artifacts.Trace));
}

void main(import.meta.url, async () => {
  const { folder, paths, runs, skipBuild } = readOptions();
  if (!skipBuild) await prepare();
  const { findChromium } = await tsImport('../e2e/find-chromium.ts', import.meta.url);
  const profile = mkdtempSync(join(tmpdir(), 'popote-lighthouse-'));
  const product = await serveProduct();
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    baseURL: product.url,
    args: ['--no-sandbox', '--disable-gpu', '--lang=fr-CH', `--remote-debugging-port=${port}`],
  });
  try {
    const [page] = context.pages();
    await moveIn(page);
    await page.goto('about:blank');
    const results = [];
    for (const path of paths) {
      const all = [];
      while (all.length < runs) all.push(await run(product.url + path, port));
      results.push({ path, all, chosen: median(all) });
    }
    print(results);
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    for (const result of results) keep(folder, result);
  } finally {
    await context.close();
    await product.stop();
    rmSync(profile, { recursive: true, force: true });
  }
});
