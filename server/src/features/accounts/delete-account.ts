import { Prisma } from '../../generated/prisma/client.js';
import { isStripeOutage } from '../../integrations/stripe/stripe-client.js';
import type { StripeGateway } from '../../integrations/stripe/stripe-gateway.js';
import type { Config } from '../../platform/config.js';
import type { Services } from '../../graphql/context.js';
import type { Viewer } from '../../platform/viewer.js';
import { BillingRefusal } from '../billing/billing.errors.js';
import { addressHash, rememberTrialSql } from '../billing/used-trial.policy.js';
import { departureSql, forgetNamesSql } from '../households/departure.policy.js';
import type { AccountScope } from './account-scope.js';
import { confirmPassword } from './confirm-password.js';
import { farewell } from './farewell.fr.js';

interface DeletionScope extends AccountScope, Pick<Services, 'endRunningWork'> {
  stripe: StripeGateway;
  config: Pick<Config, 'PSEUDONYM_KEY'>;
  viewer: Viewer;
}

async function customerOf({ db, viewer }: DeletionScope): Promise<string | null> {
  const user = await db.user.findUnique({
    where: { id: viewer.id },
    select: { stripeCustomerId: true },
  });
  return user?.stripeCustomerId ?? null;
}

/**
 * Whoever pays must not go on paying for an account that is gone: without Stripe's word nothing is deleted. What was
 * opened before the customer was gone is closed after: nobody can open another.
 */
async function leaveStripe({ stripe }: DeletionScope, customerId: string): Promise<void> {
  try {
    await stripe.expireCheckouts(customerId);
    await stripe.deleteCustomer(customerId);
    await stripe.expireCheckouts(customerId);
  } catch (error) {
    if (isStripeOutage(error)) throw new BillingRefusal('PAYMENT_PROVIDER_UNAVAILABLE');
    throw error;
  }
}

/** What the others' conversations remember of a shared row names who wrote it. */
const forgetInProposals = ({ id, householdId }: Viewer): Prisma.Sql => Prisma.sql`
  UPDATE "Proposal" SET
    "plan" = replace("plan"::text, ${`"${id}"`}, 'null')::jsonb,
    "before" = replace("before"::text, ${`"${id}"`}, 'null')::jsonb,
    "after" = replace("after"::text, ${`"${id}"`}, 'null')::jsonb
  WHERE "householdId" = ${householdId}::uuid AND "userId" <> ${id}::uuid
    AND concat("plan", "before", "after") LIKE ${`%${id}%`}`;

/** Whoever shares the household hears of it, from nobody by name. */
const departSql = ({ id, householdId }: Viewer, now: Date): Prisma.Sql => Prisma.sql`
  WITH departed AS (
    SELECT ${id}::uuid AS "id", ${householdId}::uuid AS "householdId"
  ), ${departureSql(farewell, now)}
  SELECT count(*) FROM stayers`;

/**
 * A household that nobody is left of goes too, with its recipes; what somebody has kept stays readable to them.
 * Resolves to false, with nothing removed, where the person has become a customer whom Stripe has not been told of.
 */
async function removeRows(
  { db, clock, config, viewer }: DeletionScope,
  leftAs: string | null,
): Promise<boolean> {
  const { id, householdId, email } = viewer;
  const now = clock.now();
  const hash = addressHash(config.PSEUDONYM_KEY, email);
  const isEmpty = Prisma.sql`NOT EXISTS (SELECT 1 FROM "User" u WHERE u."householdId" = ${householdId}::uuid)`;
  return db.$transaction(async (tx) => {
    // One departure at a time, so that the last of those who go at once finds the household empty.
    await tx.$queryRaw(Prisma.sql`
      SELECT "id" FROM "Household" WHERE "id" = ${householdId}::uuid FOR UPDATE`);
    const [person] = await tx.$queryRaw<{ stripeCustomerId: string | null }[]>(Prisma.sql`
      SELECT "stripeCustomerId" FROM "User" WHERE "id" = ${id}::uuid FOR UPDATE`);
    if (person && person.stripeCustomerId !== leftAs) return false;
    await tx.outgoingMail.deleteMany({ where: { recipient: email } });
    await tx.accountToken.deleteMany({ where: { newEmail: email } });
    await tx.invitation.deleteMany({ where: { email } });
    await tx.$executeRaw(forgetInProposals(viewer));
    await tx.$executeRaw(forgetNamesSql(id));
    await tx.$queryRaw(departSql(viewer, now));
    await tx.$executeRaw(rememberTrialSql({ userId: id, addressHash: hash, now }));
    await tx.user.deleteMany({ where: { id } });
    await tx.$executeRaw(Prisma.sql`
      DELETE FROM "Recipe" r WHERE r."householdId" = ${householdId}::uuid AND ${isEmpty}
        AND NOT EXISTS (SELECT 1 FROM "Favorite" f WHERE f."recipeId" = r."id")`);
    await tx.$executeRaw(
      Prisma.sql`DELETE FROM "Household" h WHERE h."id" = ${householdId}::uuid AND ${isEmpty}`,
    );
    return true;
  });
}

/**
 * Ends the subscription, then removes the person: everything of theirs goes, invoices stay without them, and what they
 * shared stays with those who still share it.
 * @throws PasswordRefusal, RateLimitedRefusal, BillingRefusal (PAYMENT_PROVIDER_UNAVAILABLE)
 */
export async function deleteAccount(scope: DeletionScope, password: string): Promise<void> {
  await confirmPassword(scope, password, 'password');
  let customerId: string | null;
  // Once more where a first checkout was opened meanwhile, in another tab: nobody is a customer twice.
  do {
    customerId = await customerOf(scope);
    if (customerId !== null) await leaveStripe(scope, customerId);
    await scope.endRunningWork(scope.viewer.id);
  } while (!(await removeRows(scope, customerId)));
}
