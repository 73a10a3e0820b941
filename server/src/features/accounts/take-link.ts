import { Prisma } from '../../generated/prisma/client.js';
import type { AccountTokenPurpose } from '../../generated/prisma/enums.js';
import { linkMails } from './account-mail.js';

/**
 * Uses a link up, once, whoever comes at the same time; yields "userId" and "newEmail", or nothing. Its owner is held
 * before it is: whoever ends a person's links does so in this order, too.
 */
export const takeLinkSql = (
  tokenHash: string,
  purpose: AccountTokenPurpose,
  now: Date,
): Prisma.Sql => Prisma.sql`
  UPDATE "AccountToken" t SET "usedAt" = ${now}
  FROM (
    SELECT u."id" FROM "User" u JOIN "AccountToken" l ON l."userId" = u."id"
    WHERE l."tokenHash" = ${tokenHash} FOR NO KEY UPDATE OF u
  ) owner
  WHERE t."userId" = owner."id" AND t."tokenHash" = ${tokenHash}
    AND t."purpose" = ${purpose}::"AccountTokenPurpose"
    AND t."usedAt" IS NULL AND t."expiresAt" > ${now}
  RETURNING t."userId", t."newEmail"`;

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
