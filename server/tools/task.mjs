// What every tool needs: where things lie, running a program, and skipping work whose inputs have not changed.
// Node only: these run on a fresh clone, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const stamps = join(root, 'node_modules/.cache/popote');

/** The script behind a package's command, so that it can be run by this very Node without a shell. */
export function binary(workspace, packageName, command = packageName) {
  const folder = join(root, workspace, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The native compiler, for types and builds; what reads types as a library (the import rules, a test) has the former one. */
export const tsc = () => binary('', 'typescript-7', 'tsc');

const printLines = (stream, label) =>
  createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));

/**
 * Runs a program to its end. Resolves to its exit code and, unless it is shown live, its output. What runs beside
 * another program is shown with a label before each line.
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, show = false, label, shell = false } = options;
  const path = ['', 'server', 'client'].map((folder) => join(root, folder, 'node_modules/.bin'));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: [...path, process.env.PATH].join(delimiter), ...env },
      // npm and npx are scripts on Windows, which only a shell starts.
      shell: shell && process.platform === 'win32',
      stdio: ['ignore', ...(show ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    });
    let stdout = '';
    let stderr = '';
    if (label === undefined) {
      child.stdout?.setEncoding('utf8').on('data', (text) => (stdout += text));
      child.stderr?.setEncoding('utf8').on('data', (text) => (stderr += text));
    } else for (const stream of [child.stdout, child.stderr]) printLines(stream, label);
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, stdout, stderr, output: stdout + stderr }),
    );
  });
}

/** `run` with this Node, failing with the program's own words. */
export async function runNode(args, options) {
  const result = await run(process.execPath, args, options);
  if (result.code !== 0) throw new TaskError(result.output.trim() || `exit code ${result.code}`);
  return result;
}

export class TaskError extends Error {}

/** Every file of a file or folder, sorted, as paths from the root. */
export function filesIn(input, ignore = notInputs) {
  return filesUnder(join(root, input), ignore).map((file) => file.slice(root.length));
}

function filesUnder(path, ignore) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignore.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name), ignore));
}

const notInputs =
  /^(node_modules|dist|dist-standins|dist-database|dist-drawing|generated|testkit|e2e|docs|test-results|\.data)$|\.generated\.|\.test\.tsx?$/;

/** One hash over the names and contents of files and folders (tests and generated code aside). */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap((input) => filesIn(input)))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Does a piece of work unless the same inputs were already worked on and its outputs still stand.
 * Says what it does and how long it took; silent when there is nothing to do.
 */
export async function task({ name, title, inputs, outputs = [], work }) {
  const stamp = join(stamps, name);
  const wanted = fingerprint(inputs);
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (done && outputs.every((output) => existsSync(join(root, output)))) return false;
  const since = performance.now();
  console.log(`· ${title}…`);
  await work();
  mkdirSync(stamps, { recursive: true });
  // Taken after the work, as an install may settle the lock file it started from.
  writeFileSync(stamp, fingerprint(inputs));
  console.log(`✓ ${title} (${seconds(since)})`);
  return true;
}

/** Runs a tool's main function when its file is the one that was started. */
export async function main(moduleUrl, work) {
  if (process.argv[1] !== fileURLToPath(moduleUrl)) return;
  try {
    await work();
  } catch (error) {
    console.error(error instanceof TaskError ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
