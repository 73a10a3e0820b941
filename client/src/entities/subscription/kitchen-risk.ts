import type { KitchenAccessFragment } from './kitchen-access.generated';
import { standingOf } from './standing';

/** What may close the kitchen before long, and when. */
export interface KitchenRisk {
  kind: 'overdue' | 'trial' | 'ending';
  day: Date;
  /** While overdue: since when. */
  since: Date | null;
}

const soonMs = 7 * 86_400_000;

type Access = Pick<KitchenAccessFragment, 'subscription'>;

/** Null while nothing does; free days are worth a word in their last week. */
export function kitchenRiskOf(access: Access | null, now: Date): KitchenRisk | null {
  if (!access?.subscription) return null;
  const { pastDueSince } = access.subscription;
  const { kind, day } = standingOf(access.subscription, now);
  if (!day) return null;
  switch (kind) {
    case 'overdue':
      return { kind, day, since: pastDueSince === null ? null : new Date(pastDueSince) };
    case 'trial':
      return day.getTime() - now.getTime() <= soonMs ? { kind, day, since: null } : null;
    case 'trialEnding':
    case 'ending':
      return { kind: 'ending', day, since: null };
    default:
      return null;
  }
}
