import { inDictionaryOrder, literal, readTable } from './table.js';

interface ListRow {
  list: string;
  phrase: string;
  /** What the phrase stands for, in a list of pairs. */
  value: string;
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const inOrder = (one: ListRow, other: ListRow): number =>
  compared(one.list, other.list) || inDictionaryOrder(one.phrase, other.phrase);

/** Reads the table of small lists. @throws Error naming every row that breaks one of its rules */
export function readListTable(table: string): ListRow[] {
  const seen = new Set<string>();
  const arePairs = new Map<string, boolean>();
  return readTable(
    table,
    'list\tphrase\tvalue',
    ([list = '', phrase = '', value = '']) => {
      const row = { list, phrase, value };
      return { row, faults: faultsOf(row, seen, arePairs) };
    },
    inOrder,
  );
}

function* faultsOf(
  { list, phrase, value }: ListRow,
  seen: Set<string>,
  arePairs: Map<string, boolean>,
) {
  if (list === '' || phrase === '') yield 'says nothing';
  if (/\|/.test(phrase + value)) yield 'has a stroke';
  const key = `${list}\t${phrase}`;
  if (seen.has(key)) yield `has « ${phrase} » twice`;
  seen.add(key);
  if ((arePairs.get(list) ?? value !== '') !== (value !== ''))
    yield 'has a value in some rows only';
  arePairs.set(list, value !== '');
}

/** The module that the process loads: a list a line. */
export function compiledLists(table: readonly ListRow[]): string {
  const lists = new Map<string, string[]>();
  for (const { list, phrase, value } of table)
    lists.set(list, [...(lists.get(list) ?? []), value === '' ? phrase : `${phrase}|${value}`]);
  return [
    '// Compiled from server/data/foods/lists.tsv: pnpm generate.',
    `export const lists: string = ${literal(
      [...lists].map(([name, rows]) => [name, ...rows].join('\t')),
    )};`,
    '',
  ].join('\n');
}
