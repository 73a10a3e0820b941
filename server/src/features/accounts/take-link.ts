import { Prisma } from '../../generated/prisma/client.js';
import type { AccountTokenPurpose } from '../../generated/prisma/enums.js';
import { linkMails } from './account-mail.js';

/** Uses a link up, once, whoever comes at the same time; yields "userId" and "newEmail", or nothing. */
export const takeLinkSql = (
  tokenHash: string,
  purpose: AccountTokenPurpose,
  now: Date,
): Prisma.Sql => Prisma.sql`
  UPDATE "AccountToken" SET "usedAt" = ${now}
  WHERE "tokenHash" = ${tokenHash} AND "purpose" = ${purpose}::"AccountTokenPurpose"
    AND "usedAt" IS NULL AND "expiresAt" > ${now}
  RETURNING "userId", "newEmail"`;

/**
 * Ends every other link of the person in the common table expression `who`, sent or queued: one that was asked for
 * by somebody who knew the old password, or went to the old address, must not outlive it.
 */
export const endOtherLinksSql = (
  who: Prisma.Sql,
  usedTokenHash: string | null,
): Prisma.Sql => Prisma.sql`
  ended_links AS (
    DELETE FROM "AccountToken" t USING ${who} w
    WHERE t."userId" = w."userId" AND t."usedAt" IS NULL AND t."tokenHash" <> ${usedTokenHash ?? ''}
  ), ended_mails AS (
    DELETE FROM "OutgoingMail" m USING ${who} w
    WHERE m."userId" = w."userId" AND m."kind" IN (${Prisma.join([...linkMails])})
  )`;
