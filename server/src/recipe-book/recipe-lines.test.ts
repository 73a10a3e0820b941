import { expect, it } from 'vitest';
import { recipeLines } from './recipe-lines.js';

const read = (...ingredients: string[]) =>
  recipeLines({ ingredients, servings: 4 }, 4).map(
    ({ position, line }) => `${position} ${line.name}`,
  );

it.each([
  ['two staples are two lines', ['sel et poivre'], ['0 sel', '1 poivre']],
  ['and as many as there are', ['Sel, poivre et curcuma'], ['0 Sel', '1 poivre', '2 curcuma']],
  [
    'after all the others, which keep their places',
    ['sel et poivre', '4 œufs', 'huile d’olive et vinaigre'],
    ['0 sel', '1 œufs', '2 huile d’olive', '3 poivre', '4 vinaigre'],
  ],
  ['not one of two', ['sel ou poivre'], ['0 sel ou poivre']],
  ['not with an amount of both', ['1 pincée de sel et de poivre'], ['0 sel et de poivre']],
  ['not what only one of is always at home', ['sel et persil'], ['0 sel et persil']],
  ['nor crisps with it', ['chips sel et vinaigre'], ['0 chips sel et vinaigre']],
  ['nothing where nobody buys it', ['500 ml d’eau', 'riz'], ['1 riz']],
])('%s: %j', (_, ingredients, expected) => expect(read(...ingredients)).toEqual(expected));
