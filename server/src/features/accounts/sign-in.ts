import type { Db } from '../../platform/database.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import { RateLimitedRefusal } from '../../graphql/refusal.js';
import { CredentialsRefusal } from './account.errors.js';
import type { SignInInput } from './account-input.js';
import { passwordMatches } from './password.js';

/** Ten wrong guesses for one account, from wherever they come. */
const guessesPerAccount = { name: 'sign-in-account', points: 10, seconds: 900 };
const guessesPerAddress = { name: 'sign-in-address', points: 100, seconds: 900 };

/**
 * Returns the account's id.
 * @throws CredentialsRefusal, RateLimitedRefusal (after ten wrong guesses in fifteen minutes)
 */
export async function signIn(
  { db, rateLimits, clientAddress }: { db: Db; rateLimits: RateLimits; clientAddress: string },
  { email, password }: SignInInput,
): Promise<string> {
  const waits = await Promise.all([
    rateLimits.waitFor(guessesPerAccount, email),
    rateLimits.waitFor(guessesPerAddress, clientAddress),
  ]);
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) throw new RateLimitedRefusal(wait);
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true },
  });
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) {
    await Promise.all([
      rateLimits.use(guessesPerAccount, email),
      rateLimits.use(guessesPerAddress, clientAddress),
    ]);
    throw new CredentialsRefusal();
  }
  await rateLimits.forget(guessesPerAccount, email);
  return user.id;
}
