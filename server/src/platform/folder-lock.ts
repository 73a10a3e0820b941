import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PlainError, reasonOfTheDisk } from './plain-error.js';

/** The file whose lock stands for the folder; it says who took it last. */
export const lockFile = 'popote.lock';

/** The folder is in use by a process that is alive. */
class FolderLockedError extends PlainError {
  constructor(folder: string, holder: string | null) {
    super(
      `The data folder ${folder} is in use by ${holder ?? 'another process'}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderLockedError';
  }
}

/** Far behind what the file says: where a lock forbids reading as well, the words can still be read. */
const lockedByte = 1_000_000;

async function loadLocks(folder: string) {
  try {
    return (await import('fs-native-extensions')).default;
  } catch (error) {
    const hint = 'Set DATABASE_URL to a PostgreSQL server instead.';
    throw new PlainError(`The data folder ${folder} cannot be locked on this system. ${hint}`, {
      cause: error,
    });
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    // Where a disk can only be read, Node says of a recursive one that there is no such folder: ask for the reason.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') await mkdir(folder);
    throw error;
  }
}

/**
 * Takes the folder for this process alone; the returned function gives it back.
 * Two processes on one embedded database destroy each other's rows. The lock is the operating system's, on an open
 * file: it stands as long as the process lives, be it suspended for days or in another container on the same
 * machine, and ends with it however it ends. The file stays: were it removed, two could hold two files of one name.
 * @throws FolderLockedError while a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const locks = await loadLocks(folder);
  const path = join(folder, lockFile);
  try {
    await makeFolder(folder);
    const file = openSync(path, 'a');
    try {
      if (!locks.tryLock(file, lockedByte, 1)) {
        const holder = await readFile(path, 'utf8').catch(() => '');
        throw new FolderLockedError(folder, holder.trim() || null);
      }
      ftruncateSync(file);
      const since = new Date().toISOString();
      writeSync(file, `process ${process.pid} on ${hostname()}, since ${since}\n`);
    } catch (error) {
      closeSync(file);
      throw error;
    }
    return () => closeSync(file);
  } catch (error) {
    const reason = reasonOfTheDisk(error);
    if (reason === null) throw error;
    throw new PlainError(`The data folder ${folder} cannot be used: ${reason}.`, { cause: error });
  }
}
