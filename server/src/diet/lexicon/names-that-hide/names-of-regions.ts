import {
  almondsOfAPlace,
  animalsOfAPlace,
  goatsCheesesOfAPlace,
  speltOfAPlace,
} from '../usual-recipes/foods-of-a-wine-place.js';
import {
  eggsWithOnions,
  milkChocolateOfAMaker,
  ravioliOfAMaker,
  softRolls,
} from '../usual-recipes/names-of-lyon-savoie-provence.js';
import {
  cheesesNamedAsABall,
  cheesesNamedAsABeer,
  croquesOfABird,
  foldedBreads,
  martinoSauces,
  oystersOfAPlace,
} from '../usual-recipes/northern-names.js';
import { phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

/** Names of a region that share a word with another food. */
export const namesOfRegions: readonly HidingNames[] = [
  {
    reason: 'a cheese of the brewery, and not its beer',
    hides: ['GLUTEN_FREE', 'HALAL'],
    names: phrases(cheesesNamedAsABeer),
  },
  {
    reason: 'a fresh cheese rolled into a ball',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'HALAL', 'KOSHER'],
    names: phrases(cheesesNamedAsABall),
  },
  {
    reason: 'dough that is folded, and not the flat fish',
    hides: ['VEGETARIAN', 'VEGAN'],
    names: phrases(foldedBreads),
  },
  {
    reason: 'a place by the sea after which butter and cream are called as well',
    hides: ['DAIRY_FREE'],
    names: phrases(oystersOfAPlace),
  },
  {
    reason: 'the bird is named that stands in the place of the ham',
    hides: ['HALAL', 'KOSHER', 'NUT_FREE'],
    names: phrases(croquesOfABird),
  },
  {
    reason: 'the sauce that goes with the raw beef',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'KOSHER'],
    names: phrases(martinoSauces),
  },
  {
    reason: 'eggs cut in strips as tripe is',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(eggsWithOnions),
  },
  {
    reason: 'a roll of milk bread, where the word alone is a sausage',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(softRolls),
  },
  {
    reason: 'the maker fills them with cheese',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(ravioliOfAMaker),
  },
  {
    reason: 'a maker of chocolate, and not the foal, who says the kind',
    hides: ['VEGETARIAN', 'KOSHER', 'NUT_FREE'],
    names: phrases(milkChocolateOfAMaker),
  },
  {
    reason: 'a place after which a wine is called as well',
    hides: ['HALAL'],
    names: [almondsOfAPlace, speltOfAPlace, goatsCheesesOfAPlace, animalsOfAPlace].flatMap(phrases),
  },
  {
    reason: 'the vegetable that is chopped is named before',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases('épinards hachés à la crème'),
  },
];
