import { inDictionaryOrder, literal, readTable } from './table.js';

/** What a word of server/data/foods/words.tsv may be; it may be several. */
export const wordKinds = [
  'plant',
  'variety',
  'grocery',
  'staple',
  'any plant',
  'brand',
  'harmless brand',
  'link',
  'amount',
  'container',
  'vessel',
  'adjective',
  'kitchen',
  'neutral',
  'prose',
] as const;

export type WordKind = (typeof wordKinds)[number];

interface WordRow {
  word: string;
  kinds: readonly string[];
}

const known: ReadonlySet<string> = new Set(wordKinds);

/** Reads the table of words that no restriction forbids. @throws Error naming every row that breaks one of its rules */
export function readWordTable(table: string): WordRow[] {
  const seen = new Set<string>();
  return readTable(
    table,
    'word\tkinds',
    ([word = '', kinds = '']) => {
      const row = { word, kinds: kinds.split(', ') };
      return { row, faults: faultsOf(row, seen) };
    },
    (one, other) => inDictionaryOrder(one.word, other.word),
  );
}

function* faultsOf({ word, kinds }: WordRow, seen: Set<string>) {
  if (!/\p{L}/u.test(word) || /[\s,]/.test(word)) yield 'is no word';
  if (seen.has(word)) yield 'stands twice';
  seen.add(word);
  for (const kind of kinds) if (!known.has(kind)) yield `has no kind « ${kind} »`;
  if (new Set(kinds).size < kinds.length) yield 'has a kind twice';
}

/** The module that the process loads: the words of each kind, between spaces, a kind a line. */
export const compiledWords = (table: readonly WordRow[]): string =>
  [
    '// Compiled from server/data/foods/words.tsv: pnpm generate.',
    `export const words: string = ${literal(
      wordKinds.map((kind) =>
        table
          .filter(({ kinds }) => kinds.includes(kind))
          .map(({ word }) => word)
          .join(' '),
      ),
    )};`,
    '',
  ].join('\n');
