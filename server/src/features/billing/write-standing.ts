import { Prisma, type Subscription } from '../../generated/prisma/client.js';
import type { StripeEvent } from '../../integrations/stripe/stripe-gateway.js';
import type { Clock } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import { billingMailRow } from './billing-mail.js';
import type { BillingServices } from './billing-services.js';
import type { Notice } from './notices.js';
import type { Standing, SubscriptionFacts } from './standing.js';
import { louder, turningPoints } from './turning-points.js';

export interface Customer {
  id: string;
  email: string;
  householdId: string;
  billingVersion: number;
  trialUsedAt: Date | null;
  /** As it was before, under this version. */
  subscription: Subscription | null;
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

/** Something could not be told: the event that gave reason for it is to come again. */
class UntoldNotices extends Error {}

/**
 * Writes what is new, and queues the mail of it. Resolves to how many are new, or to null where they could not be
 * written: that holds no payment up.
 */
export async function writeNotices(
  tx: Transaction,
  { clock, logger }: { clock: Clock; logger: Logger },
  customer: Pick<Customer, 'id' | 'email'>,
  notices: readonly Notice[],
): Promise<number | null> {
  if (notices.length === 0) return 0;
  const { id: userId } = customer;
  await tx.$executeRaw`SAVEPOINT notices`;
  try {
    const rows = notices.map(({ mailed: _mailed, ...notice }) => ({ userId, ...notice }));
    const written = await tx.notification.createManyAndReturn({
      data: rows,
      skipDuplicates: true,
      select: { key: true },
    });
    const isNew = ({ key, mailed }: Notice) => mailed && written.some((row) => row.key === key);
    const mails = notices
      .filter(isNew)
      .map(({ key }) => billingMailRow(customer, key, clock.now()));
    if (mails.length > 0) await tx.outgoingMail.createMany({ data: mails });
    return written.length;
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT notices`;
    logger.error({ err: error, userId }, 'a notification of a payment could not be written');
    return null;
  }
}

/** Whether others of the household read something else of the subscription now. */
const differs = (before: Subscription | null, after: SubscriptionFacts | null): boolean =>
  after === null
    ? before !== null && before.status !== 'CANCELED'
    : before === null ||
      before.stripeSubscriptionId !== after.stripeSubscriptionId ||
      before.status !== after.status ||
      before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd ||
      before.trialEndsAt?.getTime() !== after.trialEndsAt?.getTime() ||
      before.currentPeriodEnd?.getTime() !== after.currentPeriodEnd?.getTime() ||
      before.pastDueSince?.getTime() !== after.pastDueSince?.getTime();

/**
 * Writes a standing and keeps its event, both or neither. Whom it tells something new hears the bell, and the whole
 * household sees at once what became of its kitchen. What could not be told is told when the event comes again, which is
 * not kept then: what the standing gives reason for, later; a turn, which is seen only once, before the standing is
 * written. @throws Superseded, UntoldNotices
 */
export async function writeStanding(
  { db, clock, changes, logger, mail }: BillingServices,
  customer: Customer,
  { subscription, invoices, notices, hadTrial }: Standing,
  event: Cause | null,
): Promise<void> {
  const { id: userId, householdId, billingVersion, trialUsedAt, subscription: before } = customer;
  const now = clock.now();
  const told = await db.$transaction(async (tx) => {
    if (event && !(await keepEvent(tx, clock, event))) return 'before';
    const { count } = await tx.user.updateMany({
      where: { id: userId, billingVersion },
      data: {
        billingVersion: { increment: 1 },
        trialUsedAt: trialUsedAt ?? (hadTrial ? now : null),
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
      await tx.$executeRaw(endedSql(userId, now));
    }
    if (invoices.length > 0) {
      const data = invoices.map((invoice) => ({ userId, ...invoice }));
      await tx.invoice.createMany({ data, skipDuplicates: true });
    }
    const turns = turningPoints(before, subscription, { version: billingVersion, now });
    const said = notices.map((notice) => louder(notice, before));
    const written = await writeNotices(tx, { clock, logger }, customer, [...said, ...turns]);
    if (written !== null) return written;
    if (turns.length > 0) throw new UntoldNotices();
    if (event) await tx.stripeEvent.delete({ where: { id: event.id } });
    return null;
  });
  if (told === 'before') return;
  const isTold = told !== null && told > 0;
  const settings = differs(before, subscription);
  const notified = isTold ? [userId] : [];
  if (settings || isTold) void changes.append(householdId, { by: '', settings, notified });
  if (isTold) mail.wake();
  if (told === null && event) throw new UntoldNotices();
}
