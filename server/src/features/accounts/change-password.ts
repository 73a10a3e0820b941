import { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';
import type { PasswordChangeInput } from './account-input.js';
import type { AccountScope } from './account-scope.js';
import { confirmPassword } from './confirm-password.js';
import { hashPassword } from './password.js';
import { storePassword } from './store-password.js';

/** Ends every session, the caller's too, which is to be opened anew. @throws PasswordRefusal, RateLimitedRefusal */
export async function changePassword(
  scope: AccountScope & { viewer: Viewer },
  { currentPassword, newPassword }: PasswordChangeInput,
): Promise<void> {
  await confirmPassword(scope, currentPassword, 'currentPassword');
  await storePassword(scope, {
    passwordHash: await hashPassword(newPassword),
    who: Prisma.sql`SELECT ${scope.viewer.id}::uuid AS "userId"`,
    usedTokenHash: null,
  });
}
