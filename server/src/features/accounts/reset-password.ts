import { hashToken } from '../../platform/sessions.js';
import { LinkRefusal } from './account.errors.js';
import type { ResetPasswordInput } from './account-input.js';
import type { AccountScope } from './account-scope.js';
import { hashPassword } from './password.js';
import { spend } from '../../graphql/spend.js';
import { guessesPerAccount } from './sign-in.js';
import { storePassword, type AccountOwner } from './store-password.js';
import { takeLinkSql } from './take-link.js';

const triesPerAddress = { name: 'reset-password', points: 30, seconds: 3600 };

/**
 * Replaces a forgotten password and ends every session. Following the link also proves the address, and lets its
 * owner in whom strangers' guesses have locked out.
 * @throws LinkRefusal, RateLimitedRefusal (30 an hour from one network address)
 */
export async function resetPassword(
  scope: AccountScope,
  { token, password }: ResetPasswordInput,
): Promise<AccountOwner> {
  await spend(scope.rateLimits, triesPerAddress, scope.clientAddress);
  const { db, clock, rateLimits } = scope;
  const tokenHash = hashToken(token);
  const known = await db.accountToken.findUnique({ where: { tokenHash } });
  // Hashing costs as much as it should; a made-up link is not worth it.
  if (!known) throw new LinkRefusal();
  const owner = await storePassword(scope, {
    passwordHash: await hashPassword(password),
    userId: known.userId,
    formerHash: null,
    who: takeLinkSql(tokenHash, 'RESET_PASSWORD', clock.now()),
    usedTokenHash: tokenHash,
  });
  if (!owner) throw new LinkRefusal();
  await Promise.all([
    rateLimits.forget(guessesPerAccount, owner.email),
    db.user.updateMany({
      where: { id: owner.userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: clock.now() },
    }),
  ]);
  return owner;
}
