import type { CustomerAddresses } from '../../integrations/stripe/customer-addresses.js';
import type { Job } from '../../platform/jobs.js';
import type { BillingServices } from './billing-services.js';
import { handleStripeEvent } from './handle-stripe-event.js';
import { keepOnePayer, recentPayers } from './one-payer.js';
import { syncBilling } from './sync-billing.js';

const dayMs = 86_400_000;
/** Stripe delivers a webhook for three days, and keeps its event for thirty. */
const lookBackDays = 3;
const keptByStripeDays = 30;
const mostAtOnce = 200;

interface ReconcilerServices extends BillingServices {
  customerAddresses: CustomerAddresses;
}

/** Where to look from: a little before the last event that came until then, at least three days back. */
async function since({ db, clock }: BillingServices, until: Date): Promise<Date> {
  const latest = await db.stripeEvent.findFirst({
    where: { receivedAt: { lte: until } },
    orderBy: { receivedAt: 'desc' },
    select: { receivedAt: true },
  });
  const now = clock.now().getTime();
  const heard = latest ? latest.receivedAt.getTime() - dayMs : 0;
  return new Date(
    Math.max(now - keptByStripeDays * dayMs, Math.min(heard, now - lookBackDays * dayMs)),
  );
}

async function missedEvents(services: BillingServices, until: Date) {
  const events = await services.stripe.eventsSince(await since(services, until));
  const stored = await services.db.stripeEvent.findMany({
    where: { id: { in: events.map(({ id }) => id) } },
    select: { id: true },
  });
  const known = new Set(stored.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
}

/** Customers whose row cannot be right any more, or waits for a payment. */
async function staleCustomers({ db, clock }: BillingServices): Promise<string[]> {
  const rows = await db.subscription.findMany({
    where: {
      OR: [
        { status: { in: ['ACTIVE', 'TRIALING'] }, currentPeriodEnd: { lt: clock.now() } },
        { status: { in: ['PAST_DUE', 'INCOMPLETE'] } },
      ],
    },
    orderBy: { updatedAt: 'asc' },
    take: mostAtOnce,
    select: { user: { select: { stripeCustomerId: true } } },
  });
  return rows.map(({ user }) => user.stripeCustomerId).filter((id) => id !== null);
}

/**
 * Tells Stripe of addresses that changed while it was away, closes checkouts that another's payment left open, and finds
 * what a lost webhook left behind: events that never arrived, and rows whose time has run out. One that fails holds up
 * no other. Resolves to how many were put right. What arrived after `lookedUntil` says nothing about what was lost
 * before it.
 */
export async function reconcileBilling(
  services: ReconcilerServices,
  lookedUntil: Date = services.clock.now(),
): Promise<number> {
  const { db, clock, logger, customerAddresses } = services;
  let righted = await customerAddresses.tellDue();
  const attempt = async (about: object, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      righted += 1;
    } catch (error) {
      logger.warn({ err: error, ...about }, 'billing could not be reconciled');
    }
  };
  for (const event of await missedEvents(services, lookedUntil)) {
    await attempt({ eventId: event.id }, () => handleStripeEvent(services, event));
  }
  for (const customerId of await staleCustomers(services)) {
    await attempt({ customerId }, () => syncBilling(services, customerId));
  }
  for (const userId of await recentPayers(services)) await keepOnePayer(services, userId);
  const forgotten = new Date(clock.now().getTime() - 2 * keptByStripeDays * dayMs);
  await db.stripeEvent.deleteMany({ where: { receivedAt: { lt: forgotten } } });
  return righted;
}

const minuteMs = 60_000;

/** Every hour, and soon after the start: the time the server was away is when webhooks are lost. */
export function billingUpkeep(services: ReconcilerServices): Job {
  /** When this process last looked to the end, or was started. */
  let lookedUntil = services.clock.now();
  return {
    name: 'billing',
    firstAfterMs: minuteMs,
    everyMs: 60 * minuteMs,
    run: async () => {
      const now = services.clock.now();
      const righted = await reconcileBilling(services, lookedUntil);
      lookedUntil = now;
      return righted;
    },
  };
}
