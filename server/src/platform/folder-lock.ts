import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';

interface Holder {
  pid: number;
  since: string;
}

/** The folder is in use by a process that is alive. */
export class FolderLockedError extends Error {
  constructor(folder: string, holder: Holder | null) {
    const who = holder ? `process ${holder.pid}, since ${holder.since}` : 'another process';
    super(
      `The data folder ${folder} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderLockedError';
  }
}

const staleAfter = 10_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Takes the folder for this process alone; the returned function gives it back.
 * Two processes on one embedded database destroy each other's rows, so every take-over of a lock left behind
 * by a killed process happens under a second, short lock: of two that try, one wins and the other refuses.
 * @throws FolderLockedError while a living process holds it.
 */
export async function lockFolder(
  folder: string,
  onLost: (reason: Error) => void,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const holderFile = join(folder, 'holder.json');
  const takeover = await lockfile.lock(join(folder, 'takeover'), {
    realpath: false,
    stale: 5_000,
    retries: { retries: 60, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    const options = { lockfilePath: join(folder, 'folder.lock'), stale: staleAfter };
    if (await lockfile.check(folder, options)) {
      const holder = await readHolder(holderFile);
      if (!holder || isAlive(holder.pid)) throw new FolderLockedError(folder, holder);
      await rm(options.lockfilePath, { recursive: true, force: true });
    }
    const release = await lockfile.lock(folder, { ...options, onCompromised: onLost });
    const holder: Holder = { pid: process.pid, since: new Date().toISOString() };
    await writeFile(holderFile, JSON.stringify(holder));
    return release;
  } finally {
    await takeover();
  }
}
