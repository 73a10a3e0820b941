import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portionCuts } from './portion-cuts.js';

const tiny = 1e-6;
const shareOf = fc.integer({ min: 1, max: 20 }).map((nth) => nth / 20);
const sumOf = (factors: readonly number[], dishes: readonly number[]) =>
  factors.reduce((sum, factor, at) => sum + factor * (dishes[at] ?? 0), 0);

test('forbids nothing that whole dishes use', () => {
  const choices = fc
    .array(fc.tuple(shareOf, fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 6 })
    .map((uses) => ({ shares: uses.map(([share]) => share), dishes: uses.map(([, of]) => of) }));
  fc.assert(
    fc.property(choices, shareOf, ({ shares, dishes }, limit) => {
      const used = Math.min(limit, sumOf(shares, dishes));
      for (const { factors, upper } of portionCuts(shares, limit))
        expect(used + sumOf(factors, dishes)).toBeLessThanOrEqual(upper + tiny);
    }),
  );
});

test('does not let a part of a second dish finish what one has left', () => {
  const shares = [0.7, 0.7];
  const [cut] = portionCuts(shares, 1);
  const used = (...dishes: number[]) => (cut?.upper ?? NaN) - sumOf(cut?.factors ?? [], dishes);
  expect([used(1, 0), used(1, 3 / 7), used(1, 1)]).toEqual(
    [0.7, 0.7 + 0.3 * (3 / 7), 1].map((each) => expect.closeTo(each)),
  );
});
