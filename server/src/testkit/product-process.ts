import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const serverDirectory = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningProduct {
  url: string;
  /** What it said until it was open. */
  log: string;
  child: ChildProcess;
  exited: Promise<unknown[]>;
}

/** As it was built: a project of the tests' own sees to it that this is today's (vitest.config.ts). */
function launch(entry: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [entry], {
    cwd: serverDirectory,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  });
}

export const launchProduct = (env: Record<string, string>): ChildProcess =>
  launch('dist/main.js', env);

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What a process said, once it has ended by itself. */
export async function ended(child: ChildProcess): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => void (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => void (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

export const backUp = (env: Record<string, string>): Promise<Ended> =>
  ended(launch('dist/backup.js', env));

/** The product in a process of its own, once it has said where it is. */
export async function openProduct(child: ChildProcess): Promise<RunningProduct> {
  const exited = once(child, 'exit');
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => void (log += chunk.toString()));
  for await (const chunk of child.stdout ?? []) {
    log += String(chunk);
    const [, url] = /open at (https?:\S+)/.exec(log) ?? [];
    if (url) {
      child.stdout?.resume();
      return { url, log, child, exited };
    }
  }
  throw new Error(`It did not start:\n${log}`);
}

/** Kills what a test has left running. */
export async function killAll(children: ChildProcess[]): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}
