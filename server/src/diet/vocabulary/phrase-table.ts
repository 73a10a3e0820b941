import { origins } from '../lexicon/clearers.js';
import { traitRules } from '../lexicon/traits.js';
import { keysOf, stemOfKey } from '../text/phrase-trie.js';
import { wordsOf } from '../text/text.js';
import { inDictionaryOrder } from './table.js';

/** A row of server/data/foods/phrases.tsv: what a wording means, in lists, in prose, or in both. */
export interface PhraseRow {
  /** Plural, accents, articles and hyphens don't matter; `=` before a word asks for that very form. */
  phrase: string;
  keys: readonly string[];
  where: string;
  /** The columns that say what it means, as they stand: holds, may hold, cleared by, family, flags. */
  claims: string;
}

const header = 'phrase\twhere\tholds\tmay hold\tcleared by\tfamily\tflags';
const places = ['', 'line', 'text'];
const flags = ['adds', 'dish', 'filled', 'generic'];
/** `SNAIL_OR_FROG` as the table writes it. */
const written = (name: string): string => name.toLowerCase().replaceAll('_', '-');
const traitWords = new Set(Object.keys(traitRules).map(written));
const originWords = new Set(Object.keys(origins).map(written));

const inOrder = (one: PhraseRow, other: PhraseRow): number =>
  inDictionaryOrder(one.phrase, other.phrase) || inDictionaryOrder(one.where, other.where);

/** Reads the table. @throws Error naming every row that breaks one of its rules */
export function readPhraseTable(table: string): PhraseRow[] {
  const [first, ...lines] = table.replace(/\n$/, '').split('\n');
  const faults: string[] = first === header ? [] : [`line 1: the columns are ${header}`];
  const rows = lines.map(rowOf);
  const families = new Set(rows.filter(isFamily).map(({ phrase }) => phrase.replace('=', '')));
  const seen = new Map<string, PhraseRow[]>();
  for (const [nth, row] of rows.entries()) {
    const before = rows[nth - 1];
    const said = [
      ...faultsOf(row, lines[nth] ?? '', families),
      ...twice(row, seen),
      ...(before && inOrder(before, row) > 0 ? [`stands after « ${before.phrase} »`] : []),
    ];
    for (const fault of said) faults.push(`line ${nth + 2}: « ${row.phrase} » ${fault}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return rows;
}

function rowOf(line: string): PhraseRow {
  const [phrase = '', where = '', ...claims] = line.split('\t');
  return { phrase, keys: keysOf(phrase), where, claims: claims.join('\t') };
}

/** A family is called by one of its own phrases. */
const isFamily = ({ phrase, claims }: PhraseRow): boolean =>
  claims.split('\t')[3] === phrase.replace('=', '');

function* faultsOf(
  { phrase, keys, where, claims }: PhraseRow,
  line: string,
  families: ReadonlySet<string>,
): Generator<string> {
  if (keys.length === 0) yield 'holds no word';
  if (phrase !== phrase.trim().replace(/\s+/g, ' ')) yield 'has a space too many';
  // What is looked up by the stem of a text's word must be found there.
  const [firstWord] = wordsOf(phrase.replaceAll('=', ''));
  if (firstWord && stemOfKey(keys[0] ?? '') !== firstWord.stem) yield 'asks for the form of a link';
  if (!places.includes(where)) yield `has no place ${where}`;
  if (line.split('\t').length !== header.split('\t').length) return yield 'has not seven columns';
  const [holds = '', mayHold = '', clearedBy = '', family = '', marks = ''] = claims.split('\t');
  yield* unknownIn(holds, traitWords);
  yield* unknownIn(mayHold, traitWords);
  yield* unknownIn(clearedBy, originWords);
  yield* unknownIn(marks, new Set(flags));
  const feared = new Set(wordsIn(mayHold));
  for (const word of wordsIn(holds)) if (feared.has(word)) yield `holds and may hold ${word}`;
  if (family && !families.has(family)) yield `is of no family « ${family} »`;
}

function* unknownIn(column: string, known: ReadonlySet<string>): Generator<string> {
  const words = wordsIn(column);
  for (const [nth, word] of words.entries()) {
    if (!known.has(word)) yield `has no column for « ${word} »`;
    if (words.indexOf(word) !== nth) yield `says « ${word} » twice`;
  }
}

const wordsIn = (column: string): string[] => (column === '' ? [] : column.split(' '));

/** Two spellings with the same keys are one phrase, which may mean one thing in a list and another in prose. */
function* twice(row: PhraseRow, seen: Map<string, PhraseRow[]>): Generator<string> {
  const key = row.keys.join(' ');
  const others = seen.get(key) ?? [];
  seen.set(key, [...others, row]);
  for (const other of others) {
    if (other.where === row.where || other.where === '' || row.where === '')
      yield `is « ${other.phrase} » again`;
    else if (other.claims === row.claims) yield 'means the same in lists and in prose: one row';
  }
}
