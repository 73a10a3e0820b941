import { Prisma } from '../../generated/prisma/client.js';
import type { CustomerAddresses } from '../../integrations/stripe/customer-addresses.js';
import type { Config } from '../../platform/config.js';
import { hashToken } from '../../platform/sessions.js';
import { violates } from '../../platform/unique-violation.js';
import { addressHash, rememberTrialSql } from '../billing/used-trial.policy.js';
import { EmailTakenRefusal, LinkRefusal } from './account.errors.js';
import type { AccountScope } from './account-scope.js';
import type { AccountOwner } from './store-password.js';
import { endOtherLinksSql, takeLinkSql } from './take-link.js';

interface ChangeScope extends AccountScope {
  customerAddresses: CustomerAddresses;
  config: Pick<Config, 'PSEUDONYM_KEY'>;
}

interface Mover extends AccountOwner {
  formerEmail: string;
  isCustomer: boolean;
  hadTrial: boolean;
}

/** The former address is free for anybody again, FREE30 is not. */
async function rememberTrial(
  { db, config }: ChangeScope,
  { userId, formerEmail }: Mover,
  now: Date,
): Promise<void> {
  const hash = addressHash(config.PSEUDONYM_KEY, formerEmail);
  await db.$executeRaw(rememberTrialSql({ userId, addressHash: hash, now }));
}

/**
 * Makes the new address the account's, verified as the link was read there. Stripe is told once it answers,
 * and never waited for.
 * @throws LinkRefusal, EmailTakenRefusal when another account took it meanwhile
 */
export async function confirmEmailChange(scope: ChangeScope, token: string): Promise<AccountOwner> {
  const { db, clock, customerAddresses } = scope;
  const now = clock.now();
  const tokenHash = hashToken(token);
  try {
    const [mover] = await db.$queryRaw<Mover[]>(Prisma.sql`
      WITH used AS (${takeLinkSql(tokenHash, 'CHANGE_EMAIL', now)}), former AS (
        SELECT u."email" FROM "User" u JOIN used ON u."id" = used."userId"
      ), changed AS (
        UPDATE "User" u SET "email" = used."newEmail", "emailVerifiedAt" = ${now},
          "emailUntoldSince" = ${now}, "updatedAt" = ${now}
        FROM used WHERE u."id" = used."userId"
        RETURNING u."id", u."email", u."stripeCustomerId", u."trialUsedAt"
      ), ${endOtherLinksSql(Prisma.sql`used`, tokenHash)}
      SELECT c."id" AS "userId", c."email", former."email" AS "formerEmail",
        c."stripeCustomerId" IS NOT NULL AS "isCustomer", c."trialUsedAt" IS NOT NULL AS "hadTrial"
      FROM changed c, former`);
    if (!mover) throw new LinkRefusal();
    const { userId, email, isCustomer, hadTrial } = mover;
    if (hadTrial) await rememberTrial(scope, mover, now);
    if (isCustomer) customerAddresses.wake(userId);
    return { userId, email };
  } catch (error) {
    if (violates(error, 'User_email_key')) throw new EmailTakenRefusal('newEmail');
    throw error;
  }
}
