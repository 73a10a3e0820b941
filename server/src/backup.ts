import { cp } from 'node:fs/promises';
import { inspect } from 'node:util';
import { basename, dirname, join, resolve } from 'node:path';
import { loadConfig } from './platform/config.js';
import { FolderLockedError, lockFolder } from './platform/folder-lock.js';

/** Copies the data folder beside itself, under the date; the product must be stopped meanwhile. */
async function backUp(): Promise<void> {
  const config = loadConfig(process.env);
  const folder = resolve(config.DATA_DIR);
  const release = await lockFolder(folder, (reason) => {
    throw reason;
  });
  try {
    const date = new Date().toISOString().replace(/[:.]/g, '-');
    const copy = join(dirname(folder), `${basename(folder)}-backup-${date}`);
    await cp(folder, copy, {
      recursive: true,
      filter: (path) => !path.endsWith('.lock') && !path.endsWith('holder.json'),
    });
    process.stdout.write(`Copied to ${copy}. To restore it, put it in the data folder's place.\n`);
  } finally {
    await release();
  }
}

backUp().catch((error: unknown) => {
  const reason = error instanceof FolderLockedError ? error.message : inspect(error);
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
});
