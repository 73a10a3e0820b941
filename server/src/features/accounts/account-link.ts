import { randomBytes } from 'node:crypto';
import { Prisma } from '../../generated/prisma/client.js';
import type { AccountTokenPurpose } from '../../generated/prisma/enums.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import { hashToken } from '../../platform/sessions.js';
import { lockOwner } from './lock-owner.js';

const hour = 3_600_000;

/** From the moment a link is sent. A new address may be read only the next morning, a welcome next week. */
const lifetimes: Record<AccountTokenPurpose, number> = {
  VERIFY_EMAIL: 7 * 24 * hour,
  RESET_PASSWORD: hour,
  CHANGE_EMAIL: 24 * hour,
};

const pages: Record<AccountTokenPurpose, string> = {
  VERIFY_EMAIL: '/auth/verify',
  RESET_PASSWORD: '/auth/new-password',
  CHANGE_EMAIL: '/auth/change-email',
};

export interface LinkScope {
  db: Db;
  clock: Clock;
  /** Links lead here, whatever host a request named. */
  publicUrl: string;
}

interface LinkOrder {
  /** The queued mail that is to carry it. */
  mailId: string;
  purpose: AccountTokenPurpose;
  userId: string;
  newEmail?: string;
}

/**
 * Makes a link that works once; the unused ones of the same purpose end. The token is stored nowhere. Null where its
 * mail is not wanted any more: a new password or address ended it while it was being sent.
 */
export async function makeLink(
  { db, clock, publicUrl }: LinkScope,
  { mailId, purpose, userId, newEmail }: LinkOrder,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const make = Prisma.sql`
    WITH standing AS (
      SELECT FROM "OutgoingMail" m WHERE m."id" = ${mailId}::uuid
    ), former AS (
      DELETE FROM "AccountToken" t USING standing
      WHERE t."userId" = ${userId}::uuid AND t."purpose" = ${purpose}::"AccountTokenPurpose"
        AND t."usedAt" IS NULL
    )
    INSERT INTO "AccountToken" ("tokenHash", "purpose", "userId", "newEmail", "createdAt", "expiresAt")
    SELECT ${hashToken(token)}, ${purpose}::"AccountTokenPurpose", ${userId}::uuid,
      ${newEmail ?? null}::text, ${now}, ${expiresAt}
    FROM standing`;
  const made = await db.$transaction(async (tx) => {
    await lockOwner(tx, userId, null);
    return tx.$executeRaw(make);
  });
  return made === 0 ? null : `${publicUrl}${pages[purpose]}?token=${token}`;
}
