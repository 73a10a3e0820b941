import type { SubscriptionStatusFragment } from './subscription-status.generated';

/** What a person is to read about their subscription, and the day that matters in it. */
export interface Standing {
  kind:
    'trial' | 'trialEnding' | 'renews' | 'ending' | 'overdue' | 'closed' | 'ended' | 'incomplete';
  day: Date | null;
}

type Facts = Pick<
  SubscriptionStatusFragment,
  'status' | 'trialEndsAt' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'graceEndsAt'
>;

const toDate = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);

/** Reads the one thing that matters out of what the server knows. */
export function standingOf(facts: Facts, now: Date): Standing {
  const end = toDate(facts.currentPeriodEnd);
  switch (facts.status) {
    case 'TRIALING':
      return facts.cancelAtPeriodEnd
        ? { kind: 'trialEnding', day: end }
        : { kind: 'trial', day: toDate(facts.trialEndsAt) };
    case 'ACTIVE':
      return { kind: facts.cancelAtPeriodEnd ? 'ending' : 'renews', day: end };
    case 'PAST_DUE': {
      const closes = toDate(facts.graceEndsAt);
      return closes && closes > now
        ? { kind: 'overdue', day: closes }
        : { kind: 'closed', day: closes };
    }
    case 'CANCELED':
      return { kind: 'ended', day: end };
    case 'INCOMPLETE':
      return { kind: 'incomplete', day: null };
  }
}
