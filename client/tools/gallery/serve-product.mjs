import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../server/tools/free-port.mjs';
import { root, TaskError } from '../../../server/tools/task.mjs';

async function untilReady(url, server) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new TaskError('The product did not start (see above).');
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await delay(200);
  }
  throw new TaskError('The product was not ready within two minutes.');
}

/** Starts the built product on a free port, with a data folder that goes when it stops; `more` may name its own of both. */
export async function serveProduct(more = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'popote-data-'));
  const port = more.PORT ?? (await freePort());
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...more,
  };
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
