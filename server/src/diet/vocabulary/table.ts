import { fold } from '../text/text.js';

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** As in a dictionary: accents and `=` only decide between what is written alike. */
export const inDictionaryOrder = (one: string, other: string): number =>
  compared(fold(one.replaceAll('=', '')), fold(other.replaceAll('=', ''))) || compared(one, other);

/**
 * Reads a table: a header, then a row a line, its cells between tabs. Rows are compared by the function, if it is given.
 * @throws Error naming every row that breaks a rule
 */
export function readTable<Row>(
  table: string,
  header: string,
  rowOf: (cells: string[]) => { row: Row; faults: Iterable<string> },
  inOrder: (one: Row, other: Row) => number,
): Row[] {
  const [first, ...lines] = table.replace(/\n$/, '').split('\n');
  const columns = header.split('\t').length;
  const faults: string[] = first === header ? [] : [`line 1: the columns are ${header}`];
  const rows: Row[] = [];
  for (const [nth, line] of lines.entries()) {
    const cells = line.split('\t');
    const { row, faults: own } = rowOf(cells);
    const before = rows.at(-1);
    const said = [
      ...(cells.length === columns ? [] : [`has not ${columns} columns`]),
      ...(cells.some((cell) => cell !== cell.trim().replace(/\s+/g, ' '))
        ? ['has a space too many']
        : []),
      ...own,
      ...(before && inOrder(before, row) > 0 ? ['stands after what should follow it'] : []),
    ];
    for (const fault of said) faults.push(`line ${nth + 2}: « ${cells[0] ?? ''} » ${fault}`);
    rows.push(row);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return rows;
}

/** A string of a generated module, in ASCII, so that the engine keeps the source at one byte a sign. */
export const literal = (lines: readonly string[]): string =>
  JSON.stringify(lines.join('\n')).replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
