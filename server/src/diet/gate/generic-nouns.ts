import { genericNouns, ofMeatAndNoMeat, someOf } from '../lexicon/generic-nouns.js';
import { cardinalValues } from '../lexicon/number-words.js';
import { phrases, type Trait } from '../lexicon/types.js';
import type { Hit } from '../reading/reading.js';
import { stemOf, type Word } from '../text/text.js';
import type { Term } from '../vocabulary/lexicon-index.js';
import { keyOf } from './avoided/known-foods.js';

interface Noun {
  has: Trait | undefined;
  heads: readonly string[];
}

/** The ingredients that a noun of a step stands for. */
export interface Meant {
  hits: readonly Hit[];
  /** All that the noun leaves open, or only of which animal it is: « boulettes de viande » may hold egg all the same. */
  isWhole: boolean;
}

const nouns = new Map<string, Noun>();
const inDishes = new Map<string, Noun>();
for (const { names, has, heads = '', dishes } of genericNouns) {
  const noun = { has, heads: phrases(heads).map(keyOf) };
  for (const name of phrases(names).map(keyOf)) {
    nouns.set(name, noun);
    if (dishes && !name.includes(' ')) inDishes.set(name, noun);
  }
}
const noMeat = new Set(ofMeatAndNoMeat.map(stemOf));
const parts = new Set(someOf.map(stemOf));
/** « 2 grosses cuillères à soupe de farine ». */
const farthestNumber = 6;

/** « La viande » is « bœuf », « le jambon » is « jambon de dinde », « le bouillon » is « cube de bouillon de légumes ». */
export function meantBy(term: Term, listed: readonly Hit[]): Meant | undefined {
  const name = keyOf(term.phrase);
  const own = nouns.get(name);
  const noun = own ?? inDishes.get(name.slice(name.lastIndexOf(' ') + 1));
  const hits = listed.filter((hit) => {
    const key = keyOf(hit.term.phrase);
    return (noun && means(noun, key, hit)) || isKindOf(key, name, hit, term.entry.has);
  });
  return hits.length === 0 ? undefined : { hits, isWhole: own !== undefined || noun === undefined };
}

function means({ has, heads }: Noun, key: string, hit: Hit): boolean {
  if (has && (!hit.has.has(has) || noMeat.has(key.split(' ')[0] ?? ''))) return false;
  return heads.length === 0 || heads.some((head) => beginsWith(key, head));
}

const isKindOf = (key: string, name: string, hit: Hit, has: readonly Trait[] = []): boolean =>
  beginsWith(key, name) && has.some((trait) => hit.term.entry.has?.includes(trait));

const beginsWith = (key: string, head: string): boolean =>
  key === head || key.startsWith(`${head} `);

/**
 * « les morceaux de viande », « parsemer de fromage », « une noix de beurre » are of what there is; « 200 g de viande »,
 * « des lardons » are new.
 */
export function isSomeOf(words: readonly Word[], from: number): boolean {
  const link = words[from - 1];
  const before = words[from - 2];
  if (link?.stem !== 'de' || link.exact === 'des' || link.gap !== 'NONE' || !before) return false;
  return (
    parts.has(before.stem) ||
    !words.slice(Math.max(0, from - farthestNumber), from - 1).some(isNumber)
  );
}

const isNumber = ({ exact }: Word): boolean => /^\p{N}/u.test(exact) || exact in cardinalValues;
