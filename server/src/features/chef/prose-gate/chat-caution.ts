import type { DietConflict, DietRules } from '../../../diet/gate/gate.js';
import { createProseReader, type About, type Named } from './prose-reader.js';

const most = 6;

const distinct = (found: readonly Named[]): DietConflict[] => {
  const conflicts = new Map<string, DietConflict>();
  for (const { conflict } of found) {
    const key = `${conflict.restriction} ${conflict.word.toLowerCase()}`;
    if (!conflicts.has(key)) conflicts.set(key, conflict);
  }
  return [...conflicts.values()].slice(0, most);
};

/**
 * What a reply names that the household does not eat, beyond doubt. What is only told of a food, what the
 * person asked about, and what a list tells of her own kitchen, is no news.
 */
export const cautionsOf = (reply: string, rules: DietRules, about: About): DietConflict[] =>
  distinct(createProseReader(rules, about).read(reply));

/** Of that, what the reply would have one cook or eat: with it, it is not shown. */
export const conflictsInProse = (reply: string, rules: DietRules, about: About): DietConflict[] =>
  distinct(
    createProseReader(rules, about)
      .read(reply)
      .filter(({ toEat }) => toEat),
  );
