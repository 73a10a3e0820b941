import { expect, it } from 'vitest';
import type { Aisle, Packaging, Unit } from '../../graphql.generated';
import type { ListedRow } from './group-items';
import { mergeItems } from './merge-items';
import { shopAmount } from './shop-amount';

const row = (said: string, packaging: Packaging | null, aisle: Aisle): ListedRow => {
  const [quantity = '', unit] = said.split(' ');
  return {
    id: said,
    name: 'x',
    product: 'x',
    quantity,
    unit: (unit ?? 'UNIT') as Unit,
    amountSaid: quantity !== '?',
    packaging,
    aisle,
    recipeId: 'r',
    recipeTitle: 'Recette',
  };
};
const bought = (rows: readonly ListedRow[]): string | null => {
  const [line] = mergeItems(rows);
  const sold = line ? shopAmount(line) : null;
  return sold && sold.map(({ value, unit }) => `${value} ${unit}`).join(' + ');
};

it.each<[string, Packaging | null, Aisle, string[], string | null]>([
  ['oil by the spoon', 'BOTTLE', 'CONDIMENTS', ['8 TABLESPOON', '3 TABLESPOON'], '1 BOTTLE'],
  ['a splash of oil', 'BOTTLE', 'CONDIMENTS', ['1 PINCH'], '1 BOTTLE'],
  ['oil by the glass and the spoon', 'BOTTLE', 'CONDIMENTS', ['10 CL', '2 TABLESPOON'], '1 BOTTLE'],
  ['oil to fry in', 'BOTTLE', 'CONDIMENTS', ['1 L'], null],
  ['wine', 'BOTTLE', 'DRINKS', ['15 CL'], '1 BOTTLE'],
  ['milk', 'BOTTLE', 'DAIRY', ['30 CL'], '50 CL'],
  ['milk by the spoon', 'BOTTLE', 'DAIRY', ['2 TABLESPOON'], '1 BOTTLE'],
  ['milk by the glass and the spoon', 'BOTTLE', 'DAIRY', ['50 CL', '1 TABLESPOON'], '1 L'],
  ['milk for a crowd', 'BOTTLE', 'DAIRY', ['1,2 L'], '1.5 L'],
  ['a little cream', 'BOTTLE', 'DAIRY', ['15 CL'], '20 CL'],
  ['mustard', 'JAR', 'CONDIMENTS', ['1 TABLESPOON', '1 TEASPOON'], '1 JAR'],
  ['honey, weighed', 'JAR', 'CONDIMENTS', ['60 G'], '1 JAR'],
  ['half a yoghurt', 'JAR', 'DAIRY', ['½'], '1 JAR'],
  ['yoghurts', 'JAR', 'DAIRY', ['3', '½'], '4 JAR'],
  ['gherkins', 'JAR', 'GROCERY', ['8'], '1 JAR'],
  ['a yoghurt, weighed', 'JAR', 'DAIRY', ['125 G'], '1 JAR'],
  ['yoghurt, weighed', 'JAR', 'DAIRY', ['320 G'], '350 G'],
  ['a spice', 'PACKET', 'CONDIMENTS', ['1 PINCH', '2 TEASPOON'], '1 PACKET'],
  ['a spice, weighed', 'PACKET', 'CONDIMENTS', ['5 G'], '1 PACKET'],
  ['flour by the spoon', 'PACKET', 'BAKING', ['5 TABLESPOON'], '1 PACKET'],
  ['flour, weighed', 'PACKET', 'BAKING', ['180 G', '2 TABLESPOON'], '250 G'],
  ['rice by the cup', 'PACKET', 'GROCERY', ['1 CUP'], '1 PACKET'],
  ['much rice by the cup', 'PACKET', 'GROCERY', ['3 CUP'], '3 PACKET'],
  ['butter', 'PACKET', 'DAIRY', ['20 G'], '50 G'],
  ['tins', 'PACKET', 'GROCERY', ['1,5'], '2 UNIT'],
  ['onions', 'PIECE', 'PRODUCE', ['½', '2', '3'], '6 UNIT'],
  ['whole onions', 'PIECE', 'PRODUCE', ['2', '1'], null],
  ['half an onion', 'PIECE', 'PRODUCE', ['½'], '1 UNIT'],
  ['lemons and their juice', 'PIECE', 'PRODUCE', ['1', '4 TABLESPOON'], '3 UNIT'],
  ['carrots, weighed', 'PIECE', 'PRODUCE', ['320 G'], '350 G'],
  ['carrots, counted and weighed', 'PIECE', 'PRODUCE', ['⅔', '320 G'], '350 G + 1 UNIT'],
  ['whole carrots, counted and weighed', 'PIECE', 'PRODUCE', ['2', '350 G'], null],
  ['herbs', 'BUNCH', 'PRODUCE', ['2 TABLESPOON'], '1 BUNCH'],
  ['sprigs', 'BUNCH', 'PRODUCE', ['5'], null],
  ['meat that a shop sells so', null, 'BUTCHER', ['0,3 KG'], null],
  ['meat', null, 'BUTCHER', ['0,62 KG'], '700 G'],
  ['much meat', null, 'BUTCHER', ['1,1 KG'], '1.25 KG'],
  ['in words', 'BOTTLE', 'CONDIMENTS', ['un_peu TABLESPOON'], null],
  ['without an amount', 'PACKET', 'CONDIMENTS', ['?'], null],
  ['what nobody knows', null, 'OTHER', ['2 TABLESPOON'], null],
])('%s', (_name, packaging, aisle, said, expected) => {
  expect(bought(said.map((each) => row(each, packaging, aisle)))).toBe(expected);
});

it.each<[string, number, Packaging | null, string[], string[], string | null]>([
  ['sprigs', 10, 'BUNCH', ['6'], [], '1 BUNCH'],
  ['many sprigs', 10, 'BUNCH', ['6', '8'], [], '2 BUNCH'],
  ['leaves and spoons of the same bunch', 30, 'BUNCH', ['12'], ['2 TABLESPOON'], '1 BUNCH'],
  ['sprigs beside a weight', 10, 'BUNCH', ['6'], ['20 G'], null],
  ['sprigs beside a number of nobody knows what', 10, 'BUNCH', ['6'], ['2'], null],
  ['cloves', 10, 'PIECE', ['4', '3'], [], '1 UNIT'],
  ['cloves beside heads', 10, 'PIECE', ['4'], ['2'], '3 UNIT'],
  ['leaves that are weighed', 10, 'PIECE', ['200 G'], [], null],
])('%s', (_name, parts, packaging, ofParts, others, expected) => {
  const rows = [...ofParts, ...others].map((each, at) => {
    const boughtAs = at < ofParts.length ? { name: 'x', parts } : null;
    return { ...row(each, packaging, 'PRODUCE'), boughtAs };
  });
  expect(bought(rows)).toBe(expected);
});

it('what somebody wrote by hand stays as it was written', () => {
  expect(bought([{ ...row('320 G', 'PIECE', 'PRODUCE'), recipeId: null }])).toBeNull();
});

it('is never less than what is needed', () => {
  for (let grams = 1; grams < 3000; grams += 7) {
    if (grams % 50 === 0) continue;
    const sold = bought([row(`${grams} G`, null, 'BUTCHER')]) ?? '';
    const [value = '', unit] = sold.split(' ');
    expect(Number(value) * (unit === 'KG' ? 1000 : 1)).toBeGreaterThanOrEqual(grams);
  }
});

it('parts make pieces and bunches wherever the household has the product stand', () => {
  const parts = (said: string, packaging: Packaging, aisle: Aisle) =>
    bought([{ ...row(said, packaging, aisle), boughtAs: { name: 'x', parts: 10 } }]);
  expect(parts('4', 'PACKET', 'CONDIMENTS')).toBe('1 UNIT');
  expect(parts('40', 'PACKET', 'CONDIMENTS')).toBe('4 UNIT');
  expect(parts('30', 'BOTTLE', 'DRINKS')).toBe('3 UNIT');
});
