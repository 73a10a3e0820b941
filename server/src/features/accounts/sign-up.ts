import { randomUUID } from 'node:crypto';
import { violates } from '../../platform/unique-violation.js';
import { provingInvitation } from '../households/invitation.policy.js';
import { EmailTakenRefusal } from './account.errors.js';
import type { SignUpInput } from './account-input.js';
import { mailRow } from './account-mail.js';
import type { AccountScope } from './account-scope.js';
import type { ProvenOwner } from './open-session.js';
import { hashPassword } from './password.js';
import { spend } from '../../graphql/spend.js';

const signUpsPerAddress = { name: 'sign-up', points: 30, seconds: 3600 };

export interface NewAccount extends ProvenOwner {
  householdId: string;
}

/**
 * Makes the account and its household of one; the mail that verifies the address goes out by itself, but for somebody
 * who has followed an invitation that was mailed there.
 * @throws EmailTakenRefusal, RateLimitedRefusal (30 an hour from one network address)
 */
export async function signUp(
  scope: AccountScope,
  { firstName, lastName, email, password, phone = null, invitation }: SignUpInput,
): Promise<NewAccount> {
  await spend(scope.rateLimits, signUpsPerAddress, scope.clientAddress);
  const { db, clock, mail } = scope;
  const passwordHash = await hashPassword(password);
  const [userId, householdId] = [randomUUID(), randomUUID()];
  const now = clock.now();
  const isProven =
    invitation != null &&
    (await db.invitation.count({ where: provingInvitation(invitation, email, now) })) > 0;
  const verification = mailRow({ now, userId, recipient: email }, { kind: 'VERIFY_EMAIL' });
  try {
    await db.$transaction([
      db.household.createMany({ data: { id: householdId } }),
      db.user.createMany({
        data: {
          id: userId,
          householdId,
          email,
          emailVerifiedAt: isProven ? now : null,
          passwordHash,
          firstName,
          lastName,
          phone,
        },
      }),
      db.outgoingMail.createMany({ data: isProven ? [] : [verification] }),
    ]);
  } catch (error) {
    if (violates(error, 'User_email_key')) throw new EmailTakenRefusal();
    throw error;
  }
  mail.wake();
  return { userId, householdId, passwordHash };
}
