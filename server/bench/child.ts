import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Usage {
  /** Processor time so far, user and system, in microseconds. */
  cpuMicroseconds: number;
  /** Live objects, after a collection. */
  heapBytes: number;
  listeners: number;
}

export interface Child {
  url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

// Writes a profile of each server when it ends: POPOTE_BENCH_PROFILE=<folder> pnpm bench dashboard.
const profileFolder = process.env['POPOTE_BENCH_PROFILE'];
const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];

/** Starts one of the benchmark's servers in a process of its own, so that its processor time can be told apart. */
export async function startChild(file: string, env: Record<string, string>): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--expose-gc', '--conditions=source', '--import', 'tsx', ...profiling],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  });
  const waiting: { resolve: (message: unknown) => void; reject: (error: Error) => void }[] = [];
  child.on('message', (message) => waiting.shift()?.resolve(message));
  child.on('exit', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`${file} ended.`));
  });
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
  const { url } = (await answer()) as { url: string };
  return {
    url,
    usage: () => {
      child.send('usage');
      return answer() as Promise<Usage>;
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

/** The child's side: says where it listens, answers what it used, and ends when it is told. */
export function serveParent(
  url: string,
  { listeners = () => 0, close }: { listeners?: () => number; close: () => Promise<void> },
): void {
  process.on('message', (message) => {
    if (message === 'stop') void close().then(() => process.exit(0));
    else process.send?.(usageNow(listeners()));
  });
  process.send?.({ url });
}

function usageNow(listeners: number): Usage {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return {
    cpuMicroseconds: user + system,
    heapBytes: process.memoryUsage().heapUsed,
    listeners,
  };
}
