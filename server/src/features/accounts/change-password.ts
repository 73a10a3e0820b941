import { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';
import type { PasswordChangeInput } from './account-input.js';
import type { AccountScope } from './account-scope.js';
import { PasswordRefusal } from './account.errors.js';
import { confirmPassword } from './confirm-password.js';
import type { ProvenOwner } from './open-session.js';
import { hashPassword } from './password.js';
import { storePassword } from './store-password.js';

/** Ends every session, the caller's too, which is to be opened anew. @throws PasswordRefusal, RateLimitedRefusal */
export async function changePassword(
  scope: AccountScope & { viewer: Viewer },
  { currentPassword, newPassword }: PasswordChangeInput,
): Promise<ProvenOwner> {
  const former = await confirmPassword(scope, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(newPassword);
  const { userId } = former;
  const owner = await storePassword(scope, {
    passwordHash,
    userId,
    formerHash: former.passwordHash,
    who: Prisma.sql`SELECT ${userId}::uuid AS "userId"`,
    usedTokenHash: null,
  });
  if (!owner) throw new PasswordRefusal('currentPassword');
  return { userId, passwordHash };
}
