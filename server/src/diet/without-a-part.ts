import { animals } from './lexicon/clearers.js';
import type { Part, Trait } from './lexicon/types.js';
import type { Hit } from './reading.js';
import { wordsOf } from './text.js';

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

/** What a dish without its ham, its cheese or its butter has lost: « coq au vin sans lard » is still a cock. */
export function lostWith(part: Part, { term, has }: Hit): readonly Trait[] {
  const name = wordsOf(term.phrase).map(({ stem }) => stem);
  switch (part) {
    case 'HAM': {
      const isHamAlone = has.has('EGG') || has.has('MILK') || !has.has('MEAT');
      return isHamAlone && !name.some((word) => animals.has(word)) ? ['MEAT', 'PORK'] : ['PORK'];
    }
    case 'CHEESE':
      return !has.has('MILK') || cheeseOnTop.has(name[0] ?? '') ? ['MILK'] : [];
    case 'BUTTER_OR_CREAM': {
      const isDough = has.has('GLUTEN') && !has.has('MILK');
      return isDough || (!has.has('MILK') && creamedAtWill.has(name[0] ?? '')) ? ['MILK'] : [];
    }
    // « mortadelle sans pistaches » has none; « muesli sans noisettes » keeps its almonds.
    case 'ONE_NUT':
      return has.has('MEAT') ? ['NUT'] : [];
  }
}
