import { fold } from '../diet/text/text.js';
import { replyVocabulary as words } from './reply-vocabulary.fr.js';

export type ReplyDifficulty = 'EASY' | 'MEDIUM' | 'HARD';

/** What a line such as « Préparation : 20 min | Difficulté : facile » states; times are minutes. */
export interface ReplyFacts {
  total?: number;
  preparation?: number;
  cooking?: number;
  resting?: number;
  difficulty?: ReplyDifficulty;
  servings?: number;
}

const separators = /\s*[|•·;]\s*|\s+[-–—]\s+|,\s+/;
const timeKinds = ['total', 'preparation', 'cooking', 'resting'] as const;

/** Minutes said by a text (« 1 h 30 », « 45 minutes », « 30 à 40 min »: the greater); null outside 1 to 2880. */
function readMinutes(text: string): number | null {
  const folded = fold(text);
  const hours = [
    ...folded.matchAll(/(?<!\d)(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:h|heures?)(?![a-z])\s*(\d{1,2})?/g),
  ];
  const minutes = [...folded.matchAll(/(?<!\d)(\d{1,4})\s*(?:min|mn|minutes?)(?![a-z])/g)];
  const hour = hours.at(-1);
  const minute = minutes.at(-1);
  if (!hour && !minute) return null;
  const fromHours = hour ? Number((hour[1] ?? '0').replace(',', '.')) * 60 : 0;
  const trailing = hour?.[2] !== undefined && !minute ? Number(hour[2]) : 0;
  const sum = Math.round(fromHours + trailing + (minute ? Number(minute[1]) : 0));
  return sum >= 1 && sum <= 2880 ? sum : null;
}

export function readServings(text: string): number | null {
  const found = /\d{1,3}/.exec(text);
  const servings = found ? Number(found[0]) : 0;
  return servings >= 1 && servings <= 100 ? servings : null;
}

function readDifficulty(folded: string): ReplyDifficulty | null {
  const levels = ['HARD', 'MEDIUM', 'EASY'] as const;
  return levels.find((level) => words.difficulty[level].test(folded)) ?? null;
}

function readSegment(segment: string, facts: ReplyFacts): boolean {
  const folded = fold(segment).trim();
  if (words.bareServings.test(folded)) {
    const servings = readServings(folded);
    if (servings !== null) facts.servings = servings;
    return true;
  }
  if (words.bareDifficulty.test(folded)) {
    facts.difficulty = readDifficulty(folded) ?? 'MEDIUM';
    return true;
  }
  const colon = folded.indexOf(':');
  if (colon < 0) {
    if (!words.bareDuration.test(folded)) return false;
    const minutes = readMinutes(folded);
    if (minutes !== null) facts.total = minutes;
    return true;
  }
  const label = folded.slice(0, colon).trim();
  const value = folded.slice(colon + 1).trim();
  if (value === '') return false;
  return readLabelled(label, value, facts);
}

function readLabelled(label: string, value: string, facts: ReplyFacts): boolean {
  for (const kind of timeKinds) {
    if (!words.facts[kind].test(label)) continue;
    const minutes = readMinutes(value);
    if (minutes !== null) facts[kind] = minutes;
    return true;
  }
  if (words.facts.difficulty.test(label)) {
    const difficulty = readDifficulty(value);
    if (difficulty) facts.difficulty = difficulty;
    return true;
  }
  if (words.facts.servings.test(label)) {
    const servings = readServings(value);
    if (servings !== null) facts.servings = servings;
    return true;
  }
  return words.facts.other.test(label);
}

/** The facts of a line that states nothing else; null when it is a line of text. */
export function readFacts(text: string): ReplyFacts | null {
  const segments = text
    .split(separators)
    .map((segment) =>
      segment
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .replace(/^([^()]*)\)$/u, '$1')
        .trim(),
    )
    .filter((segment) => segment !== '');
  const facts: ReplyFacts = {};
  if (segments.length === 0) return null;
  const [first = '', ...rest] = segments;
  if (!readSegment(first, facts)) return null;
  // After a first fact, what cannot be read is a remark on it (« 30 min, repos compris »).
  for (const segment of rest) readSegment(segment, facts);
  return facts;
}

/** The time in all: as stated, otherwise the sum of its stated parts. */
export function minutesOf(facts: ReplyFacts): number | null {
  if (facts.total !== undefined) return facts.total;
  const parts = [facts.preparation, facts.cooking, facts.resting].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
}
