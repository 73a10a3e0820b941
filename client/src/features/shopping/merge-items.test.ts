import { describe, expect, it } from 'vitest';
import type { Unit } from '../../graphql.generated';
import { seededRandom } from '../../illustrations/seeded-random';
import { amountOf, inSmallest, mergeItems, saysMore, type Amount, type Item } from './merge-items';
import { numberOf, writeNumber } from './quantity';

let count = 0;
const item = (quantity: string, unit: Unit, product = 'farine'): Item => ({
  id: String((count += 1)),
  name: product,
  product,
  quantity,
  unit,
  amountSaid: true,
});
const unsaid = (product: string): Item => ({ ...item('1', 'UNIT', product), amountSaid: false });

const amounts = (...items: Item[]) => mergeItems(items).map((line) => line.amounts);

describe('lines of one product', () => {
  it.each([
    ['200 g and 0,3 kg', [item('200', 'G'), item('0,3', 'KG')], [{ value: 500, unit: 'G' }]],
    ['800 g and 0,7 kg', [item('800', 'G'), item('0,7', 'KG')], [{ value: 1.5, unit: 'KG' }]],
    ['1 kg and 125 g', [item('1', 'KG'), item('125', 'G')], [{ value: 1.125, unit: 'KG' }]],
    ['1 kg and ½ g', [item('1', 'KG'), item('½', 'G')], [{ value: 1000.5, unit: 'G' }]],
    ['20 cl and 1 l', [item('20', 'CL'), item('1', 'L')], [{ value: 1.2, unit: 'L' }]],
    ['5 cl and 20 ml', [item('5', 'CL'), item('20', 'ML')], [{ value: 70, unit: 'ML' }]],
    [
      '2 càs and 1 càc',
      [item('2', 'TABLESPOON'), item('1', 'TEASPOON')],
      [{ value: 2.333333, unit: 'TABLESPOON' }],
    ],
    [
      '1 càc twice',
      [item('1', 'TEASPOON'), item('1', 'TEASPOON')],
      [{ value: 2, unit: 'TEASPOON' }],
    ],
    ['0,1 kg and 0,2 kg', [item('0,1', 'KG'), item('0,2', 'KG')], [{ value: 0.3, unit: 'KG' }]],
    ['½ and 1 ½', [item('½', 'UNIT'), item('1 ½', 'UNIT')], [{ value: 2, unit: 'UNIT' }]],
    ['one row stays as it was written', [item('1500', 'G')], [{ value: 1500, unit: 'G' }]],
    [
      'mass and volume are never guessed together',
      [item('100', 'G'), item('1', 'CUP'), item('10', 'CL')],
      [
        { value: 100, unit: 'G' },
        { value: 1, unit: 'CUP' },
        { value: 10, unit: 'CL' },
      ],
    ],
    [
      'words stay words',
      [item('un peu', 'UNIT'), item('2', 'UNIT')],
      [
        { value: 2, unit: 'UNIT' },
        { words: 'un peu', unit: 'UNIT' },
      ],
    ],
  ] as [string, Item[], object[]][])('%s', (_name, items, expected) => {
    expect(amounts(...items)).toEqual([expected]);
  });

  it('is named by its plainest source, and the others say their own name', () => {
    const juice = { ...item('1', 'TABLESPOON', 'citron'), name: 'jus de citron' };
    const [line] = mergeItems([juice, item('½', 'UNIT', 'citron')]);
    if (!line) throw new Error('There is no line.');
    expect(line.name).toBe('citron');
    expect(line.parts.map((part) => saysMore(line, part))).toEqual([true, false]);
  });

  it.each([
    ['haricots (rouges)', 'haricots (verts)', true],
    ['vin : blanc', 'vin : rouge', true],
    ['filets (saumon)', 'filets (poulet)', true],
    ['riz', 'thé', true],
    ['citron', 'jus de citron', true],
    ['oignons', 'Oignon', false],
    ['œufs', 'OEUF', false],
    ['bocal de cornichons', 'bocaux de cornichons', false],
    ['pommes de terre (environ 800 g)', 'pommes de terre (environ 2 kg)', false],
    ['haricots (rouges)', 'haricots', false],
  ])('a line « %s » hides no « %s »: %s', (line, part, expected) =>
    expect(saysMore({ name: line }, { name: part })).toBe(expected),
  );

  const named = (...names: string[]) =>
    mergeItems(names.map((name) => ({ ...item('4', 'UNIT'), name })))[0]?.name;

  it.each([
    [['courgettes (environ 800 g)', 'courgettes (environ 800 g)'], 'courgettes (environ 1,6 kg)'],
    [['navets (300 g)', 'navets (0,2 kg)', 'navets (100 g)'], 'navets (600 g)'],
    [['pavés (280 g) de truite', 'pavés (140 g) de truite'], 'pavés (420 g) de truite'],
    [['citrons (soit 8 cl)', 'citrons (soit 12 cl)'], 'citrons (soit 20 cl)'],
    [['eau (à peu près 1 verre)', 'eau (à peu près 2 verres)'], 'eau (à peu près 3 verres)'],
    [['sucre (4 c. à soupe)', 'sucre (2 c. à soupe)'], 'sucre (6 c. à soupe)'],
    // Said by one alone, in another measure or as a range, it is of no sum.
    [['courgettes (environ 800 g)', 'courgettes'], 'courgettes'],
    [['grosses courgettes (environ 800 g)', 'courgettes jaunes rondes'], 'grosses courgettes'],
    [['citrons (200 g)', 'citrons (8 cl)'], 'citrons'],
    [['navets (300 à 400 g)', 'navets (300 à 400 g)'], 'navets'],
    // How much a package holds, each weighs, and what is no amount stays.
    [['boîtes de tomates (400 g)', 'boîtes de tomates (400 g)'], 'boîtes de tomates (400 g)'],
    [['sachet (11 g) de levure', 'sachet (11 g) de levure'], 'sachet (11 g) de levure'],
    [['steaks (150 g pièce)', 'steaks (150 g pièce)'], 'steaks (150 g pièce)'],
    [['lieus (140 g chacun)', 'lieus (140 g chacun)'], 'lieus (140 g chacun)'],
    [['chocolats (70 %)', 'chocolats (70 %)'], 'chocolats (70 %)'],
    [['courgettes (environ 800 g)'], 'courgettes (environ 800 g)'],
  ])('%j are named « %s »', (names, expected) => expect(named(...names)).toBe(expected));

  it('parts of a bunch and bunches are so many bunches, under its name', () => {
    const of = (name: string, quantity: string, parts: number): Item => ({
      ...item(quantity, 'UNIT', 'persil'),
      name,
      packaging: 'BUNCH',
      boughtAs: { name: 'persil', parts },
    });
    const sprigs = of('brins de persil', '6', 10);
    const [line] = mergeItems([sprigs, of('bouquets de persil', '2', 1)]);
    expect(line).toMatchObject({ name: 'persil', amounts: [{ value: 2.6, unit: 'BUNCH' }] });
    expect(line && saysMore(line, sprigs)).toBe(true);
    const spoons = { ...item('2', 'TABLESPOON', 'persil'), name: 'persil haché' };
    expect(mergeItems([sprigs, spoons])).toMatchObject([
      {
        name: 'persil',
        amounts: [
          { value: 0.6, unit: 'BUNCH' },
          { value: 2, unit: 'TABLESPOON' },
        ],
      },
    ]);
  });

  it('an amount that nobody named is neither made up nor added', () => {
    expect(mergeItems([unsaid('œuf'), unsaid('œuf')])).toMatchObject([
      { amounts: [], orMore: true },
    ]);
    expect(mergeItems([unsaid('œuf'), item('3', 'UNIT', 'œuf')])).toMatchObject([
      { amounts: [{ value: 3, unit: 'UNIT' }], orMore: true },
    ]);
    expect(mergeItems([item('3', 'UNIT', 'œuf')])).toMatchObject([{ orMore: false }]);
  });

  it('other products stay apart, in the order of the list', () => {
    const lines = mergeItems([item('1', 'UNIT', 'œuf'), item('1', 'KG'), item('2', 'UNIT', 'œuf')]);
    expect(lines.map(({ product, parts }) => [product, parts.length])).toEqual([
      ['œuf', 2],
      ['farine', 1],
    ]);
  });

  it('an empty list has no lines', () => {
    expect(mergeItems([])).toEqual([]);
  });
});

describe('for any list', () => {
  const units: Unit[] = [
    'UNIT',
    'G',
    'KG',
    'ML',
    'CL',
    'L',
    'TABLESPOON',
    'TEASPOON',
    'PINCH',
    'CUP',
  ];
  const quantities = ['1', '2', '0,3', '1,5', '125', '200', '½', '1 ½', '1/4', 'un peu', '12'];
  const lists = Array.from({ length: 300 }, (_, seed) => {
    const random = seededRandom(`list ${seed}`);
    return Array.from({ length: random.int(12) }, () => ({
      ...item(random.pick(quantities), random.pick(units), random.pick(['farine', 'lait', 'sel'])),
      amountSaid: random.int(4) > 0,
    }));
  });

  it('the parts are the rows, each once', () => {
    for (const list of lists) {
      const ids = mergeItems(list).flatMap(({ parts }) => parts.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(list.map(({ id }) => id).toSorted());
    }
  });

  /** How much of each kind, in its smallest unit. */
  const totals = (amounts: readonly Amount[]): Record<string, number> => {
    const sums: Record<string, number> = {};
    for (const { kind, value } of amounts.flatMap((amount) => inSmallest(amount) ?? []))
      sums[kind] = (sums[kind] ?? 0) + value;
    return sums;
  };

  it('the sum of the parts is the line, kind by kind', () => {
    for (const { amounts: shown, parts } of lists.flatMap(mergeItems)) {
      const said = parts.flatMap((part) => amountOf(part) ?? []);
      const [own, line] = [totals(said), totals(shown)];
      expect(Object.keys(line).toSorted()).toEqual(Object.keys(own).toSorted());
      for (const [kind, value] of Object.entries(own)) expect(line[kind]).toBeCloseTo(value, 2);
      const words = (list: readonly object[]) => list.filter((amount) => 'words' in amount).length;
      expect(words(shown)).toBe(words(said));
    }
  });

  it('what is written is the sum of the parts, to the last gram', () => {
    const weighed: readonly Unit[] = ['G', 'KG', 'ML', 'CL', 'L'];
    for (const { amounts: shown } of lists.flatMap(mergeItems)) {
      for (const amount of shown) {
        const unit = weighed.find((each) => each === amount.unit);
        if ('words' in amount || !unit) continue;
        const written = writeNumber(amount.value, unit).replaceAll('\u202f', '');
        expect(numberOf(written)).toBeCloseTo(amount.value, 6);
      }
    }
  });

  it('taking one source away gives back the others exactly', () => {
    for (const list of lists) {
      for (const gone of list) {
        const rest = list.filter((row) => row !== gone);
        const lineOf = (rows: readonly Item[]) =>
          mergeItems(rows).find(({ product }) => product === gone.product);
        const [before, after] = [lineOf(list), lineOf(rest)];
        expect(after?.parts ?? []).toEqual(before?.parts.filter((row) => row !== gone));
        const left = totals(after?.amounts ?? []);
        const taken = totals([amountOf(gone) ?? []].flat());
        for (const [kind, value] of Object.entries(totals(before?.amounts ?? [])))
          expect(left[kind] ?? 0).toBeCloseTo(value - (taken[kind] ?? 0), 2);
        const others = (rows: readonly Item[]) =>
          mergeItems(rows).filter(({ product }) => product !== gone.product);
        expect(others(rest)).toEqual(others(list));
      }
    }
  });

  it('the order in which the sources came changes no sum', () => {
    for (const [seed, list] of lists.entries()) {
      const shuffled = seededRandom(`order ${seed}`).shuffle(list);
      const sums = (rows: readonly Item[]) =>
        mergeItems(rows)
          .map(({ product, amounts: shown }) => [
            product,
            shown.map((amount) => JSON.stringify(amount)).toSorted(),
          ])
          .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
      expect(sums(shuffled)).toEqual(sums(list));
    }
  });
});
