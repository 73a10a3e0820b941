import { expect, it } from 'vitest';
import { kitchenRiskOf } from './kitchen-risk';

const now = new Date('2026-11-26T08:00:00Z');
const subscription = {
  __typename: 'PremiumSubscription' as const,
  id: '1',
  status: 'ACTIVE' as const,
  trialEndsAt: null,
  currentPeriodEnd: '2026-12-10T08:00:00Z',
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  graceEndsAt: null,
};

it.each([
  ['nobody ever paid', null, null],
  ['a gift', { subscription: null }, null],
  ['it renews', { subscription }, null],
  [
    'it was cancelled',
    { subscription: { ...subscription, cancelAtPeriodEnd: true } },
    { kind: 'ending', day: new Date('2026-12-10T08:00:00Z'), since: null },
  ],
  [
    'the free days have three weeks to go',
    {
      subscription: {
        ...subscription,
        status: 'TRIALING' as const,
        trialEndsAt: '2026-12-17T08:00:00Z',
      },
    },
    null,
  ],
  [
    'the free days end in a week',
    {
      subscription: {
        ...subscription,
        status: 'TRIALING' as const,
        trialEndsAt: '2026-12-03T08:00:00Z',
      },
    },
    { kind: 'trial', day: new Date('2026-12-03T08:00:00Z'), since: null },
  ],
  [
    'the free days were cancelled',
    { subscription: { ...subscription, status: 'TRIALING' as const, cancelAtPeriodEnd: true } },
    { kind: 'ending', day: new Date('2026-12-10T08:00:00Z'), since: null },
  ],
  [
    'the card was refused two days ago',
    {
      subscription: {
        ...subscription,
        status: 'PAST_DUE' as const,
        pastDueSince: '2026-11-24T08:00:00Z',
        graceEndsAt: '2026-12-01T08:00:00Z',
      },
    },
    {
      kind: 'overdue',
      day: new Date('2026-12-01T08:00:00Z'),
      since: new Date('2026-11-24T08:00:00Z'),
    },
  ],
])('what threatens a kitchen where %s', (_case, access, risk) => {
  expect(kitchenRiskOf(access, now)).toEqual(risk);
});
