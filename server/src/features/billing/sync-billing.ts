import type { StripeEvent, StripeGateway } from '../../integrations/stripe/stripe-gateway.js';
import { ringBell } from '../../platform/bell.js';
import type { ChangeLog } from '../../platform/change-log.js';
import type { Clock } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database.js';
import { standingOf, type Standing } from './standing.js';

export interface BillingServices {
  db: Db;
  stripe: StripeGateway;
  clock: Clock;
  changes: ChangeLog;
}

interface Customer {
  id: string;
  householdId: string;
  billingVersion: number;
  trialUsedAt: Date | null;
}

type Cause = Pick<StripeEvent, 'id' | 'type'>;

/** Each failed try means that somebody else's succeeded. */
const mostTries = 10;

/** Keeps the event, so that it is not handled again; false when it was kept before. */
export async function keepEvent(db: Db | Transaction, clock: Clock, event: Cause) {
  const { count } = await db.stripeEvent.createMany({
    data: { id: event.id, type: event.type, processedAt: clock.now() },
    skipDuplicates: true,
  });
  return count === 1;
}

/** Something newer was written since the customer was read: what is at hand may be out of date. */
class Superseded extends Error {}

/** Writes a standing and keeps its event, both or neither; whom it tells something new hears the bell. @throws Superseded */
async function writeStanding(
  { db, clock, changes }: BillingServices,
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
    }
    const owned = <Row extends object>(row: Row) => ({ userId, ...row });
    if (invoices.length > 0) {
      await tx.invoice.createMany({ data: invoices.map(owned), skipDuplicates: true });
    }
    if (notices.length === 0) return 0;
    const data = notices.map(owned);
    return (await tx.notification.createMany({ data, skipDuplicates: true })).count;
  });
  if (told > 0) ringBell(changes, householdId, [userId]);
}

/**
 * Asks Stripe what a customer has, and writes that. No event and no browser is believed, and an older answer
 * never overwrites a newer one, so neither order nor repetition nor haste matters.
 * Resolves to null when nobody here is this customer. Throws when Stripe or the database cannot be reached.
 */
export async function syncBilling(
  services: BillingServices,
  customerId: string,
  event: Cause | null = null,
): Promise<Standing | null> {
  const { db, stripe, clock } = services;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const customer = await db.user.findUnique({
      where: { stripeCustomerId: customerId },
      select: { id: true, householdId: true, billingVersion: true, trialUsedAt: true },
    });
    if (!customer) return null;
    const standing = standingOf(await stripe.readBilling(customerId), clock.now());
    try {
      await writeStanding(services, customer, standing, event);
      return standing;
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    }
  }
  throw new Error(`The billing of ${customerId} changed faster than it could be written.`);
}
