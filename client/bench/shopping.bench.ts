// What a browser makes of a long shopping list: `pnpm bench shopping`, after a build.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/find-chromium';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { buildPage } from './build-page';
import { firstPaint, medianTick, slowDown, spread } from './timing';

const items = 1000;
const slower = 4;
const rounds = 5;
const ticks = 8;

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A word that is in no dictionary, so that no two lines merge. */
const word = (n: number): string =>
  `zy${[...String(n).padStart(4, '0')].map((digit) => letters[Number(digit) + 3] ?? '').join('')}`;

interface Measured {
  load: number;
  paint: number;
  /** A tick of a list at rest, and one right after another. */
  tick: number;
  burst: number;
}

const signIn = `mutation {
  signIn(input: { email: "demo@popote.example", password: "popote-demo" }) { __typename }
}`;

/** Sends an operation from the page, whose cookie goes with it. */
const send = <Data>(page: Page, query: string, variables?: object): Promise<Data> =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-popote-csrf': '1' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { data: Data }).data;
  }, JSON.stringify({ query, variables }));

/** In place of what the demo household has to buy. */
async function fill(page: Page): Promise<void> {
  const { viewer } = await send<{
    viewer: { household: { kitchen: { shoppingItems: { id: string }[] } } };
  }>(page, '{ viewer { household { kitchen { shoppingItems { id } } } } }');
  await send(page, 'mutation ($ids: [ID!]!) { deleteShoppingItems(ids: $ids) { __typename } }', {
    ids: viewer.household.kitchen.shoppingItems.map(({ id }) => id),
  });
  const perRequest = 20;
  for (let first = 0; first < items; first += perRequest) {
    const fields = Array.from(
      { length: perRequest },
      (_, n) =>
        `a${n}: addShoppingItem(input: { line: "${(n % 9) + 1} kg de ${word(first + n)}" }) { __typename }`,
    );
    await send(page, `mutation { ${fields.join(' ')} }`);
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The bench's page comes from the product's own address, so that its session holds there too. */
const serveBench = (page: Page, folder: string) =>
  page.route('**/bench/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/bench/', '');
    const contentType = types[extname(path)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(join(folder, path)), contentType });
  });

const line = (label: string, value: string) => console.log(`  ${label.padEnd(58)} ${value}`);

console.log(
  `\nShopping list of ${items} items, in a browser whose processor is ${slower} times slower`,
);
const folder = mkdtempSync(join(tmpdir(), 'popote-bench-page-'));
await buildPage(folder);
const product = await serveProduct({ POPOTE_DEMO_ACCOUNT: '1' });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'fr-CH',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/terms');
  await send(page, signIn);
  await fill(page);
  await serveBench(page, folder);
  await slowDown(page, slower);

  const paths = {
    product: '/dashboard/shopping',
    rows: '/bench/list-page.html?rows=own',
    watched: '/bench/list-page.html?rows=watched',
  };
  const results = { product: [], rows: [], watched: [] } as Record<keyof typeof paths, Measured[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['product', 'rows', 'watched'] as const) {
      const { load, paint } = await firstPaint(page, paths[name], items);
      const tick = await medianTick(page, ticks, true);
      results[name].push({ load, paint, tick, burst: await medianTick(page, ticks, false) });
    }
  }
  const of = (name: keyof typeof paths, key: keyof Measured) =>
    results[name].map((result) => result[key]);
  const ratios = (key: 'paint' | 'tick') =>
    of('watched', key).map((time, round) => time / (of('rows', key)[round] ?? Number.NaN));
  line(
    'the page, from its address to the first row painted',
    `${spread(of('product', 'load'))} ms`,
  );
  line(
    'the list, from its answer to the first row painted',
    `${spread(of('product', 'paint'))} ms`,
  );
  line('a tick, from the press to its paint', `${spread(of('product', 'tick'))} ms`);
  line('the same, each right after the one before', `${spread(of('product', 'burst'))} ms`);
  line('the same rows on a bare page: a tick', `${spread(of('rows', 'tick'))} ms`);
  line('one watched list on a bare page: a tick', `${spread(of('watched', 'tick'))} ms`);
  line('a tick, watched list over rows of their own', `${spread(ratios('tick'))} times`);
  line('first paint, watched list over rows of their own', `${spread(ratios('paint'))} times`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
