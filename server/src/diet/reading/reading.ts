import type { Term } from '../vocabulary/lexicon-index.js';
import type { Trait } from '../lexicon/types.js';
import type { DietaryRestriction } from '../restrictions.js';
import type { Word } from '../text/text.js';

export type Place = 'LINE' | 'TEXT';

/** A lexicon term found in a text, and what the words around it take away. */
export interface Hit {
  term: Term;
  /** First word, and the one after the last. */
  from: number;
  to: number;
  word: string;
  /** The lexicon's writing, when the word was recognised although misspelt. */
  guessed: string | undefined;
  has: ReadonlySet<Trait>;
  may: ReadonlySet<Trait>;
  certified: ReadonlySet<DietaryRestriction>;
  /** Named only to say that it is absent or replaced, or for what the list already states. */
  negated: boolean;
  /** Served beside the dish by a step, whatever the dish is: the list need not have it. */
  isBeside?: true;
  /** Added by a step with its definite article, as if it had been named before: « ajouter la brioche ». */
  isAdded?: true;
}

export interface Reading {
  /** The text in which the words were found. */
  text: string;
  words: readonly Word[];
  /** Whether the text is a line of a list, and no heading. */
  isIngredient: boolean;
  hits: readonly Hit[];
}

/** Whether a hit is one word, of that form. */
export function isWord(hit: Hit, words: readonly Word[], exact: RegExp): boolean {
  return hit.to === hit.from + 1 && exact.test(words[hit.from]?.exact ?? '');
}
