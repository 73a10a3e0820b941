import { randomUUID } from 'node:crypto';
import { violates } from '../../platform/unique-violation.js';
import { EmailTakenRefusal } from './account.errors.js';
import type { SignUpInput } from './account-input.js';
import { mailRow } from './account-mail.js';
import type { AccountScope } from './account-scope.js';
import type { ProvenOwner } from './open-session.js';
import { hashPassword } from './password.js';
import { spend } from './send-link.js';

const signUpsPerAddress = { name: 'sign-up', points: 30, seconds: 3600 };

export interface NewAccount extends ProvenOwner {
  householdId: string;
}

/**
 * Makes the account and its household of one; the mail that verifies the address goes out by itself.
 * @throws EmailTakenRefusal, RateLimitedRefusal (30 an hour from one network address)
 */
export async function signUp(
  scope: AccountScope,
  { firstName, lastName, email, password, phone = null }: SignUpInput,
): Promise<NewAccount> {
  await spend(scope, signUpsPerAddress, scope.clientAddress);
  const { db, clock, mail } = scope;
  const passwordHash = await hashPassword(password);
  const [userId, householdId] = [randomUUID(), randomUUID()];
  const verification = { now: clock.now(), userId, recipient: email };
  try {
    await db.$transaction([
      db.household.createMany({ data: { id: householdId } }),
      db.user.createMany({
        data: { id: userId, householdId, email, passwordHash, firstName, lastName, phone },
      }),
      db.outgoingMail.createMany({ data: mailRow(verification, { kind: 'VERIFY_EMAIL' }) }),
    ]);
  } catch (error) {
    if (violates(error, 'User_email_key')) throw new EmailTakenRefusal();
    throw error;
  }
  mail.wake();
  return { userId, householdId, passwordHash };
}
