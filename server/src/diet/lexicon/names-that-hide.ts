import { namesOfAnotherKind } from './names-that-hide/alcohol-and-kind.js';
import { namesWithoutAnimal } from './names-that-hide/animals.js';
import { namesWithoutFlourOrNut } from './names-that-hide/flour-and-nuts.js';
import type { HidingNames } from './names-that-hide/hiding-names.js';
import { namesWithoutMilk } from './names-that-hide/milk-and-egg.js';
import { namesWithTheirFilling } from './names-that-hide/named-fillings.js';
import { namesOfRegions } from './names-that-hide/names-of-regions.js';
import { namesOfTheShelf } from './names-that-hide/shelf-names.js';
import { swissAndSouthernNames } from './names-that-hide/swiss-and-southern-names.js';

/** Longer names that do not hold what a part of them would. Names without any trait are lookalikes and need no reason. */
export const namesThatHideAPart: readonly HidingNames[] = [
  ...namesWithoutAnimal,
  ...namesWithoutFlourOrNut,
  ...namesWithoutMilk,
  ...namesOfAnotherKind,
  ...namesOfTheShelf,
  ...namesWithTheirFilling,
  ...swissAndSouthernNames,
  ...namesOfRegions,
];
