import { constants, access, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError, reasonOfTheDisk } from './plain-error.js';

/** The PostgreSQL that the embedded database is. */
const embeddedMajor = '18';
const controlFile = 'global/pg_control';
const needed = ['PG_VERSION', controlFile, 'base', 'pg_wal', 'pg_xact'];
const controlBytes = 8192;
/** With less than this free no database can be opened: its log grows by files of 16 MiB. */
const leastFreeBytes = 32 * 1024 ** 2;

/** The folder of the embedded database cannot be opened as it is. */
export class DatabaseFolderError extends PlainError {
  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} cannot be opened: ${reason}. ` +
        'Put a backup in its place, or set DATA_DIR to another folder.',
      options,
    );
    this.name = 'DatabaseFolderError';
  }
}

const present = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function entriesOf(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new DatabaseFolderError(folder, reasonOfTheDisk(error) ?? String(error), {
      cause: error,
    });
  }
}

async function checkFiles(folder: string): Promise<void> {
  for (const name of needed) {
    if (!(await present(join(folder, name))))
      throw new DatabaseFolderError(folder, `${name} is missing, as in a copy that was cut short`);
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== embeddedMajor) {
    const reason = `it is of PostgreSQL ${JSON.stringify(version)}, and this Popote brings ${embeddedMajor}`;
    throw new DatabaseFolderError(folder, reason);
  }
  const control = join(folder, controlFile);
  if ((await stat(control)).size < controlBytes)
    throw new DatabaseFolderError(folder, `${controlFile} was cut short`);
  await access(control, constants.R_OK | constants.W_OK);
}

/**
 * Whether a folder holds a database: only one that is absent or empty may become a new one.
 * @throws DatabaseFolderError where it holds anything but a whole database of this version.
 */
export async function holdsDatabase(folder: string): Promise<boolean> {
  const entries = await entriesOf(folder);
  if (entries === null || entries.length === 0) return false;
  try {
    await checkFiles(folder);
  } catch (error) {
    const reason = reasonOfTheDisk(error);
    throw reason === null ? error : new DatabaseFolderError(folder, reason, { cause: error });
  }
  return true;
}

export async function fullDiskError(folder: string, cause: unknown): Promise<PlainError | null> {
  const { bavail, bsize } = await statfs(dirname(folder));
  return bavail * bsize >= leastFreeBytes
    ? null
    : new PlainError(`The database in ${folder} cannot be opened: the disk is full.`, { cause });
}

/** What stopped the database from opening: the engine itself only says that it gave up. */
export async function openingError(folder: string, cause: unknown): Promise<PlainError> {
  if (cause instanceof PlainError) return cause;
  const reason = reasonOfTheDisk(cause) ?? 'its files are damaged';
  return (await fullDiskError(folder, cause)) ?? new DatabaseFolderError(folder, reason, { cause });
}

/**
 * Files of tables that are missing or were cut to nothing, which the engine would notice only when it reads them.
 * A table without a page whose index has some has lost them: nothing here ever shrinks a table.
 */
export const lostRelations = `
  SELECT c."relname" AS "name" FROM "pg_class" c
  WHERE c."relkind" IN ('r', 'i', 'S', 't', 'm') AND (
    pg_stat_file(pg_relation_filepath(c."oid"), true) IS NULL
    OR pg_relation_size(c."oid") = 0 AND (
      c."relkind" IN ('i', 'S') OR EXISTS (
        SELECT 1 FROM "pg_index" x JOIN "pg_class" i ON i."oid" = x."indexrelid"
        JOIN "pg_am" a ON a."oid" = i."relam" AND a."amname" = 'btree'
        WHERE x."indrelid" = c."oid" AND pg_relation_size(i."oid") > 8192
      )
    )
  )
  LIMIT 1`;
