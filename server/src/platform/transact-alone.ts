import { Prisma } from '../generated/prisma/client.js';
import type { Db, Transaction } from './database.js';

/** The last in line for each person, by database. */
const lines = new WeakMap<Db, Map<string, Promise<unknown>>>();

/**
 * A transaction that no other one of the same person runs beside: what it reads is the last word. Those of this
 * process wait without a connection; other processes are kept out by an advisory lock, not by the person's row, which
 * whoever deletes the account holds while waiting for others.
 */
export async function transactAlone<Result>(
  db: Db,
  userId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const line = lines.get(db) ?? new Map<string, Promise<unknown>>();
  lines.set(db, line);
  const transact = () =>
    db.$transaction(async (tx) => {
      await tx.$executeRaw(
        Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}::text, 0))`,
      );
      return work(tx);
    });
  const before = line.get(userId) ?? Promise.resolve();
  const own = before.then(transact, transact);
  line.set(userId, own);
  try {
    return await own;
  } finally {
    if (line.get(userId) === own) line.delete(userId);
  }
}
