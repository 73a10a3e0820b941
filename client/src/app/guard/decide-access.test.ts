import { describe, expect, it } from 'vitest';
import { guardedPlace } from './asked-place';
import { decideAccess, type GuardedViewer } from './decide-access';
import { pageAccess, type Access } from './page-access';

const origin = 'https://popote.example';

const fresh: GuardedViewer = { nextStep: 'QUESTIONNAIRE', hasPreferences: false };
const unpaid: GuardedViewer = { nextStep: 'SUBSCRIPTION', hasPreferences: true };
const subscribed: GuardedViewer = { nextStep: 'DASHBOARD', hasPreferences: true };
const complimentary: GuardedViewer = { nextStep: 'DASHBOARD', hasPreferences: false };

function outcome(
  access: Access,
  viewer: GuardedViewer | null,
  asked: string | null = null,
): string {
  const decision = decideAccess(access, viewer, guardedPlace(asked, origin));
  if (decision.kind === 'show') return 'show';
  return decision.remember ? `${decision.to} and back` : decision.to;
}

describe('decideAccess', () => {
  it.each<[Access, string, string, string, string, string]>([
    // access          visitor            fresh             unpaid           subscribed    complimentary
    ['signed-out', 'show', '/questionnaire', '/subscription', '/dashboard', '/dashboard'],
    ['questionnaire', '/auth and back', 'show', '/subscription', '/dashboard', 'show'],
    ['subscription', '/auth and back', 'show', 'show', '/dashboard', '/dashboard'],
    ['signed-in', '/auth and back', 'show', 'show', 'show', 'show'],
    [
      'dashboard',
      '/auth and back',
      '/questionnaire and back',
      '/subscription and back',
      'show',
      'show',
    ],
  ])('answers each kind of person at a page for %s', (access, ...expected) => {
    const people = [null, fresh, unpaid, subscribed, complimentary];
    expect(people.map((person) => outcome(access, person))).toEqual(expected);
  });

  it('goes on to the place first asked for, but only once every step is done', () => {
    expect(outcome('signed-out', subscribed, '/dashboard/feed')).toBe('/dashboard/feed');
    expect(outcome('questionnaire', unpaid, '/dashboard/feed')).toBe('/subscription');
    expect(outcome('subscription', subscribed, '/dashboard/feed')).toBe('/dashboard/feed');
  });

  it.each<[string, string, string, string, string]>([
    // asked before signing in      fresh             unpaid           subscribed    complimentary
    ['/account?a=1#b', '/account?a=1#b', '/account?a=1#b', '/account?a=1#b', '/account?a=1#b'],
    [
      '/questionnaire?a=1',
      '/questionnaire?a=1',
      '/subscription',
      '/dashboard',
      '/questionnaire?a=1',
    ],
    ['/subscription?a=1', '/questionnaire', '/subscription?a=1', '/dashboard', '/dashboard'],
    [
      '/dashboard/feed?a=1',
      '/questionnaire',
      '/subscription',
      '/dashboard/feed?a=1',
      '/dashboard/feed?a=1',
    ],
  ])(
    'brings each kind of person back to %s, unless another step comes first',
    (asked, ...expected) => {
      const people = [fresh, unpaid, subscribed, complimentary];
      expect(people.map((person) => outcome('signed-out', person, asked))).toEqual(expected);
    },
  );

  it('goes on from a step to the place behind it, whatever happens at the step', () => {
    for (const step of ['questionnaire', 'subscription'] as const)
      expect(outcome(step, null, '/dashboard/feed')).toBe('/auth');
  });

  it('confirms a payment that was interrupted by signing in before anything else', () => {
    const asked = '/payment/success?session_id=cs_1';
    expect(outcome('signed-out', unpaid, asked)).toBe(asked);
  });

  it('looks at an invitation before the steps that it may spare', () => {
    const asked = '/invitation/a-token';
    for (const person of [fresh, unpaid, subscribed])
      expect(outcome('signed-out', person, asked)).toBe(asked);
  });
});

describe('guardedPlace', () => {
  // A page that is guarded one day is a place to come back to that day.
  const guarded = Object.entries(pageAccess)
    .filter(([, access]) => access !== null && access !== 'signed-out')
    .map(([path]) => `${path.replace(':id', 'an-id')}?type=MAIN&at=%2F%2Fevil.example#recipe`);

  it.each([...guarded, '/payment/success?session_id=cs_1', '/invitation/a-token'])(
    'accepts our own guarded page %s',
    (place) => expect(guardedPlace(place, origin)?.to).toBe(place),
  );

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'https://evil.example/dashboard',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//',
    '%2F%2Fevil.example',
    '%5C%5Cevil.example',
    '/%2e%2e//evil.example',
    '/dashboard/..//evil.example',
    '/auth',
    '/dashboardish',
    '/invitation',
    '/invitation/../auth',
    '//evil.example/invitation/a',
    '/dashboard/../auth',
    '/dashboard/nowhere',
    '/account/../privacy',
    '/Account',
    '/privacy',
    '/auth/new-password?token=a',
  ])('refuses %s', (place) => expect(guardedPlace(place, origin)).toBeNull());
});
