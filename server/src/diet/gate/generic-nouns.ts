import { genericNouns, ofMeatAndNoMeat, someOf } from '../lexicon/generic-nouns.js';
import { phrases, type Trait } from '../lexicon/types.js';
import type { Hit } from '../reading/reading.js';
import { stemOf, type Word } from '../text/text.js';
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
const flesh: readonly Trait[] = ['MEAT', 'FISH'];

/** « La viande » is « bœuf », « le jambon » is « jambon de dinde », « le bouillon » is « cube de bouillon de légumes ». */
export function meantBy({ term }: Hit, listed: readonly Hit[]): Meant | undefined {
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
  beginsWith(key, name) && flesh.some((trait) => has.includes(trait) && hit.has.has(trait));

const beginsWith = (key: string, head: string): boolean =>
  key === head || key.startsWith(`${head} `);

/** What is done to a dish with something that is at hand. */
const covers = /^(?:re)?couvr|^(?:arros|mouill|napp|nourr|enrob|imbib|humect|baign)/u;

/** « les morceaux de viande », « une louche de bouillon », « couvrir de bouillon », and not « 200 g de viande ». */
export function isSomeOf(words: readonly Word[], from: number): boolean {
  const before = words[from - 2];
  return (
    words[from - 1]?.stem === 'de' &&
    before !== undefined &&
    (parts.has(before.stem) || covers.test(before.exact))
  );
}
