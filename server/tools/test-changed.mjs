// pnpm test:changed [commit]: what a change since a commit (by default since origin/main, else the last commit) can
// have broken where it was made. What is shared by all (the schema, a migration, the packages) is for npm test.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { binary, main, root, run, TaskError, tsc } from './task.mjs';

const git = async (...args) => {
  const { code, stdout } = await run('git', args);
  if (code !== 0) throw new TaskError(`git ${args.join(' ')} failed`);
  return stdout.split('\n').filter(Boolean);
};

async function changedSince(commit) {
  const base = commit ?? (await git('merge-base', 'HEAD', 'origin/main').catch(() => ['HEAD']))[0];
  const files = [
    ...(await git('diff', '--name-only', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

/** Those in a folder that match, as paths from there. */
const within = (files, folder, pattern) =>
  files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => pattern.test(file));

/** The folder of a feature, or of a layer: a test acts from outside, so that its imports lead to everything. */
const serverFolder = (file) =>
  (/^src\/features\/[^/]+\//.exec(file) ??
    /^(src\/[^/]+|standins\/[^/]+)\//.exec(file) ?? [file])[0];

const step = (name, workspace, ...args) => ({ name, workspace, args });

function* stepsFor(files) {
  const script = /\.(ts|tsx|mjs)$/;
  const linted = files.filter((file) => script.test(file));
  if (files.length > 0) {
    const options = ['--check', '--log-level=warn', '--ignore-unknown'];
    yield step('format', '', binary('', 'prettier'), ...options, ...files);
  }
  if (linted.length > 0) yield step('lint', '', binary('', 'oxlint'), '--type-aware', ...linted);
  for (const workspace of ['server', 'client'])
    if (within(files, workspace, script).length > 0)
      yield step(`types of the ${workspace}`, '', tsc(), '-p', workspace);
  const server = within(files, 'server', /^(src|standins)\/.*\.ts$/).map(serverFolder);
  const folders = new Set(server.filter((folder) => folder !== 'src/testkit/'));
  const vitest = (workspace) => binary(workspace, 'vitest');
  if (folders.size > 0)
    yield step('server', 'server', vitest('server'), 'run', '--passWithNoTests', ...folders);
  const client = within(files, 'client', /^src\/.*\.tsx?$/);
  if (client.length > 0) {
    const options = ['related', '--run', '--passWithNoTests'];
    yield step('client', 'client', vitest('client'), ...options, ...client);
  }
  const journeys = within(files, 'client', /^e2e\/.*\.spec\.ts$/);
  if (journeys.length > 0) {
    const options = ['test', '--config=e2e/playwright.config.ts', '--reporter=line'];
    const playwright = binary('client', '@playwright/test', 'playwright');
    yield step('journeys', 'client', playwright, ...options, ...journeys);
  }
}

void main(import.meta.url, async () => {
  const files = await changedSince(process.argv[2]);
  const steps = [...stepsFor(files)];
  // Some of the client's tests act on the built server.
  await prepare({ build: steps.some(({ name }) => name === 'client' || name === 'journeys') });
  const failed = [];
  for (const { name, workspace, args } of steps) {
    const since = performance.now();
    console.log(`\n── ${name} ──`);
    const { code } = await run(process.execPath, args, { cwd: join(root, workspace), show: true });
    console.log(`${name}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
    if (code !== 0) failed.push(name);
  }
  const shared = files.filter((file) => /^(prisma\/|schema\.graphql$|pnpm-lock\.yaml$)/.test(file));
  if (shared.length > 0) console.log(`\nShared by all, so for npm test: ${shared.join(', ')}`);
  if (failed.length > 0) throw new TaskError(`Failed: ${failed.join(', ')}`);
  console.log(`\n${files.length} changed files, nothing wrong found`);
});
