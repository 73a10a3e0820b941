import { Prisma } from '../../generated/prisma/client.js';
import type { Transaction } from '../../platform/database.js';

/**
 * Holds back whoever would write on the word of the account's password until this transaction is over: what they
 * wrote before is seen by its next statement, and ended by it. Whoever writes an account's links or mails holds the
 * account first, so that no two wait for each other. False where it is gone, or the former password stands no more.
 */
export async function lockOwner(
  tx: Transaction,
  userId: string,
  formerHash: string | null,
): Promise<boolean> {
  const owners = await tx.$queryRaw<unknown[]>(Prisma.sql`
    SELECT u."id" FROM "User" u
    WHERE u."id" = ${userId}::uuid
      AND (${formerHash}::text IS NULL OR u."passwordHash" = ${formerHash}::text)
    FOR NO KEY UPDATE`);
  return owners.length > 0;
}
