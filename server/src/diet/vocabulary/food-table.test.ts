import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compiledFoods, readFoodTable } from './food-table.js';

const header =
  'id\tnames\tparents\taisle\tfridge\tfreezer\tpiece\tpicture\tpack\tstaple\tsubstitutes\tflags';

const row = (cells: Partial<Record<string, string>>): string =>
  header
    .split('\t')
    .map((column) => cells[column] ?? '')
    .join('\t');

const reading = (...rows: Partial<Record<string, string>>[]) =>
  readFoodTable(`${[header, ...rows.map(row)].join('\n')}\n`, ['source']);

const vegetable = { id: 'legume', aisle: 'produce', fridge: '7 source', picture: 'carrot' };

test.each([
  ['an id twice', [vegetable, vegetable], 'stands twice'],
  [
    'a name twice, accents and plural apart',
    [
      vegetable,
      { id: 'pave', names: 'pavé', parents: 'legume' },
      { id: 'z', names: 'paves', parents: 'legume' },
    ],
    'is taken',
  ],
  ['a parent that is no food', [{ ...vegetable, parents: 'plante' }], 'which is no food'],
  ['a substitute that is no food', [{ ...vegetable, substitutes: 'tofu' }], 'which is no food'],
  [
    'a circle',
    [
      { id: 'a', names: 'a', parents: 'b', aisle: 'fish' },
      { id: 'b', names: 'b', parents: 'a' },
    ],
    'own ancestor',
  ],
  ['no aisle', [{ id: 'crosne', names: 'crosnes' }], 'has no aisle'],
  ['an aisle that no shop has', [{ ...vegetable, aisle: 'attic' }], 'has no aisle « attic »'],
  [
    'a source that nobody knows',
    [{ ...vegetable, fridge: '7 neighbour' }],
    'is kept in the fridge',
  ],
  ['a weight that nobody says', [{ ...vegetable, piece: '125' }], 'weighs no « 125 » a piece'],
  [
    'a weight that is none',
    [{ ...vegetable, piece: '0 source' }],
    'weighs no « 0 source » a piece',
  ],
  [
    'what its parents say',
    [{ id: 'crosne', names: 'crosnes', parents: 'legume', aisle: 'produce' }, vegetable],
    'has the aisle that its parents have',
  ],
])('refuses %s', (_, rows, fault) => {
  expect(() => reading(...rows)).toThrow(fault);
});

test('one row is enough for a food: aisle, shelf life, weight, picture, list, packaging, staple, substitute', async () => {
  const data = (file: string) =>
    readFileSync(new URL(`../../../data/foods/${file}`, import.meta.url), 'utf8');
  const keys = data('sources.tsv')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '');
  const [first = '', ...rest] = data('foods.tsv').replace(/\n$/, '').split('\n');
  const added = row({
    id: 'zurgle',
    names: 'zurgles | zurgle de Chine',
    parents: 'legume',
    fridge: '4 mulhouse',
    piece: '30 usda',
    picture: 'turnip',
    pack: 'bunch',
    staple: 'yes',
    substitutes: 'pomme-de-terre',
  });
  const table = [
    first,
    ...[...rest, added].sort((a, b) =>
      (a.split('\t')[0] ?? '') < (b.split('\t')[0] ?? '') ? -1 : 1,
    ),
  ].join('\n');
  const compiled = compiledFoods(readFoodTable(`${table}\n`, keys));
  vi.resetModules();
  vi.doMock('../generated/foods.js', () => ({
    foods: JSON.parse(/= (".*");/.exec(compiled)?.[1] ?? '""') as string,
  }));
  onTestFinished(() => {
    vi.doUnmock('../generated/foods.js');
    vi.resetModules();
  });
  const { aisleOf, canonicalProduct, productAt } = await import('./product.js');
  const { packagingOf } = await import('./packaging.js');
  const { staplesOf } = await import('./staples.js');
  const { checkLine } = await import('../gate/gate.js');
  const { foodPicture } = await import('../pictures/drawn-foods.js');
  const { foodsIn } = await import('./foods.js');
  const { wordsOf } = await import('../text/text.js');
  const { openFridge } = await import('../ingredients/fridge-stock.js');
  const { ingredientToBuy } = await import('../ingredients/shopping-line.js');

  const line = 'zurgles de Chine bio';
  expect(aisleOf(line)).toBe('PRODUCE');
  expect(canonicalProduct(line)).toBe('zurgle');
  expect(packagingOf(line, 'PRODUCE')).toBe('BUNCH');
  expect(foodPicture(line)).toBe('turnip');
  expect(staplesOf([]).map(({ name }) => name)).toContain('zurgles');
  expect(productAt(wordsOf('zurgle de Chine'), 0)).toBe(3);
  expect(checkLine('300 g de zurgles', { restrictions: ['VEGAN'], avoidedFoods: [] })).toEqual([]);
  const [asked] = ingredientToBuy('300 g de zurgles', 1);
  const fridge = openFridge([{ name: 'Zurgles', quantity: 5, unit: 'UNIT' }]);
  expect(asked && fridge.take(asked, '2026-11-21').lacking).toMatchObject({ quantity: '150' });
  expect(foodsIn(wordsOf(line))[0]?.value).toMatchObject({
    fridge: { days: 4, source: 'mulhouse' },
    freezer: { days: 240 },
    substitutes: ['pomme-de-terre'],
  });
});
