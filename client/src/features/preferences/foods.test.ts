import { expect, it } from 'vitest';
import { parseFoods } from './foods';

it.each([
  ['', []],
  ['  ,, ;\n ', []],
  ['courgettes', ['courgettes']],
  [' courgettes ,  saumon fumé,citron ', ['courgettes', 'saumon fumé', 'citron']],
  ['Citron, citron, CITRON, Œufs, œufs', ['Citron', 'Œufs']],
  ['vin  blanc\nolives; câpres', ['vin blanc', 'olives', 'câpres']],
])('%j reads as %j', (text, foods) => {
  expect(parseFoods(text)).toEqual(foods);
});
