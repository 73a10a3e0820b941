import { literal, readTable } from './table.js';

/** Who says how long a food keeps, or what it weighs; a row of server/data/foods/sources.tsv. */
interface SourceRow {
  key: string;
  name: string;
  url: string;
}

/** Reads the table of sources. @throws Error naming every row that breaks one of its rules */
export function readSourceTable(table: string): SourceRow[] {
  const seen = new Set<string>();
  return readTable(
    table,
    'key\tname\turl',
    ([key = '', name = '', url = '']) => ({
      row: { key, name, url },
      faults: faultsOf({ key, name, url }, seen),
    }),
    (one, other) => (one.key < other.key ? -1 : 1),
  );
}

function* faultsOf({ key, name, url }: SourceRow, seen: Set<string>) {
  if (!/^[a-z][A-Za-z]*$/.test(key)) yield 'is no key';
  if (seen.has(key)) yield 'stands twice';
  seen.add(key);
  if (name === '') yield 'has no name';
  if (!URL.canParse(url)) yield `has no address « ${url} »`;
}

/** The module that the process loads. */
export const compiledSources = (table: readonly SourceRow[]): string =>
  [
    '// Compiled from server/data/foods/sources.tsv: pnpm generate.',
    `export const sources: string = ${literal(
      table.map(({ key, name, url }) => [key, name, url].join('\t')),
    )};`,
    '',
  ].join('\n');
