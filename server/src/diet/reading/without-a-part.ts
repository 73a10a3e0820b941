import { animals } from '../lexicon/clearers.js';
import { plantBases } from '../lexicon/unsaid.js';
import type { Part, Trait } from '../lexicon/types.js';
import type { Hit } from './reading.js';
import { wordsOf } from '../text/text.js';

/** Dishes whose only milk is the cheese on them. */
const cheeseOnTop = new Set(
  'pesto pistou pizza burger hamburger cheeseburger sandwich panini wrap salade taco tacos burrito nachos soupe omelette hot frites pates spaghetti cordon escalope'.split(
    ' ',
  ),
);
/** What is made of milk or not, as the cook likes. */
const creamedAtWill = new Set(
  'soupe veloute potage cafe the sauce curry epinard champignon'.split(' '),
);

/** What has butter or cream more often than milk. */
const buttered = new Set(
  'risotto caramel brisee feuilletee sablee biscuit sable soupe veloute potage tarte quiche'.split(
    ' ',
  ),
);

/** What has no other fish than its anchovies; a salade niçoise has tuna. */
const anchovyAlone = new Set(
  'pizza tapenade cesar caesar puttanesca pissaladiere olive sauce pate spaghetti remoulade'.split(
    ' ',
  ),
);
/** What is laid out in many kinds. */
const platters = new Set('assiette plateau planche ardoise'.split(' '));
/** What holds two of them: a fondue its wine and its kirsch. */
const manyAlcohols = new Set('fondue sangria punch cocktail'.split(' '));

/** A purée of potatoes has butter too, one of squash as often none. */
function isButtered(name: readonly string[]): boolean {
  const isOfPotatoes = name[0] === 'puree' && name.includes('terre');
  return isOfPotatoes || name.some((word) => buttered.has(word));
}

/** What a dish without its ham, its cheese or its butter has lost: « coq au vin sans lard » is still a cock. */
export function lostWith(part: Part, { term, has }: Hit): readonly Trait[] {
  const name = wordsOf(term.phrase).map(({ stem }) => stem);
  switch (part) {
    case 'HAM': {
      if (platters.has(name[0] ?? '')) return [];
      const isHamAlone = has.has('EGG') || has.has('MILK') || !has.has('MEAT');
      return isHamAlone && !name.some((word) => animals.has(word)) ? ['MEAT', 'PORK'] : ['PORK'];
    }
    // « brioche sans lait » may have butter, a gratin cream; « fromage sans lait » is no cheese.
    case 'MILK_ITSELF':
      if (plantBases.has(name[0] ?? '')) return ['MILK'];
      return has.has('MILK') || isButtered(name) ? [] : ['MILK'];
    // Of what is not sure to have honey.
    case 'SWEETENER':
      return has.has('HONEY') || name.includes('miel') ? [] : ['HONEY'];
    case 'CHEESE':
      return !has.has('MILK') || cheeseOnTop.has(name[0] ?? '') ? ['MILK'] : [];
    case 'BUTTER_OR_CREAM': {
      const isDough = has.has('GLUTEN') && !has.has('MILK');
      return isDough || (!has.has('MILK') && creamedAtWill.has(name[0] ?? '')) ? ['MILK'] : [];
    }
    // « mortadelle sans pistaches » has none; « muesli sans noisettes » keeps its almonds.
    case 'ONE_NUT':
      return has.has('MEAT') ? ['NUT'] : [];
    case 'ONE_SEAFOOD':
      // A kimchi may have oysters besides its shrimps.
      return has.has('SHELLFISH') || name.includes('kimchi') ? [] : ['SHELLFISH'];
    case 'ANCHOVY':
      return !has.has('SHELLFISH') && name.some((word) => anchovyAlone.has(word)) ? ['FISH'] : [];
    case 'ONE_ALCOHOL':
      return manyAlcohols.has(name[0] ?? '') ? [] : ['ALCOHOL'];
  }
}
