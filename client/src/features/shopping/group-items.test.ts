import { expect, it } from 'vitest';
import { firstLines, groupItems, type ListedRow } from './group-items';

const row = (id: string, change: Partial<ListedRow> = {}): ListedRow => ({
  id,
  name: id,
  product: id,
  quantity: '1',
  unit: 'UNIT',
  amountSaid: true,
  aisle: 'OTHER',
  packaging: null,
  recipeId: null,
  recipeTitle: null,
  ...change,
});

const aisles = ['DRINKS', 'DAIRY', 'OTHER'] as const;
const rows = [
  row('savon'),
  row('lait', { aisle: 'DAIRY', recipeId: 'g', recipeTitle: 'Gratin' }),
  row('eau', { aisle: 'DRINKS' }),
  row('crème', { aisle: 'DAIRY', recipeId: 'g', recipeTitle: 'Gratin' }),
  row('œuf', { aisle: 'DAIRY', recipeId: 'q', recipeTitle: 'Quiche' }),
];

const shape = (...args: Parameters<typeof groupItems>) =>
  groupItems(...args).map(({ of, lines }) => [
    of.kind === 'AISLE' ? of.aisle : of.kind === 'RECIPE' ? of.title : of.kind,
    lines.map(({ product, settled }) => (settled ? `${product} ✓` : product)),
  ]);

it('is one group of everything unless asked otherwise', () => {
  expect(shape(rows, 'NONE', new Set(), aisles)).toEqual([
    ['ALL', ['savon', 'lait', 'eau', 'crème', 'œuf']],
  ]);
});

it('groups by recipe, what was added by hand last', () => {
  expect(shape(rows, 'RECIPE', new Set(), aisles)).toEqual([
    ['Gratin', ['lait', 'crème']],
    ['Quiche', ['œuf']],
    ['MANUAL', ['savon', 'eau']],
  ]);
});

it('groups by aisle, as the household walks them', () => {
  expect(shape(rows, 'AISLE', new Set(), aisles).map(([name]) => name)).toEqual([
    'DRINKS',
    'DAIRY',
    'OTHER',
  ]);
});

it('lets what is in the basket sink to the end of its group', () => {
  expect(shape(rows, 'RECIPE', new Set(['lait', 'savon']), aisles)).toEqual([
    ['Gratin', ['crème', 'lait ✓']],
    ['Quiche', ['œuf']],
    ['MANUAL', ['eau', 'savon ✓']],
  ]);
});

it('merges what is to buy apart from what was bought', () => {
  const twice = [row('a', { product: 'sel' }), row('b', { product: 'sel' })];
  expect(groupItems(twice, 'NONE', new Set(), aisles)[0]?.lines).toHaveLength(1);
  const [section] = groupItems(twice, 'NONE', new Set(['a']), aisles);
  expect(section?.lines.map(({ parts }) => parts.map(({ id }) => id))).toEqual([['b'], ['a']]);
  expect(new Set(section?.lines.map(({ key }) => key)).size).toBe(2);
});

it('counts the lines that are shown, as the progress does: those of one product are one', () => {
  const rows = [row('a', { product: 'œuf' }), row('b', { product: 'œuf' }), row('c')];
  const [section] = groupItems(rows, 'NONE', new Set(), []);
  expect([section?.lines.length, section?.total]).toEqual([2, 2]);
});

it('draws the first lines of the groups, and says how many there are in all', () => {
  const rows = Array.from({ length: 5 }, (_, n) => ({
    id: String(n),
    name: `article ${n}`,
    quantity: '1',
    unit: 'UNIT' as const,
    amountSaid: true,
    product: `article ${n}`,
    aisle: 'OTHER' as const,
    packaging: null,
    recipeId: n < 3 ? 'r' : null,
    recipeTitle: n < 3 ? 'Gratin' : null,
  }));
  const sections = groupItems(rows, 'RECIPE', new Set(), []);
  const drawn = (most: number) =>
    firstLines(sections, most).map(({ lines, total }) => [lines.length, total]);
  expect(drawn(2)).toEqual([[2, 3]]);
  expect(drawn(4)).toEqual([
    [3, 3],
    [1, 2],
  ]);
  expect(drawn(40)).toEqual([
    [3, 3],
    [2, 2],
  ]);
});
