import type { Viewer } from '../../platform/viewer.js';
import { PasswordRefusal } from './account.errors.js';
import type { AccountScope } from './account-scope.js';
import type { ProvenOwner } from './open-session.js';
import { passwordMatches } from './password.js';
import { spend } from '../../graphql/spend.js';

const guesses = { name: 'password-again', points: 10, seconds: 900 };

/**
 * Asks the signed-in person for the password again: a browser left open is not its owner. What is written on its word
 * asks that it still stand.
 * @throws PasswordRefusal, RateLimitedRefusal (the eleventh guess in fifteen minutes)
 */
export async function confirmPassword(
  scope: AccountScope & { viewer: Viewer },
  password: string,
  field: 'password' | 'currentPassword',
): Promise<ProvenOwner> {
  const { db, rateLimits, viewer } = scope;
  await spend(scope.rateLimits, guesses, viewer.id);
  const user = await db.user.findUnique({
    where: { id: viewer.id },
    select: { passwordHash: true },
  });
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user)
    throw new PasswordRefusal(field);
  await rateLimits.forget(guesses, viewer.id);
  return { userId: viewer.id, passwordHash: user.passwordHash };
}
