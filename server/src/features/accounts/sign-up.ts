import { randomUUID } from 'node:crypto';
import type { RateLimits } from '../../platform/rate-limits.js';
import type { Db } from '../../platform/database.js';
import { violates } from '../../platform/unique-violation.js';
import { RateLimitedRefusal } from '../../graphql/refusal.js';
import { EmailTakenRefusal } from './account.errors.js';
import type { SignUpInput } from './account-input.js';
import { hashPassword } from './password.js';

const signUpsPerAddress = { name: 'sign-up', points: 30, seconds: 3600 };

export interface NewAccount {
  userId: string;
  householdId: string;
}

/**
 * Makes the account and its household of one.
 * @throws EmailTakenRefusal, RateLimitedRefusal (30 an hour from one network address)
 */
export async function signUp(
  { db, rateLimits, clientAddress }: { db: Db; rateLimits: RateLimits; clientAddress: string },
  { firstName, lastName, email, password }: SignUpInput,
): Promise<NewAccount> {
  const wait = await rateLimits.use(signUpsPerAddress, clientAddress);
  if (wait !== null) throw new RateLimitedRefusal(wait);
  const passwordHash = await hashPassword(password);
  const [userId, householdId] = [randomUUID(), randomUUID()];
  try {
    await db.$transaction([
      db.household.createMany({ data: { id: householdId } }),
      db.user.createMany({
        data: { id: userId, householdId, email, passwordHash, firstName, lastName },
      }),
    ]);
  } catch (error) {
    if (violates(error, 'User_email_key')) throw new EmailTakenRefusal();
    throw error;
  }
  return { userId, householdId };
}
