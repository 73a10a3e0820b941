import { existsSync, readFileSync } from 'node:fs';
import { dietaryRestrictions, type DietaryRestriction } from '../src/diet/restrictions.js';

export interface LabelledLine {
  line: string;
  conflicts: ReadonlySet<DietaryRestriction>;
}

const folder = new URL('../data/diet-labels/', import.meta.url);

/** Rows of « line, tab, restrictions »; undefined when nobody has written the file. Throws on an unknown restriction. */
export function readLabels(name: string): LabelledLine[] | undefined {
  const file = new URL(name, folder);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [line = '', names = ''] = row.split('\t');
      const conflicts = names.split(' ').filter(Boolean).map(asRestriction);
      return { line, conflicts: new Set(conflicts) };
    });
}

function asRestriction(name: string): DietaryRestriction {
  const known = dietaryRestrictions.find((each) => each === name);
  if (!known) throw new Error(`Unknown restriction in the labels: ${name}`);
  return known;
}

/** Lines on which two labellers differ, with the restrictions that only one of them saw. */
export function differences(
  one: readonly LabelledLine[],
  other: readonly LabelledLine[],
): string[] {
  const theirs = new Map(other.map(({ line, conflicts }) => [line, conflicts]));
  return one.flatMap(({ line, conflicts }) => {
    const second = theirs.get(line);
    if (!second) return [`${line}: labelled by one only`];
    const onlyFirst = [...conflicts].filter((each) => !second.has(each));
    const onlySecond = [...second].filter((each) => !conflicts.has(each));
    if (onlyFirst.length + onlySecond.length === 0) return [];
    return [`${line}: first only [${onlyFirst.join(' ')}], second only [${onlySecond.join(' ')}]`];
  });
}
