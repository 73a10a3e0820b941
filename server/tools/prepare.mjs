// Brings a fresh clone, or one that has changed, to where it can run: dependencies, generated code, build.
import { main, run, task, TaskError } from './task.mjs';

const pnpmVersion = '10.34.9';
const oldestNode = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new TaskError(
    `Popote needs Node ${oldestNode.join('.')} or newer; this is ${process.version}. See https://nodejs.org`,
  );
}

/** pnpm as it is, where it is the right one; otherwise npm fetches it. */
async function pnpm(args) {
  const found = await run('pnpm', ['--version'], { shell: true }).catch(() => ({ code: 1 }));
  const own = found.code === 0 && found.stdout.trim() === pnpmVersion;
  const command = own ? ['pnpm', []] : ['npx', ['-y', `pnpm@${pnpmVersion}`]];
  return run(command[0], [...command[1], ...args], { show: true, shell: true });
}

const install = () =>
  task({
    name: 'install',
    title: 'Installing dependencies',
    inputs: [
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      '.pnpmfile.cjs',
      'package.json',
      'server/package.json',
      'client/package.json',
    ],
    outputs: ['node_modules/.pnpm', 'server/node_modules', 'client/node_modules'],
    async work() {
      // Without a terminal pnpm would stop to ask before it replaces what another version installed.
      const { code } = await pnpm([
        'install',
        '--frozen-lockfile',
        '--config.confirmModulesPurge=false',
      ]);
      if (code !== 0) throw new TaskError('The dependencies could not be installed (see above).');
    },
  });

/** Everything up to the generated code, and the build as well unless told otherwise. */
export async function prepare({ build = true } = {}) {
  requireNode();
  await install();
  const { generate } = await import('./generate.mjs');
  await generate();
  if (!build) return;
  const { build: buildAll } = await import('./build.mjs');
  await buildAll();
}

void main(import.meta.url, prepare);
