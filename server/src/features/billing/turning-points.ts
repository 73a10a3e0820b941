import type { Subscription } from '../../generated/prisma/client.js';
import { cancelled, ended, endedUnpaid, resumed } from './billing-messages.fr.js';
import type { Notice } from './notices.js';
import type { SubscriptionFacts } from './standing.js';

/** What a person's row said before, as far as it matters here. */
export type FormerStanding = Pick<
  Subscription,
  'stripeSubscriptionId' | 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'
>;

const isLive = (status: Subscription['status'] | undefined): boolean =>
  status === 'ACTIVE' || status === 'TRIALING' || status === 'PAST_DUE';

/**
 * What a person is told because something is not as it was: cancelled, resumed, ended. Each standing is written over
 * the one of `version` alone, so a turn is seen once, however often and in whatever order Stripe tells of it.
 */
export function turningPoints(
  before: FormerStanding | null,
  after: SubscriptionFacts | null,
  { version, now }: { version: number; now: Date },
): Notice[] {
  const wasLive = isLive(before?.status);
  const mailed = { type: 'SYSTEM', mailed: true } as const;
  if (before && wasLive && !isLive(after?.status)) {
    const end = after?.currentPeriodEnd ?? now;
    const text = before.status === 'PAST_DUE' ? endedUnpaid() : ended(end);
    return [{ key: `ended:${before.stripeSubscriptionId}`, ...mailed, ...text }];
  }
  if (!after || !isLive(after.status)) return [];
  const isSame = wasLive && before?.stripeSubscriptionId === after.stripeSubscriptionId;
  const wasCancelled = isSame && before.cancelAtPeriodEnd;
  if (wasCancelled === after.cancelAtPeriodEnd) return [];
  const id = `${after.stripeSubscriptionId}:${version}`;
  return after.cancelAtPeriodEnd
    ? [{ key: `cancelled:${id}`, ...mailed, ...cancelled(after.currentPeriodEnd ?? now) }]
    : [{ key: `resumed:${id}`, ...mailed, ...resumed(after.currentPeriodEnd ?? now) }];
}

/** What comes of itself, said louder where it undoes what was threatening: who was to lose the kitchen hears that they keep it. */
export const louder = (notice: Notice, before: FormerStanding | null): Notice => {
  const isBack = before?.status === 'CANCELED' && notice.key.startsWith('subscribed:');
  const isSaved = before?.status === 'PAST_DUE' && notice.type === 'PAYMENT';
  return isBack || isSaved ? { ...notice, mailed: true } : notice;
};
