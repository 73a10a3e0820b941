import {
  emergencies,
  emergencyFrom,
  intentions,
  type Emergency,
  type Intention,
} from './intentions.fr.js';
import type { FoodSpan } from './foods-said.js';

interface Group {
  readonly weight: number;
  readonly words: RegExp | null;
  readonly features: readonly string[];
}

/** What an intention cannot do without: words of its own, and one of these slots or still more words. */
interface Needs {
  readonly words: number;
  readonly features: readonly string[];
  readonly orWords: number;
}

/** How well an intention fits: by its words alone, and with what the slots say. */
export interface Score {
  readonly intention: Intention;
  readonly words: number;
  readonly total: number;
  /** Where its words stand. */
  readonly cues: readonly FoodSpan[];
}

/** Of one weight no more than so many words count. */
const mostOfOne = 2;

const groupsOf = (table: string): Group[] =>
  table.split(';').map((group) => {
    const [weight = '0', ...cues] = group.trim().split(/\s+/);
    const patterns = cues
      .filter((cue) => !cue.startsWith('#'))
      .map((cue) => cue.replaceAll('_', ' ').replaceAll('*', '[a-z]*'))
      .sort((one, other) => other.length - one.length);
    return {
      weight: Number(weight),
      words:
        patterns.length > 0 ? new RegExp(`(?<!\\w)(?:${patterns.join('|')})(?!\\w)`, 'g') : null,
      features: cues.filter((cue) => cue.startsWith('#')).map((cue) => cue.slice(1)),
    };
  });

function needsOf(table: string): Needs {
  const [words = '0', ...rest] = table.split(' ');
  const or = rest.indexOf('or');
  return {
    words: Number(words),
    features: or < 0 ? rest : rest.slice(0, or),
    orWords: or < 0 ? (rest.length === 0 ? 0 : Infinity) : Number(rest[or + 1]),
  };
}

const models = Object.entries(intentions).map(([intention, [needs, groups]]) => ({
  intention: intention as Intention,
  needs: needsOf(needs),
  groups: groupsOf(groups),
}));
const urgent = Object.entries(emergencies).map(([name, groups]) => ({
  name: name as Emergency,
  groups: groupsOf(groups),
}));

function scored(groups: readonly Group[], plain: string, features: ReadonlySet<string>) {
  let words = 0;
  let total = 0;
  const cues: FoodSpan[] = [];
  for (const { weight, words: pattern, features: named } of groups) {
    const found = pattern === null ? [] : [...plain.matchAll(pattern)];
    const distinct = new Set(found.map(([text]) => text)).size;
    words += weight * Math.min(distinct, mostOfOne);
    total += weight * named.filter((each) => features.has(each)).length;
    if (weight > 0)
      cues.push(
        ...found.map(({ 0: name, index }) => ({ name, from: index, to: index + name.length })),
      );
  }
  return { words, total: words + total, cues };
}

/** Whether a word speaks for any intention, or against it. */
export const isCue = (word: string): boolean =>
  models.some(({ groups }) =>
    groups.some(({ words }) => words !== null && word.search(words) >= 0),
  );

/** The intentions that a plain clause can have, by how well they fit it, the best first. */
export const intentionsOf = (plain: string, features: ReadonlySet<string>): Score[] =>
  models
    .map(({ intention, needs, groups }) => ({
      intention,
      needs,
      ...scored(groups, plain, features),
    }))
    .filter(
      ({ needs, words }) =>
        words >= needs.words &&
        (words >= needs.orWords || needs.features.some((each) => features.has(each))),
    )
    .sort((one, other) => other.total - one.total);

/** What must be answered before anything else; null in the usual case. */
export const emergencyIn = (plain: string): Emergency | null =>
  urgent.find(({ groups }) => scored(groups, plain, new Set()).total >= emergencyFrom)?.name ??
  null;
