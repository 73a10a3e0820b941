import type { Subscription } from '../../generated/prisma/client.js';
import type { BillingServices } from './billing-services.js';
import { paidTwice } from './billing-messages.fr.js';
import type { SubscriptionFacts } from './standing.js';
import { writeNotices } from './write-standing.js';

const isPaid = (subscription: Pick<Subscription, 'status'> | null): boolean =>
  subscription?.status === 'ACTIVE' || subscription?.status === 'TRIALING';

/** Whether this is the payment that opens a kitchen, as against one that goes on. */
export const opensKitchen = (before: Subscription | null, after: SubscriptionFacts | null) =>
  isPaid(after) &&
  !(isPaid(before) && before?.stripeSubscriptionId === after?.stripeSubscriptionId);

/**
 * Once a member has paid, closes the checkouts that the others have open, and tells whoever paid all the same that
 * they were not the first. May be done again at any time.
 */
async function closeOthers(services: BillingServices, payerId: string): Promise<void> {
  const { db, stripe, changes, mail } = services;
  const members = await db.user.findMany({
    where: { household: { members: { some: { id: payerId } } }, stripeCustomerId: { not: null } },
    select: {
      id: true,
      email: true,
      householdId: true,
      stripeCustomerId: true,
      subscription: true,
    },
  });
  const [, ...late] = members
    .flatMap(({ subscription, ...member }) =>
      subscription && isPaid(subscription) && !subscription.cancelAtPeriodEnd
        ? [{ member, subscription }]
        : [],
    )
    .toSorted(
      ({ subscription: a }, { subscription: b }) =>
        a.startDate.getTime() - b.startDate.getTime() || (a.userId < b.userId ? -1 : 1),
    );
  for (const { member, subscription } of late) {
    const key = `paid-twice:${subscription.stripeSubscriptionId}`;
    const notice = { key, type: 'SYSTEM', mailed: true, ...paidTwice() } as const;
    const told = await db.$transaction((tx) => writeNotices(tx, services, member, [notice]));
    if (!told) continue;
    void changes.append(member.householdId, { by: '', settings: false, notified: [member.id] });
    mail.wake();
  }
  const others = members.filter(({ id }) => id !== payerId);
  await Promise.all(
    others.map(({ stripeCustomerId }) => stripe.expireCheckouts(stripeCustomerId ?? '')),
  );
}

/** What fails holds up neither the payment nor its answer: the upkeep does it again. */
export async function keepOnePayer(services: BillingServices, payerId: string): Promise<void> {
  try {
    await closeOthers(services, payerId);
  } catch (error) {
    services.logger.warn({ err: error, userId: payerId }, 'checkouts of a household stay open');
  }
}

/** A checkout can be paid for a day; one hour more, as no two clocks agree. */
const checkoutMs = 25 * 3_600_000;

/** Who began to pay while a checkout that another has open may still be paid. */
export async function recentPayers({ db, clock }: BillingServices): Promise<string[]> {
  const rows = await db.subscription.findMany({
    where: {
      status: { in: ['ACTIVE', 'TRIALING'] },
      startDate: { gt: new Date(clock.now().getTime() - checkoutMs) },
    },
    orderBy: { startDate: 'desc' },
    take: 200,
    select: { userId: true },
  });
  return rows.map(({ userId }) => userId);
}
