import type { Db } from '../../platform/database.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import { hashToken } from '../../platform/sessions.js';
import { RateLimitedRefusal } from '../../graphql/refusal.js';
import { CredentialsRefusal } from './account.errors.js';
import type { SignInInput } from './account-input.js';
import type { ProvenOwner } from './open-session.js';
import { passwordMatches } from './password.js';

/** Ten guesses for one account, from wherever they come. */
export const guessesPerAccount = { name: 'sign-in-account', points: 10, seconds: 900 };
/**
 * A browser that has signed in to the account before counts for itself, whatever its network address: strangers cannot
 * lock it out.
 */
const guessesPerDevice = { name: 'sign-in-device', points: 10, seconds: 900 };
const guessesPerAddress = { name: 'sign-in-address', points: 100, seconds: 900 };

interface SignInScope {
  db: Db;
  rateLimits: RateLimits;
  clientAddress: string;
  deviceToken: string | null;
}

/**
 * Returns whose password was compared: another may have taken its place by then. A guess is counted before it is compared, so that guesses sent at once count too;
 * an unknown address takes the same steps as a known one.
 * @throws CredentialsRefusal, RateLimitedRefusal (the eleventh guess in fifteen minutes)
 */
export async function signIn(
  { db, rateLimits, clientAddress, deviceToken }: SignInScope,
  { email, password }: SignInInput,
): Promise<ProvenOwner> {
  const tokenHash = deviceToken === null ? '' : hashToken(deviceToken);
  const user = await db.user.findUnique({
    where: { email },
    select: {
      id: true,
      passwordHash: true,
      knownDevices: { where: { tokenHash }, select: { tokenHash: true } },
    },
  });
  const isKnown = user !== null && user.knownDevices.length > 0;
  const [limit, key] = isKnown
    ? ([guessesPerDevice, `${user.id}:${tokenHash}`] as const)
    : ([guessesPerAccount, email] as const);
  const wait =
    (isKnown ? null : await rateLimits.use(guessesPerAddress, clientAddress)) ??
    (await rateLimits.use(limit, key));
  if (wait !== null) throw new RateLimitedRefusal(wait);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) {
    throw new CredentialsRefusal();
  }
  await Promise.all([
    rateLimits.forget(limit, key),
    isKnown ? null : rateLimits.giveBack(guessesPerAddress, clientAddress),
  ]);
  return { userId: user.id, passwordHash: user.passwordHash };
}
