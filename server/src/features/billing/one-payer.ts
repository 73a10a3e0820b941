import type { Prisma, Subscription, User } from '../../generated/prisma/client.js';
import type { BillingServices } from './billing-services.js';
import { checkoutClosed, paidTwice } from './billing-messages.fr.js';
import type { Notice } from './notices.js';
import type { SubscriptionFacts } from './standing.js';
import { writeNotices } from './write-standing.js';

const isPaid = (subscription: Pick<Subscription, 'status'> | null): boolean =>
  subscription?.status === 'ACTIVE' || subscription?.status === 'TRIALING';

/** Whether this is the payment that opens a kitchen, as against one that goes on. */
export const opensKitchen = (before: Subscription | null, after: SubscriptionFacts | null) =>
  isPaid(after) &&
  !(isPaid(before) && before?.stripeSubscriptionId === after?.stripeSubscriptionId);

type Told = Pick<User, 'id' | 'email' | 'householdId'>;

/**
 * Once a member has paid, closes the checkouts that the others have open, and tells whoever paid all the same that
 * they were not the first. May be done again at any time.
 */
async function closeOthers(
  services: BillingServices,
  household: Prisma.UserWhereInput,
  payerId?: string,
): Promise<void> {
  const { db, stripe, changes, mail } = services;
  const tell = async (member: Told, notice: Notice): Promise<void> => {
    const told = await db.$transaction((tx) => writeNotices(tx, services, member, [notice]));
    if (!told) return;
    void changes.append(member.householdId, { by: '', settings: false, notified: [member.id] });
    mail.wake();
  };
  const members = await db.user.findMany({
    where: { ...household, stripeCustomerId: { not: null } },
    select: {
      id: true,
      email: true,
      firstName: true,
      householdId: true,
      stripeCustomerId: true,
      subscription: true,
    },
  });
  const [first, ...late] = members
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
    await tell(member, { key, type: 'SYSTEM', mailed: true, ...paidTwice() });
  }
  const payer = members.find(({ id }) => id === (payerId ?? first?.member.id));
  if (!payer) return;
  await Promise.all(
    members.map(async (member) => {
      if (member === payer) return;
      const closed = await stripe.expireCheckouts(member.stripeCustomerId ?? '');
      if (closed === 0 || !payer.subscription) return;
      const key = `checkout-closed:${payer.subscription.stripeSubscriptionId}`;
      await tell(member, {
        key,
        type: 'SYSTEM',
        mailed: false,
        ...checkoutClosed(payer.firstName),
      });
    }),
  );
}

/** What fails holds up neither the payment nor its answer: the upkeep does it again. */
async function keepOne(
  ...[services, household, payerId]: Parameters<typeof closeOthers>
): Promise<void> {
  try {
    await closeOthers(services, household, payerId);
  } catch (error) {
    services.logger.warn({ err: error, userId: payerId }, 'checkouts of a household stay open');
  }
}

/** Somebody has paid: nobody else of the household is to. */
export const keepOnePayer = (services: BillingServices, payerId: string): Promise<void> =>
  keepOne(services, { household: { members: { some: { id: payerId } } } }, payerId);

/** Somebody has joined a household: where one of its members pays, nobody else is to. */
export const keepOnePayerOf = (services: BillingServices, householdId: string): Promise<void> =>
  keepOne(services, { householdId });

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
