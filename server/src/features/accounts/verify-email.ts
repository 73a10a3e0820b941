import { Prisma } from '../../generated/prisma/client.js';
import { hashToken } from '../../platform/sessions.js';
import { LinkRefusal } from './account.errors.js';
import type { AccountScope } from './account-scope.js';
import type { AccountOwner } from './store-password.js';
import { takeLinkSql } from './take-link.js';

/** A link followed twice finds the address verified, which is what its reader wanted. @throws LinkRefusal */
export async function verifyEmail(
  { db, clock }: AccountScope,
  token: string,
): Promise<AccountOwner> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const [owner] = await db.$queryRaw<AccountOwner[]>(Prisma.sql`
    WITH used AS (${takeLinkSql(tokenHash, 'VERIFY_EMAIL', now)}), verified AS (
      UPDATE "User" u SET "emailVerifiedAt" = ${now}, "updatedAt" = ${now}
      FROM used WHERE u."id" = used."userId"
      RETURNING u."id", u."householdId", u."email"
    )
    SELECT "id" AS "userId", "householdId", "email" FROM verified
    UNION ALL
    SELECT u."id", u."householdId", u."email" FROM "AccountToken" t JOIN "User" u ON u."id" = t."userId"
    WHERE t."tokenHash" = ${tokenHash} AND t."purpose" = 'VERIFY_EMAIL'
      AND t."usedAt" IS NOT NULL AND u."emailVerifiedAt" IS NOT NULL`);
  if (!owner) throw new LinkRefusal();
  return owner;
}
