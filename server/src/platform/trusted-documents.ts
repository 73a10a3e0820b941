import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { Clock } from './clock.js';
import type { Db } from './database.js';
import type { Job } from './jobs.js';

const oneDay = 86_400_000;
/** A page that was loaded before a deployment, or a device that comes back with what it queued, is no older. */
const keptDays = 90;

const sha256 = /^[0-9a-f]{64}$/;
/** As client/tools/trusted-documents.mjs writes them. */
const documentList = z.record(z.string().regex(sha256), z.string());

interface Scope {
  db: Pick<Db, 'trustedDocument'>;
  clock: Clock;
}

/** The texts of the operations that the web client sends by their hash. */
export interface TrustedDocuments {
  /** Null where no build of late has such an operation. */
  textOf(hash: string): Promise<string | null>;
  /** Stores those of this build for the processes and builds that come after, and forgets what nobody has used for long. */
  keep(): Promise<void>;
}

/**
 * Those of the build that is served, from its file; those of the builds before it, and of another process's, from the
 * database.
 * @param file null where no client is served
 */
export function createTrustedDocuments({ db, clock }: Scope, file: URL | null): TrustedDocuments {
  const texts = new Map<string, string>();
  let readAt: number | undefined;

  /** Whether there is a build that was not read yet. */
  function readBuild(): boolean {
    const time = file ? statSync(file, { throwIfNoEntry: false })?.mtimeMs : undefined;
    if (!file || time === undefined || time === readAt) return false;
    const listed = documentList.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const [hash, text] of Object.entries(listed)) texts.set(hash, text);
    readAt = time;
    return true;
  }

  async function keep(): Promise<void> {
    readBuild();
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * oneDay);
    const usedAt = clock.now();
    const data = Array.from(texts, ([hash, text]) => ({ hash, text, usedAt }));
    await db.trustedDocument.createMany({ data, skipDuplicates: true });
    await db.trustedDocument.updateMany({
      where: { hash: { in: [...texts.keys()] }, usedAt: { lt: daysAgo(1) } },
      data: { usedAt },
    });
    await db.trustedDocument.deleteMany({ where: { usedAt: { lt: daysAgo(keptDays) } } });
  }

  async function textOf(hash: string): Promise<string | null> {
    if (!sha256.test(hash)) return null;
    // Under a running server: what it serves, it knows, and the next one will.
    if (!texts.has(hash) && readBuild()) await keep();
    const known = texts.get(hash);
    if (known !== undefined) return known;
    const [stored] = await db.trustedDocument.updateManyAndReturn({
      where: { hash },
      data: { usedAt: clock.now() },
    });
    if (!stored) return null;
    texts.set(hash, stored.text);
    return stored.text;
  }

  return { textOf, keep };
}

export const keepTrustedDocuments = ({ keep }: TrustedDocuments): Job => ({
  name: 'trusted documents',
  everyMs: oneDay,
  firstAfterMs: oneDay,
  run: keep,
});
