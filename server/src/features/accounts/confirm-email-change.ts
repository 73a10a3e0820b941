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
  isCustomer: boolean;
  /** The address they left, where they have had FREE30. */
  trialAddress: string | null;
}

interface UsedLink {
  userId: string;
  newEmail: string;
}

const moveSql = ({ userId, newEmail }: UsedLink, tokenHash: string, now: Date) => Prisma.sql`
  WITH used AS (SELECT ${userId}::uuid AS "userId"), former AS (
    SELECT u."email" FROM "User" u JOIN used ON u."id" = used."userId"
  ), changed AS (
    UPDATE "User" u SET "email" = ${newEmail}, "emailVerifiedAt" = ${now},
      "emailUntoldSince" = ${now}, "updatedAt" = ${now}
    FROM used WHERE u."id" = used."userId"
    RETURNING u."id", u."householdId", u."email", u."stripeCustomerId", u."trialUsedAt"
  ), ${endOtherLinksSql(Prisma.sql`used`, tokenHash)}
  SELECT c."id" AS "userId", c."householdId", c."email", c."stripeCustomerId" IS NOT NULL AS "isCustomer",
    CASE WHEN c."trialUsedAt" IS NOT NULL THEN former."email" END AS "trialAddress"
  FROM changed c, former`;

/** Of a link that was followed before, and whose address is the account's still. */
const movedSql = (tokenHash: string) => Prisma.sql`
  SELECT u."id" AS "userId", u."householdId", u."email", FALSE AS "isCustomer", NULL::text AS "trialAddress"
  FROM "AccountToken" t JOIN "User" u ON u."id" = t."userId"
  WHERE t."tokenHash" = ${tokenHash} AND t."purpose" = 'CHANGE_EMAIL'
    AND t."usedAt" IS NOT NULL AND u."email" = t."newEmail"`;

/**
 * Makes the new address the account's, verified as the link was read there. Stripe is told once it answers,
 * and never waited for. The former address is free for anybody again, FREE30 is not: both are written together.
 * A link followed twice finds its address the account's, which is what its reader wanted.
 * @throws LinkRefusal, EmailTakenRefusal when another account took it meanwhile
 */
export async function confirmEmailChange(scope: ChangeScope, token: string): Promise<AccountOwner> {
  const { db, clock, config, customerAddresses } = scope;
  const now = clock.now();
  const tokenHash = hashToken(token);
  const move = async (tx: Prisma.TransactionClient): Promise<Mover> => {
    // By itself: it may wait for others at the account, and what they wrote is ended by the next statement.
    const [used] = await tx.$queryRaw<UsedLink[]>(takeLinkSql(tokenHash, 'CHANGE_EMAIL', now));
    const [mover] = await tx.$queryRaw<Mover[]>(
      used ? moveSql(used, tokenHash, now) : movedSql(tokenHash),
    );
    if (!mover) throw new LinkRefusal();
    const { userId, trialAddress } = mover;
    if (trialAddress !== null) {
      const hash = addressHash(config.PSEUDONYM_KEY, trialAddress);
      await tx.$executeRaw(rememberTrialSql({ userId, addressHash: hash, now }));
    }
    return mover;
  };
  try {
    const { userId, householdId, email, isCustomer } = await db.$transaction(move);
    if (isCustomer) customerAddresses.wake(userId);
    return { userId, householdId, email };
  } catch (error) {
    if (violates(error, 'User_email_key')) throw new EmailTakenRefusal('newEmail');
    throw error;
  }
}
