import type { SubscriptionStatus } from '../../generated/prisma/enums.js';
import type {
  StripeGateway,
  StripeSubscription,
} from '../../integrations/stripe/stripe-gateway.js';
import type { Clock } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database.js';

const statuses: Record<string, SubscriptionStatus> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  incomplete: 'INCOMPLETE',
  incomplete_expired: 'CANCELED',
  canceled: 'CANCELED',
  paused: 'CANCELED',
};

/** A status that Stripe may add one day opens nothing. */
const statusOf = ({ status }: StripeSubscription): SubscriptionStatus =>
  statuses[status] ?? 'INCOMPLETE';

const precedence: readonly SubscriptionStatus[] = [
  'ACTIVE',
  'TRIALING',
  'PAST_DUE',
  'INCOMPLETE',
  'CANCELED',
];

const toDate = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

/** The subscription that counts: the liveliest, and the newest of those alike. */
function pick(subscriptions: readonly StripeSubscription[]): StripeSubscription | null {
  const [best] = subscriptions.toSorted(
    (a, b) =>
      precedence.indexOf(statusOf(a)) - precedence.indexOf(statusOf(b)) || b.created - a.created,
  );
  return best ?? null;
}

/** Asks Stripe what the customer has now; no event and no browser is believed. */
export async function readSubscription(
  stripe: StripeGateway,
  customerId: string,
): Promise<StripeSubscription | null> {
  return pick(await stripe.listSubscriptions(customerId));
}

/** Writes what Stripe said, so that repeated and reordered events end alike. */
export async function writeSubscription(
  { db, clock }: { db: Db | Transaction; clock: Clock },
  userId: string,
  subscription: StripeSubscription,
): Promise<void> {
  const status = statusOf(subscription);
  const former = await db.subscription.findUnique({
    where: { userId },
    select: { pastDueSince: true },
  });
  const trialEndsAt = toDate(subscription.trial_end);
  const data = {
    stripeSubscriptionId: subscription.id,
    status,
    startDate: new Date(subscription.start_date * 1000),
    trialEndsAt,
    currentPeriodEnd: toDate(subscription.items.data[0]?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    pastDueSince: status === 'PAST_DUE' ? (former?.pastDueSince ?? clock.now()) : null,
  };
  await db.subscription.upsert({
    where: { userId },
    create: { userId, ...data },
    update: data,
  });
  if (trialEndsAt) {
    await db.user.updateMany({
      where: { id: userId, trialUsedAt: null },
      data: { trialUsedAt: clock.now() },
    });
  }
}
