import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { serverDirectory } from './product-process.js';

/** A disk of one process's own, which goes with it: where its data folder lies, in a namespace of mounts. */
const inNamespace = ['--user', '--map-root-user', '--mount', 'sh', '-ec'];

/** Linux, with user namespaces: where there are none, the tests that need a disk are shown as skipped. */
export const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', [...inNamespace, 'mount -t tmpfs none /tmp && command -v setpriv'])
    .status === 0;

/**
 * Runs a built entry (« main.js ») where commands of the shell have put a disk at the folder `$DISK`. It has no
 * more rights than the files' modes give: root's own are taken from it.
 */
export function launchOnDisk(
  entry: string,
  disk: string,
  { commands, env }: { commands: string; env: Record<string, string> },
): ChildProcess {
  const script = `${commands}\nsetpriv --bounding-set=-all --inh-caps=-all "$NODE" "dist/${entry}"`;
  return spawn('unshare', [...inNamespace, script], {
    cwd: serverDirectory,
    env: { PATH: process.env['PATH'], PORT: '0', DISK: disk, NODE: process.execPath, ...env },
  });
}
