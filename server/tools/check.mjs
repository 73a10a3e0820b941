// pnpm check: everything that can be said about the code and its build without running them.
import { join } from 'node:path';
import { breakingChanges } from './breaking-changes.mjs';
import { missingSql } from './migrate.mjs';
import { prepare } from './prepare.mjs';
import { binary, main, root, run, tsc } from './task.mjs';

const node = (...args) => run(process.execPath, args);
const inWorkspace = (workspace, ...args) =>
  run(process.execPath, args, { cwd: join(root, workspace) });
const types = (workspace) => node(tsc(), '-p', workspace);
const importRules = (workspace, ...folders) =>
  inWorkspace(
    workspace,
    binary('', 'dependency-cruiser', 'depcruise'),
    '--config',
    'tools/import-rules.cjs',
    '--cache',
    'node_modules/.cache/import-rules',
    ...folders,
  );

async function schemaDrift() {
  const options = ['--import', 'tsx', 'src/print-schema.ts', '--check'];
  const { code, output } = await run(process.execPath, options, { cwd: join(root, 'server') });
  return { code, output: code === 0 ? '' : `${output}\nwrite them anew: pnpm generate` };
}

async function announcedChanges() {
  const found = await breakingChanges();
  const hint =
    'these break a caller: name each in server/docs/api-changes.md, or leave it as it was';
  return { code: found.length, output: found.length > 0 ? [hint, ...found].join('\n') : '' };
}

async function migrationDrift() {
  const sql = await missingSql();
  const hint =
    'schema.prisma asks for more than the migrations make: pnpm migrate:dev --name <what>';
  return { code: sql ? 1 : 0, output: sql && `${hint}\n${sql}` };
}

// Judged by a file's content and the configuration, so that only what changed is read again.
const format = () =>
  node(
    binary('', 'prettier'),
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${join(root, 'node_modules/.cache/popote/prettier')}`,
    '.',
  );

const documents = ['client/src/**/*.graphql', 'schema.graphql'];

const checks = {
  'types of the server': () => types('server'),
  'types of the client': () => types('client'),
  lint: () => node(binary('', 'oxlint'), '--type-aware'),
  'lint of the GraphQL documents': () =>
    node(binary('', 'eslint'), '--config', 'client/tools/eslint-graphql.mjs', ...documents),
  format,
  'import rules of the server': () => importRules('server', 'src', 'standins'),
  'import rules of the client': () => importRules('client', 'src'),
  'nothing that nobody imports': () => node(binary('', 'knip'), '--no-progress'),
  'schema.graphql and the guide are what the code says': schemaDrift,
  'what breaks a caller is announced': announcedChanges,
  'migrations lead to schema.prisma': migrationDrift,
  catalogues: () => node('client/tools/check-i18n.mjs'),
  'size of the client': () => node('client/tools/check-size.mjs'),
};

async function runCheck(name, check) {
  const since = performance.now();
  const { code, output } = await check().catch(({ message }) => ({ code: 1, output: message }));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  // The sizes are worth reading when they hold, too.
  if (code !== 0 || name === 'size of the client')
    console.log(output.trim().replace(/^/gm, '    '));
  return code === 0;
}

/** Runs every check, two at a time, and counts each as one test. Names those that fail. */
export async function runChecks() {
  const waiting = Object.entries(checks);
  const counts = { passed: 0, faults: [] };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (await runCheck(...next)) counts.passed += 1;
      else counts.faults.push(next[0]);
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

void main(import.meta.url, async () => {
  await prepare();
  const { passed, faults } = await runChecks();
  console.log(`\n${passed} passed, ${faults.length} failed`);
  if (faults.length > 0) process.exitCode = 1;
});
