import { randomBytes } from 'node:crypto';
import type { AccountTokenPurpose } from '../../generated/prisma/enums.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import { hashToken } from '../../platform/sessions.js';

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
  purpose: AccountTokenPurpose;
  userId: string;
  newEmail?: string;
}

/** Makes a link that works once; the unused ones of the same purpose end. The token is stored nowhere. */
export async function makeLink(
  { db, clock, publicUrl }: LinkScope,
  { purpose, userId, newEmail }: LinkOrder,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.$transaction([
    db.accountToken.deleteMany({ where: { userId, purpose, usedAt: null } }),
    db.accountToken.createMany({
      data: {
        tokenHash: hashToken(token),
        purpose,
        userId,
        newEmail: newEmail ?? null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifetimes[purpose]),
      },
    }),
  ]);
  return `${publicUrl}${pages[purpose]}?token=${token}`;
}
