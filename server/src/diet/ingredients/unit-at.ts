import { unitWords } from '../lexicon/units.js';
import { furtherMeasures } from './measure-words.fr.js';
import type { MeasureWorth, WrittenMeasure } from './measure.js';

export interface WrittenUnit extends MeasureWorth {
  /** Where its words end. */
  to: number;
}

const measures: readonly WrittenMeasure[] = [...unitWords, ...furtherMeasures];

/** « pincée(s) », « cuillère(s) à soupe »: the mark of the plural may stand in brackets. */
const maybeMany = (pattern: string): string => pattern.replace(/(?<!\\)s\?/gu, '(?:s|\\(s\\))?');

// A full stop ends an abbreviation even where the next word follows at once: « c.à.s.de sucre ».
const patternOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.map(maybeMany).join('|')})(?:(?<=\\.)|(?![\\p{L}'’]))`, 'iu');
const units = measures.map(({ patterns, ...each }) => ({ ...each, pattern: patternOf(patterns) }));
const anyUnit = patternOf(measures.flatMap(({ patterns }) => patterns));

/** The unit written at a place of a text. */
export function unitAt(text: string, at: number): WrittenUnit | undefined {
  const rest = text.slice(at);
  if (!anyUnit.test(rest)) return undefined;
  for (const { pattern, ...measure } of units) {
    const found = pattern.exec(rest);
    if (found) return { ...measure, to: at + found[0].length };
  }
  return undefined;
}

/** Where a pattern that is anchored at its start ends in a text; the same place when it does not match. */
export function skip(text: string, at: number, pattern: RegExp): number {
  return at + (pattern.exec(text.slice(at))?.[0].length ?? 0);
}
