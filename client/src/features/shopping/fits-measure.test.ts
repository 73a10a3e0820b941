import { expect, it } from 'vitest';
import { fittingMeasure } from './fits-measure';

const products = [
  { name: 'porto', aisle: 'DRINKS' },
  { name: 'pommes', aisle: 'PRODUCE' },
  { name: 'poulet', aisle: 'BUTCHER' },
  { name: 'poivre', aisle: 'CONDIMENTS' },
] as const;

it.each([
  ['UNIT', ['porto', 'pommes', 'poulet', 'poivre']],
  ['KG', ['pommes', 'poulet', 'poivre']],
  ['G', ['pommes', 'poulet', 'poivre']],
  ['L', ['porto', 'poivre']],
  ['CL', ['porto', 'poivre']],
  ['TABLESPOON', ['porto', 'pommes', 'poivre']],
] as const)('by %s people buy %j', (unit, names) => {
  expect(fittingMeasure(products, unit).map(({ name }) => name)).toEqual(names);
});

it('leaves the only things that begin so', () => {
  const coffee = [{ name: 'café', aisle: 'DRINKS' }] as const;
  expect(fittingMeasure(coffee, 'G')).toEqual(coffee);
  expect(fittingMeasure([], 'G')).toEqual([]);
});
