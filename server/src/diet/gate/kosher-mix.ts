import type { Hit } from '../reading/reading.js';

interface Mixed {
  milk: Hit;
  meat: Hit;
  /** Either of the two may be harmless. */
  doubtful: boolean;
}

/** Each milk product among the hits of a recipe that also has meat. */
export function meatWithMilk(hits: readonly Hit[]): Mixed[] {
  const named = hits.filter((hit) => !hit.negated);
  const sureMeat = named.find(({ has }) => has.has('MEAT'));
  const meat = sureMeat ?? named.find(({ may }) => may.has('MEAT'));
  if (!meat) return [];
  return named
    .filter(({ has, may }) => has.has('MILK') || may.has('MILK'))
    .map((milk) => ({ milk, meat, doubtful: !sureMeat || !milk.has.has('MILK') }));
}
