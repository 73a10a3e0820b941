import { expect, it } from 'vitest';
import { groupItems, type ListedRow } from './group-items';

const row = (id: string, change: Partial<ListedRow> = {}): ListedRow => ({
  id,
  name: id,
  product: id,
  quantity: '1',
  unit: 'UNIT',
  aisle: 'OTHER',
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
