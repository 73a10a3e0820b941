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
import { borrowedNames, usualRecipeEntries } from './lexicon/usual-recipes.js';
import { PhraseTrie } from './phrase-trie.js';

/** An entry with the phrase it was found by. */
export interface Term {
  entry: LexiconEntry;
  phrase: string;
}

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
  ...usualRecipeEntries,
  ...borrowedNames,
];

/** A phrase listed twice holds all that either entry says, so that no list can hide what another knows. */
function merged(one: Term, other: Term): Term {
  const has = union(one.entry.has, other.entry.has);
  const may = union(one.entry.may, other.entry.may).filter((trait) => !has.includes(trait));
  const clearedBy = union(one.entry.clearedBy, other.entry.clearedBy);
  return { ...one, entry: { ...other.entry, ...one.entry, has, may, clearedBy } };
}

function union<T>(one: readonly T[] = [], other: readonly T[] = []): T[] {
  return [...new Set([...one, ...other])];
}

function lexiconFor(place: 'LINE' | 'TEXT'): PhraseTrie<Term> {
  const trie = new PhraseTrie<Term>();
  for (const entry of lexicon) {
    if (entry.only && entry.only !== place) continue;
    for (const phrase of entry.phrases) trie.add(phrase, { entry, phrase }, merged);
  }
  return trie;
}

export const lineLexicon = lexiconFor('LINE');
export const textLexicon = lexiconFor('TEXT');
