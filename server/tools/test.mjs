// npm test: the static checks, the tests of server and client (on PostgreSQL and Redis as well, where
// they are given), and the journeys in a browser. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runChecks } from './check.mjs';
import { prepare } from './prepare.mjs';
import { binary, main, root, run } from './task.mjs';

const reports = join(root, 'node_modules/.cache/popote/reports');
const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;

// What a person has set up for their own Popote must not leak into its tests.
const ownSettings =
  /^(OPENAI|STRIPE|SMTP|MAIL|REDIS|DATABASE|PUBLIC|POPOTE|TEST)_|^(NODE_ENV|PORT|HOST|DATA_DIR|STANDINS|STANDIN_CHEF_PACE|GRAPHIQL|COMPLIMENTARY_EMAILS|PSEUDONYM_KEY|CONTACT_EMAIL|OPERATOR_NAME|OPERATOR_ADDRESS|LOG_LEVEL|REQUEST_SECONDS|OPERATIONS_PER_HOUSEHOLD|STREAMS_PER_PERSON)$/;
const unset = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => ownSettings.test(name))
    .map((name) => [name, undefined]),
);

// A log that nobody watches is read later, as plain text.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  // A file that cannot even be loaded has no test to fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const files = testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]);
  return { passed: numPassedTests, failed: numFailedTests + broken.length, files };
}

/** A describe is a suite within its file's. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];
const durationOf = (suite) =>
  testsOf(suite)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration, 0);

const readPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  again: stats.flaky,
  files: suites.map((suite) => [suite.file, durationOf(suite)]),
});

/** The three files that took longest, as one line. */
const slowest = (files) =>
  files
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([file, milliseconds]) => `${basename(file)} ${(milliseconds / 1000).toFixed(0)} s`)
    .join(', ');

async function suite({ name, cwd, args, env, read }) {
  console.log(`\n── ${name} ──`);
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const since = performance.now();
  const { code } = await run(process.execPath, args(report), {
    cwd: join(root, cwd),
    show: true,
    env: { ...unset, ...plain, ...env(report) },
  });
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, files: [] };
  // A run that fails beside its tests (an error outside them, none found) is a failure as well.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  console.log(`${name}: slowest are ${slowest(counts.files)}`);
  // Each is named above, and is a fault to look for: in the test or in the product.
  if (counts.again) console.log(`${name}: ${counts.again} passed only when run once more`);
  return counts;
}

const vitest = (name, cwd, env = {}, projects = []) =>
  suite({
    name,
    cwd,
    args: (report) => [
      binary(cwd, 'vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    env: () => env,
    read: readVitest,
  });

const everyState = () =>
  suite({
    name: 'every page and state',
    cwd: 'client',
    args: (report) => ['tools/gallery.mjs', '--check', '--skip-build', `--report=${report}`],
    env: () => ({}),
    read: (report) => report,
  });

const journeys = () =>
  suite({
    name: 'browser journeys',
    cwd: 'client',
    args: () => [
      binary('client', '@playwright/test', 'playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    read: readPlaywright,
  });

async function* everything() {
  yield await runChecks();
  yield await vitest('client', 'client');
  if (TEST_DATABASE_URL)
    yield await vitest('server on PostgreSQL', 'server', { TEST_DATABASE_URL, TEST_REDIS_URL });
  const differing = TEST_DATABASE_URL ? ['embedded'] : [];
  yield await vitest('server on the embedded database', 'server', {}, differing);
  yield await everyState();
  yield await journeys();
}

void main(import.meta.url, async () => {
  let passed = 0;
  let failed = 0;
  process.exitCode = 1;
  try {
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(reports, { recursive: true });
    await prepare();
    for await (const counts of everything()) {
      passed += counts.passed;
      failed += counts.failed;
    }
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    failed += 1;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed === 0 && passed > 0) process.exitCode = 0;
});
