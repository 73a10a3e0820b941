import { Prisma } from '../../generated/prisma/client.js';
import { mailRow } from './account-mail.js';
import type { AccountScope } from './account-scope.js';
import { endOtherLinksSql } from './take-link.js';

interface NewPassword {
  passwordHash: string;
  /** Yields the "userId" of the one person it is for, or nothing. */
  who: Prisma.Sql;
  usedTokenHash: string | null;
}

export interface AccountOwner {
  userId: string;
  email: string;
}

/**
 * Stores a password and, in the same statement, ends all that the old one opened: every session, every link.
 * A notice goes to the account's address. Null when there was nobody.
 */
export async function storePassword(
  { db, clock, mail }: AccountScope,
  { passwordHash, who, usedTokenHash }: NewPassword,
): Promise<AccountOwner | null> {
  const now = clock.now();
  // The row's owner and recipient come from the statement itself.
  const { id, kind } = mailRow({ now, userId: '', recipient: '' }, { kind: 'PASSWORD_CHANGED' });
  const [owner] = await db.$queryRaw<AccountOwner[]>(Prisma.sql`
    WITH who AS (${who}), changed AS (
      UPDATE "User" u SET "passwordHash" = ${passwordHash}, "updatedAt" = ${now}
      FROM who WHERE u."id" = who."userId"
      RETURNING u."id", u."email"
    ), ended_sessions AS (
      DELETE FROM "Session" s USING who WHERE s."userId" = who."userId"
    ), ${endOtherLinksSql(Prisma.sql`who`, usedTokenHash)}, notice AS (
      INSERT INTO "OutgoingMail" ("id", "userId", "kind", "recipient", "createdAt", "nextAttemptAt")
      SELECT ${id}::uuid, c."id", ${kind}, c."email", ${now}, ${now} FROM changed c
    )
    SELECT "id" AS "userId", "email" FROM changed`);
  if (owner) mail.wake();
  return owner ?? null;
}
