import { createHmac } from 'node:crypto';
import { Prisma } from '../../generated/prisma/client.js';

/** What stands for an address that no account has any more; without the key nobody can tell which it was. */
export const addressHash = (key: string, email: string): string =>
  createHmac('sha256', key).update(email).digest('base64url');

interface FormerAddress {
  userId: string;
  addressHash: string;
  now: Date;
}

/** Remembers an address that a person is about to leave, or has left, where they have had FREE30. */
export const rememberTrialSql = ({ userId, addressHash: hash, now }: FormerAddress): Prisma.Sql =>
  Prisma.sql`
    INSERT INTO "UsedTrial" ("addressHash", "notedAt")
    SELECT ${hash}, ${now}::timestamptz FROM "User" u
    WHERE u."id" = ${userId}::uuid AND u."trialUsedAt" IS NOT NULL
    ON CONFLICT ("addressHash") DO UPDATE SET "notedAt" = EXCLUDED."notedAt"`;
