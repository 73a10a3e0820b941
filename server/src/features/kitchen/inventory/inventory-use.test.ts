import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Unit } from '../../../generated/prisma/enums.js';
import { inventoryUse } from './inventory-use.js';

const today = '2026-11-21';

/** « 2 KG farine », with its date behind an @. */
function stock(text: string, index: number) {
  const [what = '', expirationDate = null] = text.split('@');
  const [quantity = '', unit = '', ...name] = what.split(' ');
  return {
    id: String(index),
    name: name.join(' '),
    quantity: Number(quantity),
    unit: unit as Unit,
    expirationDate,
  };
}

function used(lines: readonly string[], fridge: readonly string[]) {
  const { takings, uncounted } = inventoryUse(lines, fridge.map(stock), today);
  const amount = (of: { quantity: number; unit: Unit } | null) =>
    of ? `${of.quantity} ${of.unit}` : 'nothing';
  return {
    takings: takings.map(
      ({ item, taken, left }) => `${amount(taken)} ${item.name}, ${amount(left)} left`,
    ),
    uncounted: uncounted.map(({ name }) => name),
  };
}

test.each<[string, string[], string[], string[], string[]]>([
  ['counts', ['2 œufs'], ['6 UNIT œufs'], ['2 UNIT œufs, 4 UNIT left'], []],
  ['the last of them', ['2 œufs'], ['2 UNIT œuf'], ['2 UNIT œuf, nothing left'], []],
  ['never below zero', ['4 œufs'], ['3 UNIT œufs'], ['3 UNIT œufs, nothing left'], []],
  ['within mass', ['300 g de farine'], ['2 KG farine'], ['300 G farine, 1700 G left'], []],
  ['in the item’s own unit', ['1 kg de riz'], ['3 KG riz'], ['1 KG riz, 2 KG left'], []],
  ['within volume', ['20 cl de crème'], ['500 ML crème'], ['200 ML crème, 300 ML left'], []],
  ['a spoon is a volume', ['2 càs de crème'], ['1 L crème'], ['30 ML crème, 970 ML left'], []],
  ['a spoon is no mass', ['2 càs de farine'], ['1 KG farine'], [], ['farine']],
  ['pieces by weight', ['2 courgettes'], ['500 G courgettes'], ['410 G courgettes, 90 G left'], []],
  [
    'a weight in pieces',
    ['400 g de carottes'],
    ['6 UNIT carottes'],
    ['3 UNIT carottes, 3 UNIT left'],
    [],
  ],
  [
    'nearly three',
    ['360 g de carottes'],
    ['6 UNIT carottes'],
    ['3 UNIT carottes, 3 UNIT left'],
    [],
  ],
  ['cloves by weight', ['4 gousses d’ail'], ['100 G ail'], ['20 G ail, 80 G left'], []],
  ['a count is no mass', ['2 sachets de riz'], ['500 G riz'], [], []],
  ['a packet has no weight', ['300 g de riz'], ['1 UNIT riz'], [], ['riz']],
  ['a mass is no volume', ['100 g de crème'], ['500 ML crème'], [], ['crème']],
  ['no amount said', ['sel'], ['1 KG sel'], [], ['sel']],
  ['another product', ['2 œufs'], ['6 UNIT tomates'], [], []],
  ['a plainer name', ['300 g de riz basmati'], ['1 KG riz'], ['300 G riz, 700 G left'], []],
  ['parts of a whole', ['12 gousses d’ail'], ['2 UNIT ail'], ['1 UNIT ail, 1 UNIT left'], []],
  [
    'the very name first',
    ['200 g de riz basmati'],
    ['1 KG riz', '1 KG riz basmati'],
    ['200 G riz basmati, 800 G left'],
    [],
  ],
  [
    'one item for two lines',
    ['2 oignons', '1 oignon rouge'],
    ['4 UNIT oignons'],
    ['3 UNIT oignons, 1 UNIT left'],
    [],
  ],
  ['a part leaves the whole', ['2 gousses d’ail'], ['2 UNIT ail'], [], ['ail']],
  ['half a lemon leaves a lemon', ['½ citron'], ['1 UNIT citron'], [], ['citron']],
  ['¾ of a lemon are one', ['¾ citron'], ['3 UNIT citron'], ['1 UNIT citron, 2 UNIT left'], []],
  ['of 1 ½ lemons one', ['1 ½ citron'], ['3 UNIT citron'], ['1 UNIT citron, 2 UNIT left'], []],
  [
    'two lines of one product',
    ['200 g de farine', '0,1 kg de farine'],
    ['1 KG farine'],
    ['300 G farine, 700 G left'],
    [],
  ],
  [
    'what expires first, then what keeps, then what has no date, and what expires today last',
    ['9 œufs'],
    ['4 UNIT œufs', `4 UNIT œufs@${today}`, '2 UNIT œufs@2026-12-01', '1 UNIT œufs@2026-11-22'],
    [
      '1 UNIT œufs, nothing left',
      '2 UNIT œufs, nothing left',
      '4 UNIT œufs, nothing left',
      '2 UNIT œufs, 2 UNIT left',
    ],
    [],
  ],
  [
    'no more than is asked for',
    ['2 œufs'],
    ['2 UNIT œufs@2026-12-01', '6 UNIT œufs'],
    ['2 UNIT œufs, nothing left'],
    [],
  ],
  ['more than a number holds', ['1 g de riz'], ['1000000 KG riz'], [], ['riz']],
])('%s', (_name, lines, fridge, takings, uncounted) => {
  expect(used(lines, fridge)).toEqual({ takings, uncounted });
});

describe('any recipe from any fridge', () => {
  const grams = { G: 1, KG: 1000 } as const;
  // No more than what a number of grams holds.
  const amounts = fc.record({
    quantity: fc.integer({ min: 1, max: 1000 }),
    unit: fc.constantFrom('G' as const, 'KG' as const),
  });

  it('takes no more than is asked for and no more than there is, and all of either', () => {
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 4 }),
        fc.array(amounts, { minLength: 1, maxLength: 4 }),
        (asked, there) => {
          const lines = asked.map(
            ({ quantity, unit }) => `${quantity} ${unit.toLowerCase()} de riz`,
          );
          const items = there.map((one, index) => ({
            ...one,
            id: String(index),
            name: 'Riz',
            expirationDate: null,
          }));
          const sum = (all: readonly { quantity: number; unit: Unit }[]) =>
            all.reduce((total, { quantity, unit }) => {
              const each = unit === 'G' || unit === 'KG' ? grams[unit] : NaN;
              return total + quantity * each;
            }, 0);
          const { takings } = inventoryUse(lines, items, today);
          expect(sum(takings.map(({ taken }) => taken))).toBe(Math.min(sum(asked), sum(there)));
          for (const { item, taken, left } of takings) {
            expect(sum(left ? [taken, left] : [taken])).toBe(sum([item]));
            for (const amount of [taken, ...(left ? [left] : [])]) {
              expect(Number.isInteger(amount.quantity) && amount.quantity >= 1).toBe(true);
            }
          }
        },
      ),
    );
  });
});
