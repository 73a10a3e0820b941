import { cp, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { loadConfig, type Config } from './platform/config.js';
import { holdsDatabase } from './platform/database-folder.js';
import { lockFile, lockFolder } from './platform/folder-lock.js';
import { explain, PlainError, reasonOfTheDisk } from './platform/plain-error.js';

/** Where the data folder really lies. @throws PlainError where there is nothing to back up. */
async function findData({ DATABASE_URL, DATA_DIR }: Config): Promise<string> {
  if (DATABASE_URL !== undefined) {
    throw new PlainError(
      'DATABASE_URL is set: the data lies in PostgreSQL, and pg_dump is what backs it up.',
    );
  }
  const folder = resolve(DATA_DIR);
  const found = await stat(folder).catch(() => null);
  if (!found) throw new PlainError(`There is no data folder ${folder}: nothing was copied.`);
  if (!(await holdsDatabase(join(folder, 'database'))))
    throw new PlainError(`The folder ${folder} holds no database: nothing was copied.`);
  return realpath(folder);
}

/** Under another name until it is whole: what was cut short must not look like a backup. */
async function copyWhole(folder: string, copy: string): Promise<void> {
  const unfinished = `${copy}.unfinished`;
  try {
    await cp(folder, unfinished, {
      recursive: true,
      dereference: true,
      errorOnExist: true,
      filter: (path) => basename(path) !== lockFile,
    });
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const reason = reasonOfTheDisk(error);
    if (reason === null) throw error;
    throw new PlainError(`No backup was made: ${copy} could not be written, as ${reason}.`, {
      cause: error,
    });
  }
}

/** Copies the data folder beside itself, under the date; the product must be stopped meanwhile. */
async function backUp(): Promise<void> {
  const config = loadConfig(process.env);
  const source = await findData(config);
  const folder = resolve(config.DATA_DIR);
  const release = await lockFolder(source);
  try {
    const date = new Date().toISOString().replace(/[:.]/g, '-');
    const copy = join(dirname(folder), `${basename(folder)}-backup-${date}`);
    await copyWhole(source, copy);
    process.stdout.write(`Copied to ${copy}. To restore it, put it in the data folder's place.\n`);
  } finally {
    release();
  }
}

backUp().catch((error: unknown) => {
  process.stderr.write(`${explain(error) ?? inspect(error)}\n`);
  process.exitCode = 1;
});
