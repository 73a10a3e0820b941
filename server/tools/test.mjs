// npm test: the static checks, the tests of server and client (on PostgreSQL and Redis as well, where
// they are given), and the journeys in a browser. Ends with what failed and the line `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** What failed and the beginning of why, for the end of the output: there it is read, however long the rest is. */
const describeFault = (name, why = '') =>
  [name, ...stripVTControlCharacters(why).split('\n').filter(Boolean).slice(0, 8)].join('\n    ');

function readVitest({ numPassedTests, testResults }) {
  const faults = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot even be loaded has no test to fail.
    if (status === 'failed' && tests.length === 0) return [describeFault(basename(name), message)];
    return tests.map(({ fullName, failureMessages }) =>
      describeFault(`${basename(name)} › ${fullName}`, failureMessages[0]),
    );
  });
  const files = testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]);
  return { passed: numPassedTests, faults, files };
}

/** A describe is a suite within its file's. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}:${line} › ${title}` })),
  ),
  ...suites.flatMap(testsOf),
];
const durationOf = (suite) =>
  testsOf(suite)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration, 0);

function readPlaywright({ stats, errors, suites }) {
  const having = (status) =>
    suites
      .flatMap(testsOf)
      .filter((test) => test.status === status)
      .map(({ name, results }) => describeFault(name, results[0]?.error?.message));
  return {
    passed: stats.expected + stats.flaky,
    faults: [
      ...having('unexpected'),
      ...errors.map(({ message }) => describeFault('outside a journey', message)),
    ],
    // Each is a fault to look for as well: in the test or in the product.
    again: having('flaky'),
    files: suites.map((suite) => [suite.file, durationOf(suite)]),
  };
}

/** The three files that took longest, as one line. */
const slowest = (files) =>
  files
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([file, milliseconds]) => `${basename(file)} ${(milliseconds / 1000).toFixed(0)} s`)
    .join(', ');

async function suite({ name, cwd, args, env, read }) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const since = performance.now();
  const { code } = await run(process.execPath, args(report), {
    cwd: join(root, cwd),
    label: name,
    env: { ...unset, ...plain, ...env(report) },
  });
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, faults: [], files: [] };
  // A run that fails beside its tests (an error outside them, none found) is a failure as well.
  if (code !== 0 && counts.faults.length === 0) counts.faults = [`${name}: exit code ${code}`];
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  console.log(`${name}: ${counts.passed} passed, ${counts.faults.length} failed (${seconds} s)`);
  console.log(`${name}: slowest are ${slowest(counts.files)}`);
  return counts;
}

const vitest = (name, cwd, env = {}) =>
  suite({
    name,
    cwd,
    args: (report) => [
      binary(cwd, 'vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
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

// Either waits for its pages or its database about as long as it computes, so that the two fill two cores.
const lanes = [
  [
    runChecks,
    () => vitest('client', 'client'),
    () => vitest('server', 'server', { TEST_DATABASE_URL, TEST_REDIS_URL }),
  ],
  [everyState, journeys],
];

async function runLane(suites) {
  const counts = [];
  for (const runSuite of suites) counts.push(await runSuite());
  return counts;
}

void main(import.meta.url, async () => {
  let passed = 0;
  const faults = [];
  const again = [];
  process.exitCode = 1;
  try {
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(reports, { recursive: true });
    await prepare();
    for (const counts of (await Promise.all(lanes.map(runLane))).flat()) {
      passed += counts.passed;
      faults.push(...counts.faults);
      again.push(...(counts.again ?? []));
    }
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    faults.push(error.message);
  }
  for (const fault of again) console.log(`\n! passed only when run once more: ${fault}`);
  for (const fault of faults) console.log(`\n✗ ${fault}`);
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length === 0 && passed > 0) process.exitCode = 0;
});
