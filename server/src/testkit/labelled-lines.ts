import { readFileSync } from 'node:fs';
import { dietaryRestrictions, type DietaryRestriction } from '../diet/restrictions.js';

export type Conflicts = ReadonlySet<DietaryRestriction>;

/** A line that people labelled for the diet gate; what each labeller said, where it is not what was settled. */
export interface GateLine {
  line: string;
  settled: Conflicts;
  first?: Conflicts;
  second?: Conflicts;
  /** What is certainly clear, where a restriction may be neither. */
  keeps?: Conflicts;
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

const letters = { V: 0, G: 1, L: 2, D: 3, N: 4, H: 5, K: 6 } as const;

const ofLetters = (text: string): Conflicts =>
  new Set(
    Object.entries(letters).flatMap(([letter, nth]) => {
      const restriction = dietaryRestrictions[nth];
      return text.includes(letter) && restriction ? [restriction] : [];
    }),
  );

/** Lines that lie outside of the project, each restriction a letter: what breaks it, what keeps it, and neither where that is arguable. */
export function linesFrom(folder: string): { gate: GateLine[]; reader: ReaderLine[] } {
  const rows = (file: string) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .filter((row) => row !== '' && !row.startsWith('#'))
      .map((row) => row.split('\t'));
  return {
    gate: rows('gate-lines.tsv').map(([line = '', breaks = '', keeps = '']) => ({
      line,
      settled: ofLetters(breaks),
      keeps: ofLetters(keeps),
    })),
    reader: rows('ingredient-lines.tsv').map(
      ([line = '', quantity = '', unit = '', name = '']) => ({
        line,
        label: [quantity, unit, name],
      }),
    ),
  };
}

/** Every line of the gate's sets that strangers wrote, none of those that somebody wrote in search of faults. */
export const linesOfStrangers = (): string[] =>
  [...gateSets()]
    .filter(([set]) => !set.startsWith('fresh-eye'))
    .flatMap(([, lines]) => lines.map(({ line }) => line));
