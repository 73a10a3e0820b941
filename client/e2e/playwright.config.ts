import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../server/tools/free-port.mjs';
import { browserArguments } from './browser-arguments';
import { findChromium } from './find-chromium';

const root = fileURLToPath(new URL('../..', import.meta.url));

// The workers read this file too: what was found and chosen once is theirs by the environment.
if (process.env.POPOTE_E2E_PORT === undefined) {
  process.env.POPOTE_E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'popote-e2e-'));
  process.env.POPOTE_E2E_PORT = String(await freePort());
  process.env.POPOTE_E2E_UNHURRIED_PORT = String(await freePort());
  process.env.CHROMIUM_PATH = await findChromium();
}
const files = (...names: string[]) => names.map((name) => `${name}.spec.ts`);
/** What is laid out otherwise on a laptop, and each page's main job. Every other journey is taken at one width. */
const atBothWidths = files('main-job');
/** Where one sits down: keys, mail, money, papers, and what other tabs and devices hear. The others: on a phone. */
const onLaptop = files(
  'account',
  'account-errors',
  'account-rights',
  'bell',
  'billing',
  'chat-history',
  'chat-model',
  'complimentary',
  'favorites',
  'graphiql',
  'household',
  'keyboard',
  'model-in-trouble',
  'offline-tabs',
  'offline-versions',
  'page-turn',
  'planning-week',
  'session-ends',
  'stays-on-site',
);

const { POPOTE_E2E_PORT = '', POPOTE_E2E_UNHURRIED_PORT = '' } = process.env;
const folder = process.env.POPOTE_E2E_DATA_DIR ?? '';

/** The built product, as `npm start` runs it, on a database of its own. */
const product = (port: string, settings: Record<string, string>) => ({
  command: 'node server/dist/main.js',
  cwd: root,
  url: `http://localhost:${port}/readyz`,
  env: {
    PORT: port,
    DATA_DIR: join(folder, port),
    LOG_LEVEL: 'warn',
    // Each visitor of the journeys has an address of its own (journey.ts).
    TRUSTED_PROXIES: '1',
    ...settings,
  },
  stdout: 'pipe' as const,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: '.',
  // Of its own for each run, because a run begins by emptying it.
  outputDir: `../test-results/${POPOTE_E2E_PORT}`,
  forbidOnly: true,
  fullyParallel: true,
  // As many as the cores of CI, beside the server's tests: with more, a page of a busy machine takes longer than
  // what is waited for it.
  workers: 2,
  // On a shared machine a whole run is not lost to one journey; `npm test` says which needed it.
  retries: process.env.CI ? 1 : 0,
  // Generous: a page that is slow because the machine is shared is not a page that is wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: [
    product(POPOTE_E2E_PORT, { STANDIN_CHEF_PACE: 'instant' }),
    product(POPOTE_E2E_UNHURRIED_PORT, { STANDIN_CHEF_PACE: 'human' }),
  ],
  use: {
    baseURL: `http://localhost:${POPOTE_E2E_PORT}`,
    locale: 'fr-CH',
    timezoneId: 'Europe/Zurich',
    // Only where it is what is looked at (offline*.spec.ts): each journey would fill a cache of its own.
    serviceWorkers: 'block',
    // A fifth of a run's time, for a file that nobody can open from CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
  projects: [
    {
      name: 'laptop',
      testMatch: [...onLaptop, ...atBothWidths],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: onLaptop,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
