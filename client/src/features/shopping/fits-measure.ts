import type { Aisle, Unit } from '../../graphql.generated';

const weighed: ReadonlySet<Unit> = new Set(['G', 'KG']);
const poured: ReadonlySet<Unit> = new Set(['ML', 'CL', 'L']);
const spooned: ReadonlySet<Unit> = new Set(['TABLESPOON', 'TEASPOON', 'PINCH']);

const isOdd = (unit: Unit, aisle: Aisle): boolean => {
  if (weighed.has(unit)) return aisle === 'DRINKS';
  if (poured.has(unit)) return ['PRODUCE', 'BAKERY', 'BUTCHER', 'FISH'].includes(aisle);
  return spooned.has(unit) && ['BAKERY', 'BUTCHER', 'FISH', 'HOUSEHOLD'].includes(aisle);
};

/**
 * What somebody may mean who has written an amount in this unit: nobody buys two kilos of port. Where nothing else
 * begins so, all of it: coffee stands with the drinks, and is weighed.
 */
export function fittingMeasure<T extends { aisle: Aisle }>(
  products: readonly T[],
  unit: Unit,
): T[] {
  const fitting = products.filter(({ aisle }) => !isOdd(unit, aisle));
  return fitting.length > 0 ? fitting : [...products];
}
