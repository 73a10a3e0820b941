import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { line, section, spread } from './measure.js';

const rounds = 3;
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** From the start of the process to « Popote is open » in its log, in seconds. */
async function start(dataDir: string): Promise<number> {
  const since = performance.now();
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    log += text;
    if (log.includes('Popote is open')) break;
  }
  const seconds = (performance.now() - since) / 1000;
  if (!log.includes('Popote is open')) throw new Error(`It did not start:\n${log}`);
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return seconds;
}

/** How long the built product takes to open on the embedded database. */
export async function embeddedBench(): Promise<void> {
  section(`Start on the embedded database, ${rounds} rounds`);
  const fresh: number[] = [];
  const second: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'popote-bench-start-'));
    try {
      fresh.push(await start(dataDir));
      second.push(await start(dataDir));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  line('in an empty folder', `${spread(fresh, 1)} s`);
  line('again, in the same folder', `${spread(second, 1)} s`);
}
