import { unitWords } from '../lexicon/units.js';
import type { Unit } from '../unit.js';

export interface WrittenUnit {
  unit: Unit;
  /** How many of `unit` the written measure makes. */
  times: number;
  /** Where its words end. */
  to: number;
}

// A full stop ends an abbreviation even where the next word follows at once: « c.à.s.de sucre ».
const patternOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|')})(?:(?<=\\.)|(?![\\p{L}'’]))`, 'iu');
const units = unitWords.map(({ patterns, ...each }) => ({ ...each, pattern: patternOf(patterns) }));
const anyUnit = patternOf(unitWords.flatMap(({ patterns }) => patterns));

/** The unit written at a place of a text. */
export function unitAt(text: string, at: number): WrittenUnit | undefined {
  const rest = text.slice(at);
  if (!anyUnit.test(rest)) return undefined;
  for (const { unit, times, pattern } of units) {
    const found = pattern.exec(rest);
    if (found) return { unit, times, to: at + found[0].length };
  }
  return undefined;
}

/** Where a pattern that is anchored at its start ends in a text; the same place when it does not match. */
export function skip(text: string, at: number, pattern: RegExp): number {
  return at + (pattern.exec(text.slice(at))?.[0].length ?? 0);
}
