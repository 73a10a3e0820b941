import { readFileSync } from 'node:fs';
import { dietaryRestrictions, type DietaryRestriction } from '../diet/restrictions.js';

export type Conflicts = ReadonlySet<DietaryRestriction>;

/** A line that people labelled for the diet gate; what each labeller said, where it is not what was settled. */
export interface GateLine {
  line: string;
  settled: Conflicts;
  first?: Conflicts;
  second?: Conflicts;
}

/** A line that people labelled for the ingredient reader: the amount is 1 where none is said. */
export interface ReaderLine {
  line: string;
  /** Quantity, unit as the specification writes it, name. */
  label: readonly [string, string, string];
}

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`../../data/diet-labels/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => row.split('\t'));

function bySet<Line>(rows: string[][], read: (columns: string[]) => Line): Map<string, Line[]> {
  const sets = new Map<string, Line[]>();
  for (const [set = '', ...columns] of rows) {
    if (!sets.has(set)) sets.set(set, []);
    sets.get(set)?.push(read(columns));
  }
  return sets;
}

function readConflicts(text: string): Conflicts {
  const names = text.split(' ').filter((name) => name !== '' && name !== '-');
  return new Set(
    names.map((name) => {
      const known = dietaryRestrictions.find((each) => each === name);
      if (!known) throw new Error(`Unknown restriction in the labels: ${name}`);
      return known;
    }),
  );
}

/** The sets of data/diet-labels/gate.tsv, each in its own order. @throws Error on an unknown restriction */
export const gateSets = (): Map<string, GateLine[]> =>
  bySet(rowsOf('gate.tsv'), ([line = '', settled = '', first, second]) => ({
    line,
    settled: readConflicts(settled),
    ...(first && { first: readConflicts(first) }),
    ...(second && { second: readConflicts(second) }),
  }));

/** The sets of data/diet-labels/reader.tsv, each in its own order. */
export const readerSets = (): Map<string, ReaderLine[]> =>
  bySet(rowsOf('reader.tsv'), ([line = '', quantity = '', unit = '', name = '']) => ({
    line,
    label: [quantity, unit, name],
  }));

/** Every line of the gate's sets that strangers wrote, none of those that somebody wrote in search of faults. */
export const linesOfStrangers = (): string[] =>
  [...gateSets()]
    .filter(([set]) => !set.startsWith('fresh-eye'))
    .flatMap(([, lines]) => lines.map(({ line }) => line));
