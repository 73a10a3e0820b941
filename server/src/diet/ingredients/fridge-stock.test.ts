import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFridge, openStock, type Stock, type Stocked } from './fridge-stock.js';
import { quantityAt } from './quantity.js';
import { ingredientToBuy, type ShoppingLine } from './shopping-line.js';
import type { Unit } from '../unit.js';

/** « 2 KG farine » */
function stocked(text: string): Stocked {
  const [quantity = '', unit = '', ...name] = text.split(' ');
  return { name: name.join(' '), quantity: Number(quantity), unit: unit as Unit };
}

const said = (line: ShoppingLine | null): string =>
  line ? `${line.quantity} ${line.unit} ${line.name}` : 'nothing';

/** What there is of lines, what they lack, and what is left. */
function taking(stock: Stock, lines: readonly string[]) {
  const split = lines.flatMap((text) =>
    ingredientToBuy(text, 1).map((line) => stock.take(line, '2026-11-21')),
  );
  return {
    had: split.map(({ had }) => said(had)),
    lacking: split.map(({ lacking }) => said(lacking)),
    rest: stock.rest().map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`),
  };
}

function taken(stock: Stock, text: string): { had: number; lacking: number } {
  const amount = (line: ShoppingLine | null | undefined): number =>
    line ? (quantityAt(line.quantity)?.value ?? NaN) : 0;
  const [line] = ingredientToBuy(text, 1);
  const split = line && stock.take(line, '2026-11-21');
  return { had: amount(split?.had), lacking: amount(split?.lacking) };
}

describe('pieces and grams of a food with a known weight', () => {
  it.each<[string, string[], string, string, string, string[]]>([
    [
      'one piece is no more than it weighs',
      ['1 UNIT Carottes'],
      '800 g de carottes',
      '120 G carottes',
      '680 G carottes',
      [],
    ],
    [
      'large pieces will do',
      ['6 UNIT Carottes'],
      '800 g de carottes',
      '800 G carottes',
      'nothing',
      [],
    ],
    [
      'in the unit of the line',
      ['2 UNIT Carottes'],
      '1 kg de carottes',
      '¼ KG carottes',
      '¾ KG carottes',
      [],
    ],
    [
      'what it takes is gone',
      ['6 UNIT Carottes'],
      '500 g de carottes',
      '500 G carottes',
      'nothing',
      ['2 UNIT Carottes'],
    ],
    [
      'a weight makes pieces',
      ['500 G Carottes'],
      '3 carottes',
      '3 UNIT carottes',
      'nothing',
      ['125 G Carottes'],
    ],
    [
      'whole ones',
      ['300 G Carottes'],
      '5 carottes',
      '2 UNIT carottes',
      '3 UNIT carottes',
      ['50 G Carottes'],
    ],
    ['a small one is one', ['100 G Carottes'], '1 carotte', '1 UNIT carotte', 'nothing', []],
    [
      'less than one is none',
      ['60 G Carottes'],
      '1 carotte',
      'nothing',
      '1 UNIT carotte',
      ['60 G Carottes'],
    ],
    ['half a one', ['200 G Citron'], '½ citron', '½ UNIT citron', 'nothing', ['150 G Citron']],
    [
      'pieces and grams together',
      ['2 UNIT Carottes', '300 G Carottes'],
      '800 g de carottes',
      '550 G carottes',
      '250 G carottes',
      [],
    ],
    [
      'cloves of what is weighed',
      ['100 G Ail'],
      '12 gousses d’ail',
      '12 UNIT gousses d’ail',
      'nothing',
      ['40 G Ail'],
    ],
    [
      'a variety by its own weight',
      ['500 G Pommes de terre'],
      '4 pommes de terre nouvelles',
      '4 UNIT pommes de terre nouvelles',
      'nothing',
      ['180 G Pommes de terre'],
    ],
    ['a packet is enough', ['1 UNIT Riz'], '800 g de riz', '800 G riz', 'nothing', []],
    [
      'a punnet too',
      ['1 UNIT Champignons'],
      '800 g de champignons',
      '800 G champignons',
      'nothing',
      [],
    ],
    [
      'what a packet weighs is not guessed',
      ['500 G Riz'],
      '2 sachets de riz',
      'nothing',
      '2 UNIT sachets de riz',
      ['500 G Riz'],
    ],
    [
      'nor a bunch',
      ['500 G Carottes'],
      '1 botte de carottes',
      'nothing',
      '1 UNIT botte de carottes',
      ['500 G Carottes'],
    ],
    [
      'what is weighed lacks its twentieth part at most',
      ['720 G Carottes'],
      '800 g de carottes',
      '720 G carottes',
      '80 G carottes',
      [],
    ],
  ])('%s', (_, fridge, line, had, lacking, rest) =>
    expect(taking(openFridge(fridge.map(stocked)), [line])).toEqual({
      had: [had],
      lacking: [lacking],
      rest,
    }),
  );

  it('gives each piece to one line', () =>
    expect(
      taking(openFridge([stocked('6 UNIT Carottes')]), [
        '400 g de carottes',
        '2 carottes',
        '300 g de carottes',
      ]),
    ).toEqual({
      had: ['400 G carottes', '2 UNIT carottes', '100 G carottes'],
      lacking: ['nothing', 'nothing', '200 G carottes'],
      rest: [],
    }));

  it('counts on the list what is asked for by weight', () =>
    expect(taking(openStock([stocked('800 G Carottes')]), ['6 carottes', '4 carottes'])).toEqual({
      had: ['6 UNIT carottes', 'nothing'],
      lacking: ['nothing', '4 UNIT carottes'],
      rest: ['50 G Carottes'],
    }));

  it('splits any line in what there is and what it lacks, and takes no more than either', () => {
    const grams = { UNIT: 125, G: 1 } as const;
    const units = fc.constantFrom('UNIT' as const, 'G' as const);
    const some = fc.record({ quantity: fc.integer({ min: 1, max: 900 }), unit: units });
    const few = fc.array(some, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(few, few, (there, asked) => {
        const stock = openFridge(there.map((one) => ({ ...one, name: 'Carottes' })));
        const weight = (amounts: readonly { quantity: number; unit: Unit }[]): number =>
          amounts.reduce((sum, { quantity, unit }) => {
            const each = unit === 'UNIT' || unit === 'G' ? grams[unit] : NaN;
            return sum + quantity * each;
          }, 0);
        for (const { quantity, unit } of asked) {
          const text = unit === 'UNIT' ? `${quantity} carottes` : `${quantity} g de carottes`;
          const before = weight(stock.rest());
          const { had, lacking } = taken(stock, text);
          expect(had + lacking).toBeCloseTo(quantity, 6);
          const used = before - weight(stock.rest());
          expect(used).toBeGreaterThan(-1e-3);
          expect(used).toBeLessThan(quantity * grams[unit] + 1e-3);
          if (lacking > 0 && unit === 'G') expect(weight(stock.rest())).toBeCloseTo(0, 3);
        }
      }),
    );
  });
});
