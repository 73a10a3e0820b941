import { describe, expect, it } from 'vitest';
import { recipeLines } from '../../../recipe-book/recipe-lines.js';
import { followServings, type MealLine } from './follow-servings.js';

const recipe = { servings: 4, ingredients: ['400 g de riz', '4 œufs', 'Sel'] };

/** A line as it was added for so many, beside what was there before. */
const line = (
  position: number,
  servings: number,
  { servingsBefore = 0, isOpen = true, leftOut = false, quantity }: Partial<MealLine> = {},
): MealLine => {
  const read = recipeLines(recipe, servings - servingsBefore).find(
    (at) => at.position === position,
  );
  if (!read) throw new Error('The recipe has no such line.');
  return {
    ...read.line,
    ...(quantity === undefined ? {} : { quantity }),
    id: `${position} from ${servingsBefore}`,
    position,
    servings,
    servingsBefore,
    isOpen: isOpen && !leftOut,
    leftOut,
  };
};

const [rice, eggs, salt] = [0, 1, 2];
const follow = (lines: MealLine[], before: number, servings: number) => {
  const { changed, removedIds, more } = followServings(recipe, lines, before, servings);
  const text = ({ quantity, unit }: { quantity: string; unit: string }) => `${quantity} ${unit}`;
  return {
    changed: changed.flatMap(({ id, line: now, isSame }) =>
      isSame ? [] : [`${id}: ${text(now)}`],
    ),
    removed: removedIds,
    more: [...more].flatMap(([from, lines_]) =>
      lines_.map((at) => `${at.position} from ${from}: ${text(at.line)}`),
    ),
  };
};
const nothing: Record<'changed' | 'removed' | 'more', string[]> = {
  changed: [],
  removed: [],
  more: [],
};

describe('a meal’s lines when it is cooked', () => {
  const all = [line(rice, 4), line(eggs, 4), line(salt, 4)];
  it.each<[string, MealLine[], number, number, Partial<typeof nothing>]>([
    ['for fewer', all, 4, 2, { changed: ['0 from 0: 200 G', '1 from 0: 2 UNIT'] }],
    ['for more', all, 4, 6, { changed: ['0 from 0: 600 G', '1 from 0: 6 UNIT'] }],
    ['for as many again', all, 4, 4, {}],
    ['and is not on the list', [], 4, 2, {}],
    [
      'for fewer, the rice in the basket',
      [line(rice, 4, { isOpen: false }), line(eggs, 4), line(salt, 4)],
      4,
      2,
      { changed: ['1 from 0: 2 UNIT'] },
    ],
    [
      'for more, the rice in the basket, the eggs at home and the salt taken away',
      [line(rice, 4, { isOpen: false })],
      4,
      6,
      { more: ['0 from 4: 200 G', '1 from 4: 2 UNIT'] },
    ],
    [
      'for fewer than are in the basket, the rest still open',
      [line(rice, 4, { isOpen: false }), line(rice, 6, { servingsBefore: 4 })],
      6,
      3,
      { removed: ['0 from 4'] },
    ],
    [
      'for a few more than are in the basket',
      [line(rice, 4, { isOpen: false }), line(rice, 8, { servingsBefore: 4 })],
      8,
      5,
      { changed: ['0 from 4: 100 G'] },
    ],
    [
      'for fewer, twice added',
      [line(rice, 4), line(rice, 6, { servingsBefore: 4 })],
      6,
      2,
      { changed: ['0 from 0: 200 G'], removed: ['0 from 4'] },
    ],
    [
      'for fewer, of which 100 g were at home',
      [line(rice, 4, { quantity: '300' })],
      4,
      2,
      { changed: ['0 from 0: 100 G'] },
    ],
    [
      'for fewer, of which enough was at home',
      [line(rice, 4, { quantity: '100' })],
      4,
      2,
      { removed: ['0 from 0'] },
    ],
    [
      'for fewer, the rice and the salt at home',
      [line(rice, 4, { leftOut: true }), line(eggs, 4), line(salt, 4, { leftOut: true })],
      4,
      2,
      { changed: ['0 from 0: 200 G', '1 from 0: 2 UNIT'] },
    ],
    [
      'for fewer than there was rice at home for, twice',
      [
        line(rice, 4, { leftOut: true }),
        line(rice, 6, { servingsBefore: 4, leftOut: true }),
        line(eggs, 6, { isOpen: false }),
      ],
      6,
      3,
      { changed: ['0 from 0: 300 G'], removed: ['0 from 4'] },
    ],
    [
      'for fewer, the rice in the basket but for what was at home',
      [
        line(rice, 4, { isOpen: false, quantity: '100' }),
        { ...line(rice, 4, { leftOut: true, quantity: '300' }), id: 'a part', position: null },
      ],
      4,
      2,
      { changed: ['a part: 100 G'] },
    ],
    [
      'for more than there was a part at home for',
      [{ ...line(rice, 2, { leftOut: true }), id: 'a part', position: null }],
      2,
      4,
      { more: ['0 from 2: 200 G', '1 from 2: 2 UNIT'] },
    ],
  ])('%s', (_name, lines, before, servings, expected) => {
    expect(follow(lines, before, servings)).toEqual({ ...nothing, ...expected });
  });

  it('leaves what somebody named for it as it is', () => {
    expect(follow([{ ...line(rice, 4), position: null }], 4, 2)).toEqual(nothing);
  });
});
