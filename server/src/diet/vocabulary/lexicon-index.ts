import { buckets, claims, stems } from '../generated/phrases.js';
import type { LexiconEntry, Origin, Trait } from '../lexicon/types.js';
import { Misspellings } from '../text/misspelling.js';
import { keysOf, PhraseTrie } from '../text/phrase-trie.js';
import { knownWords } from './known-words.js';

/** What a phrase says, with the phrase it was found by. */
export interface Term {
  entry: LexiconEntry;
  phrase: string;
}

/** The phrases of the table by the stem of their first word, as they were compiled. */
const rowsByStem = new Map(
  buckets.split('\n').map((line) => {
    const end = line.indexOf('\t');
    return [line.slice(0, end), line.slice(end + 1)] as const;
  }),
);
const claimsOf = claims.split('\n');
const entries: LexiconEntry[] = [];

type Place = 'L' | 'T';

/** Where a phrase means this, « L » for lists and « T » for prose; both when absent. */
const rowPattern = /^(?<claim>[a-z\d]+)(?<where>[LT]?) (?<phrase>.+)$/;

function lexiconOf(place: Place): PhraseTrie<Term> {
  const unread = new Set(rowsByStem.keys());
  return new PhraseTrie((stem) => {
    if (!unread.delete(stem)) return [];
    return (rowsByStem.get(stem) ?? '').split('\t').flatMap((row) => {
      const { claim = '', where = '', phrase = '' } = rowPattern.exec(row)?.groups ?? {};
      if (where !== '' && where !== place) return [];
      const entry = where === '' ? entryOf(claim) : { ...entryOf(claim), dish: true };
      return [[keysOf(phrase), { entry, phrase }] as const];
    });
  });
}

/** What the columns say. */
function entryOf(claim: string): LexiconEntry {
  const nth = Number.parseInt(claim, 36);
  const [holds = '', mayHold = '', clearedBy = '', family = '', flags = ''] = (
    claimsOf[nth] ?? ''
  ).split('\t');
  return (entries[nth] ??= {
    has: namesIn<Trait>(holds),
    may: namesIn<Trait>(mayHold),
    clearedBy: namesIn<Origin>(clearedBy),
    adds: flags.includes('adds'),
    dish: flags.includes('dish'),
    filled: flags.includes('filled'),
    generic: flags.includes('generic'),
    ...(family && { family }),
  });
}

/** The words of a column as the code has them; the table was checked when it was compiled. */
const namesIn = <Name extends string>(column: string): Name[] =>
  column === '' ? [] : column.split(' ').map((word) => codeName(word) as Name);

const codeName = (word: string): string => word.toUpperCase().replaceAll('-', '_');

export const lineLexicon = lexiconOf('L');
export const textLexicon = lexiconOf('T');

/** Each stem of the lexicon with the keys under which the tries have it. */
const keysByStem = new Map<string, string[]>();
const alone = new Set<string>();
for (const line of stems.split('\n')) {
  const [marked = '', ...keys] = line.split('\t');
  const stem = marked.startsWith('*') ? marked.slice(1) : marked;
  if (stem !== marked) alone.add(stem);
  keysByStem.set(stem, keys.length > 0 ? keys : [stem]);
}

export const misspellings = new Misspellings(keysByStem, alone, knownWords.keys());
