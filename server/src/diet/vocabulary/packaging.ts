import type { Aisle } from '../aisle.js';
import type { Packaging } from '../packaging.js';
import { wordsOf } from '../text/text.js';
import { foodsIn } from './foods.js';
import { canonicalProduct } from './product.js';
import { foodFrom } from './shelf.js';

/** How what stands in an aisle is sold where the table of foods says nothing else. */
const packagingByAisle: Readonly<Partial<Record<Aisle, Packaging>>> = {
  PRODUCE: 'PIECE',
  DAIRY: 'PACKET',
  GROCERY: 'PACKET',
  CONDIMENTS: 'PACKET',
  BAKING: 'PACKET',
  DRINKS: 'BOTTLE',
  FROZEN: 'PACKET',
};

/** What a product is sold in; null where it is sold by weight, or where nobody knows. */
export function packagingOf(name: string, aisle: Aisle): Packaging | null {
  const usual = packagingByAisle[aisle];
  if (!usual) return null;
  const words = wordsOf(name);
  // « 2 bocaux de cornichons » are counted already; a yoghurt is its pot.
  const isPacked = foodFrom(words) > 0 && canonicalProduct(name).startsWith(words[0]?.stem ?? '');
  if (isPacked) return 'PIECE';
  // What is sold in bunches is not, dried or frozen.
  const found = foodsIn(words)
    .map(({ value }) => value.pack)
    .find((pack) => pack !== 'BUNCH' || aisle === 'PRODUCE');
  return found ?? usual;
}
