import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dateAfter } from '../testkit/week-requests.js';
import { rankDishes, type HomeDish, type HomeUse } from './rank-dishes.js';

const today = dateAfter(0);
const use = (product: string, expiresIn: number | null, share = 1) => ({
  product,
  name: product,
  expiresOn: expiresIn === null ? null : dateAfter(expiresIn),
  share,
  isEnough: true,
});
const dish = (recipeId: string, changes: Partial<HomeDish> = {}): HomeDish => ({
  recipeId,
  kept: false,
  foods: 4,
  missing: [],
  uses: [use('rice', null)],
  ...changes,
});
const ranked = (...dishes: HomeDish[]) =>
  rankDishes(dishes, today, 6).map(({ recipeId }) => recipeId);

const pears = use('pear', 2);
const cream = use('cream', 6);
const two = ['nuts', 'flour'];

describe('of what is at home', () => {
  it.each<[why: string, dishes: HomeDish[], expected: string[]]>([
    [
      'a favourite for which all is there comes first, whatever presses',
      [dish('pie', { uses: [pears, cream] }), dish('soup', { kept: true })],
      ['soup', 'pie'],
    ],
    [
      'a favourite for which something is missing has no such place',
      [
        dish('soup', { kept: true, missing: ['leek'] }),
        dish('pie', { uses: [pears], missing: ['leek'] }),
      ],
      ['pie', 'soup'],
    ],
    [
      'what expires sooner comes before what keeps',
      [dish('c', { uses: [use('cheese', 20)] }), dish('b', { uses: [cream] }), dish('a')],
      ['b', 'c', 'a'],
    ],
    [
      'of equals, the one that lacks less',
      [dish('a', { missing: two }), dish('b', { missing: ['flour'] }), dish('c')],
      ['c', 'b', 'a'],
    ],
    [
      'of equals that lack the same, the favourite, then always the same one',
      [
        dish('b', { missing: two }),
        dish('c', { missing: two, kept: true }),
        dish('a', { missing: two }),
      ],
      ['c', 'a', 'b'],
    ],
    [
      'another use of the same food presses less than a first one of another',
      [
        dish('a', { uses: [pears] }),
        dish('b', { uses: [use('pear', 2, 0.9)] }),
        dish('c', { uses: [cream] }),
      ],
      ['a', 'c', 'b'],
    ],
    [
      'what uses nothing, or a pinch of it, is no answer',
      [dish('a', { uses: [] }), dish('b', { uses: [use('salt', null, 0)] })],
      [],
    ],
    [
      'nor is what one would have to buy for the greater part',
      [dish('a', { missing: ['leek', ...two] }), dish('b', { missing: two })],
      ['b'],
    ],
    [
      'unless it uses up what expires soon',
      [dish('a', { missing: ['leek', ...two], uses: [pears] })],
      ['a'],
    ],
  ])('%s', (_why, dishes, expected) => expect(ranked(...dishes)).toEqual(expected));
});

test('says what is used up in time, then what is at home, and what is kept', () => {
  const uses = [use('rice', null), use('cheese', 30), cream, use('egg', 5, 0.5), pears];
  const kinds = (each: HomeDish) =>
    rankDishes([each], today, 1).flatMap(({ reasons }) =>
      reasons.map(({ kind, foodName, expiresOn }) => [kind, foodName, expiresOn]),
    );
  expect(kinds(dish('a', { uses, kept: true }))).toEqual([
    ['USES_UP', 'pear', dateAfter(2)],
    ['USES_UP', 'cream', dateAfter(6)],
    ['KEPT', null, null],
  ]);
  expect(kinds(dish('a', { uses: [use('egg', 5, 0.5), use('rice', null), pears] }))).toEqual([
    ['USES_UP', 'pear', dateAfter(2)],
    ['AT_HOME', 'egg', null],
  ]);
  const some = (of: HomeUse) => ({ ...of, isEnough: false });
  expect(kinds(dish('a', { uses: [some(pears), some(use('rice', null)), cream] }))).toEqual([
    ['USES_UP', 'pear', dateAfter(2)],
    ['USES_UP', 'cream', dateAfter(6)],
  ]);
});

const anyUse = fc.record({
  product: fc.constantFrom('pear', 'cream', 'rice', 'egg'),
  name: fc.constant('food'),
  expiresOn: fc.option(fc.integer({ min: 1, max: 30 }).map(dateAfter)),
  share: fc.constantFrom(0, 0.3, 0.8, 1),
  isEnough: fc.boolean(),
});
const anyDish = fc.record({
  recipeId: fc.uuid(),
  kept: fc.boolean(),
  foods: fc.integer({ min: 1, max: 12 }),
  missing: fc.subarray(['a', 'b', 'c', 'd', 'e']),
  uses: fc.array(anyUse, { maxLength: 4 }),
});
const uniqueDishes = fc.uniqueArray(anyDish, { selector: ({ recipeId }) => recipeId });

const presses = ({ uses }: HomeDish) =>
  uses.some(({ expiresOn, share }) => expiresOn === dateAfter(1) && share >= 0.8);
const isWhole = ({ kept, missing, uses }: HomeDish) =>
  kept && missing.length === 0 && uses.some(({ share }) => share > 0);

test('a favourite that is there, and what expires tomorrow, is never below a dish that uses nothing', () => {
  fc.assert(
    fc.property(uniqueDishes, (dishes) => {
      const all = rankDishes(dishes, today, Infinity);
      const ids = new Set(all.map(({ recipeId }) => recipeId));
      expect(all.every(({ uses }) => uses.some(({ share }) => share > 0))).toBe(true);
      for (const each of dishes.filter((one) => presses(one) || isWhole(one)))
        expect(ids).toContain(each.recipeId);
      const firstOther = all.findIndex((one) => !isWhole(one));
      const others = firstOther === -1 ? [] : all.slice(firstOther);
      expect(others.some(isWhole)).toBe(false);
      expect(rankDishes(dishes.toReversed(), today, Infinity)).toEqual(all);
      expect(rankDishes(dishes, today, 3)).toEqual(all.slice(0, 3));
    }),
  );
});
