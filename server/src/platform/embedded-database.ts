import type { PGlite } from '@electric-sql/pglite';
import { rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DatabaseFolderError,
  fullDiskError,
  holdsDatabase,
  lostRelations,
  openingError,
} from './database-folder.js';
import { builtTemplates, copyTemplate, hasTemplate, templateIn } from './database-template.js';
import { lockFolder } from './folder-lock.js';
import { migrate, readMigrations } from './migrate.js';

export interface EmbeddedDatabase {
  pglite: PGlite;
  applied: string[];
  close(): Promise<void>;
}

/** Made under another name, so that a start that is cut short leaves nothing that looks like a database. */
async function createDatabase(
  folder: string,
  engine: typeof PGlite,
  templates: string,
): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    // A copy takes a tenth of the time.
    if (!(await copyTemplate(templates, unfinished)))
      await (await engine.create(unfinished)).close();
    await rmdir(folder).catch(() => undefined);
    await rename(unfinished, folder);
  } catch (error) {
    // Before what filled the disk is gone from it.
    const full = await fullDiskError(folder, error);
    await rm(unfinished, { recursive: true, force: true });
    throw full ?? error;
  }
}

async function open(folder: string, templates: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (!(await holdsDatabase(folder))) await createDatabase(folder, PGlite, templates);
  return PGlite.create(folder);
}

async function checkRelations(folder: string, pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(lostRelations);
  if (rows[0]) throw new DatabaseFolderError(folder, `the file of ${rows[0].name} was lost`);
}

async function migrateEmbedded(pglite: PGlite): Promise<string[]> {
  const target = {
    exec: (sql: string) => pglite.exec(sql),
    query: (sql: string, parameters?: unknown[]) =>
      pglite.query<Record<string, unknown>>(sql, parameters),
  };
  return migrate(target, await readMigrations());
}

/**
 * Opens the embedded database of a data folder, which is this process's alone until it is closed. A new one begins as
 * the template where there is one; either way the migrations that it lacks are applied.
 * @throws PlainError where the folder is taken, damaged, or cannot be written.
 */
export async function openEmbedded(
  dataDir: string,
  templates = builtTemplates,
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  const unlock = await lockFolder(dataDir);
  let pglite: PGlite | undefined;
  // The folder is another's only once nothing writes to it any more.
  const close = async () => {
    try {
      if (pglite && !pglite.closed) await pglite.close();
    } finally {
      unlock();
    }
  };
  try {
    pglite = await open(folder, templates);
    await checkRelations(folder, pglite);
  } catch (error) {
    await close().catch(() => undefined);
    throw await openingError(folder, error);
  }
  try {
    return { pglite, applied: await migrateEmbedded(pglite), close };
  } catch (error) {
    await close().catch(() => undefined);
    throw (await fullDiskError(folder, error)) ?? error;
  }
}

/** Makes the template of new databases, unless there is one: what `prepare` makes of the empty data folder it is given. */
export async function makeTemplate(
  prepare: (dataDir: string) => Promise<void>,
  templates = builtTemplates,
): Promise<void> {
  if (await hasTemplate(templates)) return;
  const template = await templateIn(templates);
  const unfinished = `${template}.${process.pid}`;
  try {
    await prepare(unfinished);
    await rm(template, { recursive: true, force: true });
    await rename(join(unfinished, 'database'), template);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
