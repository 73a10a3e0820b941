import { listOf } from '../text/lists.js';
import type { Trait } from './types.js';

/** A noun that a step says for what the list names in full: « la viande » of « bœuf », « le bouillon » of its cube. */
export interface GenericNoun {
  names: string;
  /** It may mean what certainly is this, … */
  has?: Trait;
  /** … and begins with one of these. */
  heads?: string;
  /** The dishes that are named after it (« boulettes de viande ») are of what it means as well. */
  dishes?: boolean;
}

export const genericNouns: readonly GenericNoun[] = [
  {
    names: 'viande, viande hachée, viande coupée, viande crue, viande cuite, pièce de viande',
    has: 'MEAT',
    dishes: true,
  },
  { names: 'poisson, poisson frais, poisson cru, filet de poisson', has: 'FISH', dishes: true },
  {
    names: 'charcuterie',
    has: 'MEAT',
    heads:
      'jambon, saucisse, saucisson, lardon, bacon, lard, pâté, terrine, rillettes, mortadelle, salami, chorizo, coppa, pancetta, speck, bresaola, viande séchée, viande des grisons, bündnerfleisch, rosette, boudin, merguez, chipolata, pastrami',
  },
  {
    names: 'saucisse',
    has: 'MEAT',
    heads: 'saucisse, merguez, chipolata, knack, wienerli, cervelas, boudin',
  },
  {
    names:
      'bouillon, cube de bouillon, bouillon cube, bouillon en cube, bouillon en poudre, poudre de bouillon, fond, fumet',
    heads:
      'bouillon, cube de bouillon, cube bouillon, cube de court bouillon, cube or, cube maggi, poudre de bouillon, court bouillon, fumet, fond de veau, fond de bœuf, fond de volaille, fond de gibier, fond de poisson, fond de légumes, fond brun, fond blanc',
  },
];

/** Named by the meat or the fish in it, and not what « la viande », « le poisson » mean. */
export const ofMeatAndNoMeat = listOf('generic: meat and no meat');

/** Before « de » and a generic noun: some of it, and no other (« les morceaux de viande », « une louche de bouillon »). */
export const someOf = listOf('some of');
