import {
  beersWithoutAlcohol,
  breadedFish,
  chickenKatsu,
  honeyVinegars,
  onAString,
  skewers,
  springRolls,
  stuffedOlives,
} from '../named-fillings.js';
import { phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

/** Names that say the filling, the animal or the fish which their shorter name leaves open. */
export const namesWithTheirFilling: readonly HidingNames[] = [
  {
    reason: 'the fish that is named has scales',
    hides: ['KOSHER'],
    names: breadedFish,
  },
  {
    reason: 'mackerel is what is stuffed, and the word alone means vegetables with sausage meat',
    hides: ['HALAL', 'KOSHER'],
    names: phrases('maquereau farci, maquereaux farcis'),
  },
  {
    reason: 'grilled on a skewer, where the word alone may be the sandwich',
    hides: ['GLUTEN_FREE', 'HALAL', 'KOSHER'],
    names: skewers,
  },
  {
    reason: 'chicken in the place of the pork, and a sauce without cream',
    hides: ['HALAL', 'KOSHER', 'DAIRY_FREE'],
    names: chickenKatsu,
  },
  {
    reason: 'cider here is the vinegar',
    hides: ['HALAL'],
    names: honeyVinegars,
  },
  {
    reason: 'the meat hangs on a string, and the word alone is a bread',
    hides: ['GLUTEN_FREE'],
    names: onAString,
  },
  {
    reason: 'the filling that is named stands in the place of the anchovy',
    hides: ['VEGETARIAN', 'VEGAN'],
    names: stuffedOlives,
  },
  {
    reason: 'the filling that is named stands in the place of shrimps and meat',
    hides: ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'],
    names: springRolls,
  },
  {
    reason: 'the alcohol is said to be left out, the wheat and the barley are not',
    hides: ['HALAL'],
    names: beersWithoutAlcohol,
  },
  {
    reason: 'said to be without gluten',
    hides: ['GLUTEN_FREE'],
    names: phrases('pizza sans gluten margherita'),
  },
];
