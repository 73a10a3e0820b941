import type { Place, Reading } from '../reading/reading.js';
import { isAllergen, type Allergen, type Restriction } from '../restrictions.js';
import { findAllergen } from './allergens.js';
import { avoidedFoodsOf } from './avoided/avoided-list.js';
import { findAvoided, type AvoidedFood, type Where } from './avoided/find-avoided.js';

/** What is looked for by the names of foods: an allergen each, and all that somebody avoids. */
export interface Search {
  restriction: Allergen | 'AVOIDED_FOOD';
  find: (reading: Reading, where: Where) => AvoidedFood[];
}

interface Part {
  line: string;
  place: Place;
  reading: Reading;
}

/** What somebody writes beside a food that is no matter of taste: « noix (allergie) », « intolérante au lait ». */
const isOfHealth = /all?erg|intol[ée]r|anaphyla/iu;

/**
 * An allergy counts a doubt and a trace, one that is written among the avoided foods as well. What somebody avoids is a
 * taste, and only counts where it surely is.
 */
export function searchesOf(
  restrictions: readonly Restriction[],
  avoidedFoods: readonly string[],
): Search[] {
  const byAllergen = restrictions.filter(isAllergen).map((restriction): Search => ({
    restriction,
    find: (reading, where) => findAllergen(reading, restriction, where),
  }));
  const [feared, avoided] = split(avoidedFoods);
  return [
    ...byAllergen,
    ...(feared.length > 0 ? [mentionsOf(feared)] : []),
    ...(avoided.length > 0 ? [surely(mentionsOf(avoided))] : []),
  ];
}

const lists = new WeakMap<readonly string[], readonly [string[], string[]]>();

/** The same two lists for the same one, so that each is compiled once. */
function split(avoidedFoods: readonly string[]): readonly [string[], string[]] {
  const known = lists.get(avoidedFoods);
  if (known) return known;
  const both = [
    avoidedFoods.filter((food) => isOfHealth.test(food)),
    avoidedFoods.filter((food) => !isOfHealth.test(food)),
  ] as const;
  lists.set(avoidedFoods, both);
  return both;
}

/** Whether all that is avoided here is a matter of taste, which only counts where it surely is. */
export const isOfTaste = (avoidedFoods: readonly string[]): boolean =>
  split(avoidedFoods)[0].length === 0;

/** Wherever one of these foods is named, or what may be or hold it. */
export function mentionsOf(avoidedFoods: readonly string[]): Search {
  const foods = avoidedFoodsOf(avoidedFoods);
  return {
    restriction: 'AVOIDED_FOOD',
    find: (reading, where) => findAvoided(reading, foods, where),
  };
}

const surely = ({ restriction, find }: Search): Search => ({
  restriction,
  find: (reading, where) => find(reading, where).filter(({ doubtful }) => !doubtful),
});

/** The words of each ingredient line but for those that are searched for, for the short names of the steps. */
export const listedWithout = ({ find }: Search, parts: readonly Part[]): Where['listed'] =>
  parts
    .filter(({ place }) => place === 'LINE')
    .map(({ reading }) => {
      const found = find(reading, { place: 'LINE', listed: [] });
      return reading.words.map(({ stem }, at) =>
        found.some(({ from, to }) => at >= from && at < to) ? '' : stem,
      );
    });

/** Where a text names what is searched for: each word once, and as certain where it is certain somewhere. */
export function namedConflicts(
  { line, place, reading }: Part,
  { restriction, find, listed }: Search & Pick<Where, 'listed'>,
) {
  const { text, words } = reading;
  const found = new Map<
    string,
    { line: string; word: string; restriction: Search['restriction'] } & Pick<
      AvoidedFood,
      'reason' | 'doubtful'
    >
  >();
  for (const { from, to, reason, doubtful } of find(reading, { place, listed })) {
    const word = text.slice(words[from]?.start, words[to - 1]?.end);
    const key = word.toLowerCase();
    if (found.get(key)?.doubtful !== false)
      found.set(key, { line, word, restriction, reason, doubtful });
  }
  return [...found.values()];
}
