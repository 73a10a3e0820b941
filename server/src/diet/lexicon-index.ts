import { alcoholEntries, alcoholInSteps } from './lexicon/alcohol.js';
import { boughtDishEntries, moreProducts, proseLookalikes } from './lexicon/bought-dishes.js';
import { dairyAndEggEntries } from './lexicon/dairy-and-egg.js';
import { dishEntries } from './lexicon/dishes.js';
import { glutenEntries } from './lexicon/gluten.js';
import { meatEntries } from './lexicon/meat.js';
import { nutEntries } from './lexicon/nuts.js';
import { regionalEntries } from './lexicon/regional.js';
import { seafoodEntries } from './lexicon/seafood.js';
import type { LexiconEntry } from './lexicon/types.js';
import { PhraseTrie } from './phrase-trie.js';

/** An entry with the phrase it was found by. */
export interface Term {
  entry: LexiconEntry;
  phrase: string;
}

// A phrase listed twice keeps its first meaning, so compounds of the particular come before the general.
export const lexicon: readonly LexiconEntry[] = [
  proseLookalikes,
  ...regionalEntries,
  ...dishEntries,
  ...nutEntries,
  ...alcoholEntries,
  alcoholInSteps,
  ...seafoodEntries,
  ...glutenEntries,
  ...dairyAndEggEntries,
  ...meatEntries,
  ...moreProducts,
  ...boughtDishEntries,
];

function lexiconFor(place: 'LINE' | 'TEXT'): PhraseTrie<Term> {
  const trie = new PhraseTrie<Term>();
  for (const entry of lexicon) {
    if (entry.only && entry.only !== place) continue;
    for (const phrase of entry.phrases) trie.add(phrase, { entry, phrase });
  }
  return trie;
}

export const lineLexicon = lexiconFor('LINE');
export const textLexicon = lexiconFor('TEXT');
