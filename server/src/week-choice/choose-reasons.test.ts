import { expect, test } from 'vitest';
import { chooseReasons, type Earned } from './choose-reasons.js';

/** By its letter, and so many points. */
const reasons: Readonly<Record<string, Earned>> = {
  s: { points: 2, reason: { kind: 'IN_SEASON' } },
  c: { points: 2, reason: { kind: 'CHILDREN' } },
  q: { points: 1, reason: { kind: 'QUICK', minutes: 20 } },
  k: { points: 4, reason: { kind: 'KEPT' } },
  p: { points: 3, reason: { kind: 'LOW_PRICE' } },
  b: { points: 6, reason: { kind: 'AT_HOME', products: ['beurre'] } },
  r: { points: 5, reason: { kind: 'AT_HOME', products: ['riz'] } },
  x: {
    points: 1,
    reason: { kind: 'USES_UP', product: 'poire', name: 'poires', expiresOn: '2026-12-01' },
  },
  y: {
    points: 3,
    reason: { kind: 'USES_UP', product: 'lait', name: 'lait', expiresOn: '2026-12-01' },
  },
};
const letterOf = new Map(Object.entries(reasons).map(([letter, { reason }]) => [reason, letter]));

test.each([
  ['what earned most, of a meal alone', 'sqk', 'ks'],
  ['what is true of fewest', 'sq scq s s', 'qs cq s s'],
  ['what was said least, where all is true of all', 'scq scq scq', 'sc qs cq'],
  ['the rarer one of a favourite', 'kq kq kqs', 'kq kq sk'],
  ['what is used up before all else', 'ps kx kxys kx', 'ps xk yx xk'],
  ['what lies at home by its food', 'bs bs rs', 'bs bs r'],
  ['beside another reason nothing for the third time', 'sc sc sc sc', 'sc sc s c'],
  ['of a favourite that it is one, each time', 'xk xk xk xk', 'xk xk xk xk'],
  ['nothing where nothing is true', ' s', ' s'],
])('says %s', (_, earned, said) => {
  const meals = earned.split(' ').map((meal) => [...meal].flatMap((each) => reasons[each] ?? []));
  const chosen = chooseReasons(meals).map((each) =>
    each.map((reason) => letterOf.get(reason)).join(''),
  );
  expect(chosen.join(' ')).toBe(said);
});
