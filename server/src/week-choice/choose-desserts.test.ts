import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateAfter, dish, slot, weekRequest, weekRequests } from '../testkit/week-requests.js';
import { weekViolations } from '../testkit/week-violations.js';
import { chooseDesserts } from './choose-desserts.js';
import type { WeekRequest } from './types.js';

const food = (product: string, expiresIn: number | null) => ({
  product,
  name: product,
  expiresOn: expiresIn === null ? null : dateAfter(expiresIn),
});
const uses = (shares: Record<string, number>) => ({
  uses: Object.entries(shares).map(([product, share]) => ({ product, share })),
});
const evenings = (...days: number[]) =>
  days.map((day) => slot(`evening ${day}`, { date: dateAfter(day) }));
const desserts = (
  changes: Partial<WeekRequest>,
  mains: Partial<WeekRequest> = {},
  eaten: Record<string, string> = {},
) => {
  const meals = Object.entries(eaten).map(([slotId, recipeId]) => ({
    slotId,
    recipeId,
    reasons: [],
    alternatives: [],
  }));
  const { fridge = [] } = changes;
  return chooseDesserts(weekRequest(changes), weekRequest({ fridge, ...mains }), { meals });
};
const titlesOf = (...asked: Parameters<typeof desserts>) =>
  desserts(...asked).map(({ recipeId }) => recipeId);

const pears = {
  slots: evenings(0, 1, 2, 3, 4, 5, 6),
  fridge: [food('pear', 3)],
  candidates: [dish('crumble', uses({ pear: 1 })), dish('mousse', { kept: true, liked: 3 })],
};

test('finishes what would expire, on a day on which it is still good', () => {
  const [only, ...others] = desserts(pears);
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    recipeId: 'crumble',
    reasons: [{ kind: 'USES_UP', name: 'pear', expiresOn: dateAfter(3) }],
    alternatives: ['mousse'],
  });
  expect(['evening 0', 'evening 1', 'evening 2']).toContain(only?.slotId);
});

test.each([
  ['what does not expire', { fridge: [food('pear', null)] }, []],
  ['what keeps beyond the days that are planned and a week', { fridge: [food('pear', 9)] }, []],
  ['what has expired', { fridge: [food('pear', 0)] }, []],
  ['the last food of the week', { fridge: [food('pear', 7)] }, ['crumble']],
  ['a little of it', { candidates: [dish('crumble', uses({ pear: 0.4 }))] }, []],
  ['a half of it', { candidates: [dish('crumble', uses({ pear: 0.5 }))] }, ['crumble']],
  [
    'where nobody has time',
    { slots: [slot('evening', { maxMinutes: 30 })], candidates: pears.candidates },
    [],
  ],
])('is asked for %s: %j', (_, changes, expected) => {
  expect(titlesOf({ ...pears, ...changes })).toEqual(expected);
});

test('leaves what the main courses use in time, and finishes the rest', () => {
  const mains = (share: number) => ({
    slots: evenings(1),
    candidates: [dish('gratin', uses({ pear: share }))],
  });
  const eaten = { 'evening 1': 'gratin' };
  expect(titlesOf(pears, mains(0.8), eaten)).toEqual([]);
  const half = { ...pears, candidates: [dish('crumble', uses({ pear: 0.45 }))] };
  expect(titlesOf(half, mains(0.5), eaten)).toEqual(['crumble']);
  // Too late for the pears, the gratin needs others.
  const late = { ...mains(1), slots: evenings(4) };
  expect(titlesOf(pears, late, { 'evening 4': 'gratin' })).toEqual(['crumble']);
});

test('is one a week, two where the fridge is to be emptied, what hurries most first', () => {
  const three = {
    ...pears,
    fridge: [food('plum', 4), food('pear', 3), food('milk', 2)],
    candidates: [
      dish('crumble', uses({ pear: 1 })),
      dish('tart', uses({ plum: 1 })),
      dish('custard', uses({ milk: 1 })),
      dish('flan', uses({ milk: 1 })),
    ],
  };
  expect(titlesOf(three)).toHaveLength(1);
  const chosen = titlesOf({ ...three, useUpFridge: true });
  expect(chosen).toHaveLength(2);
  expect(chosen).toContain('crumble');
  expect(['custard', 'flan'].filter((title) => chosen.includes(title))).toHaveLength(1);
});

test('keeps what is held, and counts it', () => {
  const held = { 'evening 5': 'mousse' };
  expect(desserts({ ...pears, held })).toMatchObject([
    { slotId: 'evening 5', recipeId: 'mousse', reasons: expect.any(Array) },
  ]);
});

test('breaks no rule of a week, and is the same in whatever order', () => {
  fc.assert(
    fc.property(weekRequests(6, 8), (request) => {
      const meals = chooseDesserts(request, weekRequest(), { meals: [] });
      expect(weekViolations(request, { meals })).toEqual([]);
      const turned = {
        ...request,
        slots: request.slots.toReversed(),
        candidates: request.candidates.toReversed(),
        fridge: request.fridge.toReversed(),
      };
      const again = chooseDesserts(turned, weekRequest(), { meals: [] });
      expect(new Set(again.map(({ slotId, recipeId }) => `${slotId} ${recipeId}`))).toEqual(
        new Set(meals.map(({ slotId, recipeId }) => `${slotId} ${recipeId}`)),
      );
    }),
  );
});
