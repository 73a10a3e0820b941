import { textLexicon, type Term } from '../vocabulary/lexicon-index.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import { wordsOf, type Word } from '../text/text.js';

/** Between two things that a dish is named by: « saucisses aux lentilles », « pommes et lardons ». */
const joining = new Set(['a', 'et', 'avec']);

interface Within {
  /** The things that a dish is named by, each as a whole: « saucisses » of « saucisses aux lentilles », no part of « saucisses de Toulouse ». */
  things: readonly Term[];
  /** What the name is only some of: « beurre » of « noix de beurre ». */
  whole: Term | undefined;
}

const known = new Map<string, Within>();

/** The names that a name is made of. */
export function namesWithin(term: Term): Within {
  const found = known.get(term.phrase) ?? split(term);
  known.set(term.phrase, found);
  return found;
}

function split(term: Term): Within {
  const words = wordsOf(term.phrase);
  const inner = textLexicon.within(words, { from: 0, to: words.length, value: term });
  const whole = inner.find(({ from, to }) => from === 2 && to === words.length)?.value;
  return {
    things: inner.filter(({ to }) => endsAThing(words, to)).map(({ value }) => value),
    whole: words[1]?.stem === 'de' && whole && holdsAllOf(whole, term) ? whole : undefined,
  };
}

/** « jambon » in « jambon fromage », and not in « jambon de Paris », « jambon cru ». */
function endsAThing(words: readonly Word[], to: number): boolean {
  const next = words[to];
  return !next || joining.has(next.stem) || isAThing(words.slice(to));
}

function isAThing(words: readonly Word[]): boolean {
  const named = textLexicon.longestAt(words, 0)?.value;
  const isHarmless = named === undefined || traitsOf(named).length === 0;
  return !isHarmless || knowledgeOf(words[0]?.stem ?? '') === 'PRODUCT';
}

/** The traits that a name may bring. */
export const traitsOf = ({ entry }: Term) => [...(entry.has ?? []), ...(entry.may ?? [])];

const holdsAllOf = (whole: Term, term: Term): boolean =>
  traitsOf(term).every((trait) => traitsOf(whole).includes(trait));
