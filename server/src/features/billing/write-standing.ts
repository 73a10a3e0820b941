import { Prisma } from '../../generated/prisma/client.js';
import type { StripeEvent } from '../../integrations/stripe/stripe-gateway.js';
import { ringBell } from '../../platform/bell.js';
import type { Clock } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import type { BillingServices } from './billing-services.js';
import type { Notice } from './notices.js';
import type { Standing } from './standing.js';

export interface Customer {
  id: string;
  householdId: string;
  billingVersion: number;
  trialUsedAt: Date | null;
}

export type Cause = Pick<StripeEvent, 'id' | 'type'>;

/** Keeps the event, so that it is not handled again; false when it was kept before. */
export async function keepEvent(db: Db | Transaction, clock: Clock, event: Cause) {
  const { count } = await db.stripeEvent.createMany({
    data: { id: event.id, type: event.type, processedAt: clock.now() },
    skipDuplicates: true,
  });
  return count === 1;
}

/** Something newer was written since the customer was read: what is at hand may be out of date. */
export class Superseded extends Error {}

/** What Stripe no longer knows is over: since now, or since it ran out. */
const endedSql = (userId: string, now: Date): Prisma.Sql => Prisma.sql`
  UPDATE "Subscription" SET "status" = 'CANCELED', "pastDueSince" = NULL, "updatedAt" = ${now},
    "currentPeriodEnd" = LEAST("currentPeriodEnd", ${now})
  WHERE "userId" = ${userId}::uuid AND "status" <> 'CANCELED'`;

/** Resolves to how many are new. One that cannot be written holds no payment up: the next answer gives reason for it again. */
async function writeNotices(
  tx: Transaction,
  logger: Logger,
  userId: string,
  notices: readonly Notice[],
): Promise<number> {
  if (notices.length === 0) return 0;
  await tx.$executeRaw`SAVEPOINT notices`;
  try {
    const data = notices.map((notice) => ({ userId, ...notice }));
    return (await tx.notification.createMany({ data, skipDuplicates: true })).count;
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT notices`;
    logger.error({ err: error, userId }, 'a notification of a payment could not be written');
    return 0;
  }
}

/** Writes a standing and keeps its event, both or neither; whom it tells something new hears the bell. @throws Superseded */
export async function writeStanding(
  { db, clock, changes, logger }: BillingServices,
  { id: userId, householdId, billingVersion, trialUsedAt }: Customer,
  { subscription, invoices, notices, hadTrial }: Standing,
  event: Cause | null,
): Promise<void> {
  const told = await db.$transaction(async (tx) => {
    if (event && !(await keepEvent(tx, clock, event))) return 0;
    const { count } = await tx.user.updateMany({
      where: { id: userId, billingVersion },
      data: {
        billingVersion: { increment: 1 },
        trialUsedAt: trialUsedAt ?? (hadTrial ? clock.now() : null),
      },
    });
    if (count === 0) throw new Superseded();
    if (subscription) {
      await tx.subscription.upsert({
        where: { userId },
        create: { userId, ...subscription },
        update: subscription,
      });
    } else {
      await tx.$executeRaw(endedSql(userId, clock.now()));
    }
    if (invoices.length > 0) {
      const data = invoices.map((invoice) => ({ userId, ...invoice }));
      await tx.invoice.createMany({ data, skipDuplicates: true });
    }
    return writeNotices(tx, logger, userId, notices);
  });
  if (told > 0) ringBell(changes, householdId, [userId]);
}
