import { expect, it } from 'vitest';
import { standingOf } from './standing';

const now = new Date('2026-11-21T12:00:00Z');
const trialEnd = '2026-12-21T12:00:00Z';
const periodEnd = '2026-12-24T12:00:00Z';
const facts = {
  status: 'ACTIVE',
  trialEndsAt: null,
  currentPeriodEnd: periodEnd,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
} as const;

it.each([
  [{ status: 'TRIALING', trialEndsAt: trialEnd }, 'trial', trialEnd],
  [
    { status: 'TRIALING', trialEndsAt: trialEnd, cancelAtPeriodEnd: true },
    'trialEnding',
    periodEnd,
  ],
  [{}, 'renews', periodEnd],
  // Free days that are over are no longer what matters.
  [{ trialEndsAt: '2026-10-01T12:00:00Z' }, 'renews', periodEnd],
  [{ cancelAtPeriodEnd: true }, 'ending', periodEnd],
  [{ status: 'PAST_DUE', graceEndsAt: '2026-11-28T12:00:00Z' }, 'overdue', '2026-11-28T12:00:00Z'],
  [{ status: 'PAST_DUE', graceEndsAt: '2026-11-20T12:00:00Z' }, 'closed', '2026-11-20T12:00:00Z'],
  [{ status: 'CANCELED' }, 'ended', periodEnd],
  [{ status: 'INCOMPLETE' }, 'incomplete', null],
] as const)('reads %j as %s', (changes, kind, day) => {
  expect(standingOf({ ...facts, ...changes }, now)).toEqual({ kind, day: day && new Date(day) });
});
