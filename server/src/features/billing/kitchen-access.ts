import type { Subscription } from '../../generated/prisma/client.js';
import type { Db } from '../../platform/database.js';
import { graceEnd } from '../../platform/grace-period.js';
import type { Clock } from '../../platform/clock.js';
import type { Viewer } from '../../platform/viewer.js';

/** Whose the access to a household's kitchen is, or was. */
export interface KitchenAccess {
  payer: { id: string; firstName: string };
  /** Null where it is a gift, and so nothing is paid. */
  subscription: Subscription | null;
}

interface Member {
  id: string;
  firstName: string;
  email: string;
  emailVerifiedAt: Date | null;
  subscription: Subscription | null;
}

/** How well a subscription opens the kitchen, and the day that decides between those alike; the greater is the better. */
function rankOf(subscription: Subscription, now: Date): [rank: number, day: number] {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, pastDueSince } = subscription;
  const end = currentPeriodEnd?.getTime() ?? 0;
  if (status === 'ACTIVE' || status === 'TRIALING') {
    if (cancelAtPeriodEnd) return [3, end];
    return [status === 'ACTIVE' ? 5 : 4, end];
  }
  const closes = pastDueSince ? graceEnd(pastDueSince) : null;
  if (closes) return [closes > now ? 2 : 1, closes.getTime()];
  return [status === 'CANCELED' ? 0 : -1, end];
}

/** Who opens the kitchen to these people, for the longest; or who did last; null where nobody ever has. */
function accessOf(
  members: readonly Member[],
  now: Date,
  complimentaryEmails: ReadonlySet<string>,
): KitchenAccess | null {
  const host = members.find(
    ({ email, emailVerifiedAt }) => emailVerifiedAt !== null && complimentaryEmails.has(email),
  );
  if (host) return { payer: host, subscription: null };
  const [best] = members
    .flatMap((payer) => {
      const { subscription } = payer;
      return subscription && subscription.status !== 'INCOMPLETE'
        ? [{ payer, subscription, rank: rankOf(subscription, now) }]
        : [];
    })
    .toSorted((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1]);
  return best ? { payer: best.payer, subscription: best.subscription } : null;
}

interface Scope {
  db: Db;
  clock: Clock;
  config: { complimentaryEmails: ReadonlySet<string> };
}

export async function loadKitchenAccess(
  { db, clock, config }: Scope,
  { householdId }: Pick<Viewer, 'householdId'>,
): Promise<KitchenAccess | null> {
  const members = await db.user.findMany({
    where: { householdId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, firstName: true, email: true, emailVerifiedAt: true, subscription: true },
  });
  return accessOf(members, clock.now(), config.complimentaryEmails);
}

/**
 * When a member left who paid, where nothing has opened the kitchen since and nothing is due: the others are told why it
 * has closed, and not of whom it was.
 */
export async function loadPayerLeftAt(scope: Scope, viewer: Pick<Viewer, 'householdId'>) {
  const [{ payerLeftAt }, access] = await Promise.all([
    scope.db.household.findUniqueOrThrow({
      where: { id: viewer.householdId },
      select: { payerLeftAt: true },
    }),
    loadKitchenAccess(scope, viewer),
  ]);
  if (!payerLeftAt || !access) return payerLeftAt;
  const { status, currentPeriodEnd } = access.subscription ?? {};
  // Stripe counts in whole seconds: an end in the very second of the departure reads as if it came before it.
  const left = new Date(payerLeftAt).setMilliseconds(0);
  const isOver = status === 'CANCELED' && (currentPeriodEnd?.getTime() ?? 0) < left;
  return isOver ? payerLeftAt : null;
}
