import { Prisma } from '../../generated/prisma/client.js';
import { mailRow } from './account-mail.js';
import type { AccountScope } from './account-scope.js';
import { lockOwner } from './lock-owner.js';
import { endOtherLinksSql } from './take-link.js';

interface NewPassword {
  passwordHash: string;
  userId: string;
  /** The one that was compared and must still stand; null where a link has been followed in its place. */
  formerHash: string | null;
  /** Yields the "userId" of the one person it is for, or nothing. */
  who: Prisma.Sql;
  usedTokenHash: string | null;
}

export interface AccountOwner {
  userId: string;
  householdId: string;
  email: string;
}

/**
 * Stores a password and, in the same statement, ends all that the old one opened: every session, every link.
 * A notice goes to the account's address. Null when there was nobody, or the former password stands no more.
 */
export async function storePassword(
  { db, clock, mail }: AccountScope,
  { passwordHash, userId, formerHash, who, usedTokenHash }: NewPassword,
): Promise<AccountOwner | null> {
  const now = clock.now();
  // The row's owner and recipient come from the statement itself.
  const { id, kind } = mailRow({ now, userId: '', recipient: '' }, { kind: 'PASSWORD_CHANGED' });
  const store = Prisma.sql`
    WITH who AS (${who}), changed AS (
      UPDATE "User" u SET "passwordHash" = ${passwordHash}, "updatedAt" = ${now}
      FROM who WHERE u."id" = who."userId"
      RETURNING u."id", u."householdId", u."email"
    ), ended_sessions AS (
      DELETE FROM "Session" s USING who WHERE s."userId" = who."userId"
    ), ${endOtherLinksSql(Prisma.sql`who`, usedTokenHash)}, notice AS (
      INSERT INTO "OutgoingMail" ("id", "userId", "kind", "recipient", "createdAt", "nextAttemptAt")
      SELECT ${id}::uuid, c."id", ${kind}, c."email", ${now}, ${now} FROM changed c
    )
    SELECT "id" AS "userId", "householdId", "email" FROM changed`;
  const owner = await db.$transaction(async (tx) => {
    if (!(await lockOwner(tx, userId, formerHash))) return null;
    const [changed] = await tx.$queryRaw<AccountOwner[]>(store);
    return changed ?? null;
  });
  if (owner) mail.wake();
  return owner;
}
