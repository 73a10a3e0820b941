import { hashToken } from '../../platform/sessions.js';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';

/** Whether the link of a reset message still leads to a new password. It is not used up by being asked about. */
export async function passwordLinkWorks(
  { db, clock }: { db: Db; clock: Clock },
  token: string,
): Promise<boolean> {
  const link = {
    tokenHash: hashToken(token),
    purpose: 'RESET_PASSWORD' as const,
    usedAt: null,
    expiresAt: { gt: clock.now() },
  };
  return (await db.accountToken.count({ where: link })) > 0;
}
