import { quantityAt } from '../../diet/ingredients/quantity.js';
import { durationWords as words } from './step-durations.fr.js';

/** A duration that a step names, to be timed. */
export interface StepTimer {
  /** Where its words begin in the step and how long they are, in UTF-16 code units. */
  offset: number;
  length: number;
  /** The lesser end of a range: the moment to look. */
  seconds: number;
  /** The greater end of a range; null without one. */
  maxSeconds: number | null;
}

interface Duration {
  from: number;
  to: number;
  least: number;
  most: number;
}

const longest = 24 * 3600;
const mostTimers = 10;

const any = (alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;
const ends = '(?![\\p{L}\\p{N}])';
const starting = (pattern: string): RegExp => new RegExp(`^\\s*${pattern}`, 'iu');

const wordStart = /(?<![\p{L}\p{N}.,/])(?=[\p{L}\p{N}½¼¾])/gu;
const units = words.units.map(({ seconds, words: names }) => ({
  seconds,
  pattern: starting(`(?:${words.remarks})?${any(names)}(?!\\p{L})`),
}));
const quarters = words.quartersOfHour.map(({ words: name, seconds }) => ({
  seconds,
  pattern: new RegExp(`^${name}${ends}`, 'iu'),
}));
const parts = words.parts.map(({ words: name, share }) => ({
  share,
  pattern: starting(`(?:${name})${ends}`),
}));
const hourOf = starting(`${words.hourOf}${ends}`);
const slashRange = /^(\d{2})\s*\/\s*(\d{2})(?!\d)/u;
const bareRest = starting(
  `(?:${words.and}\\s+)?(\\d{2})(?![\\d/]|[.,]\\d|\\s*${any(words.measures)}${ends}|\\s*[à–—-]\\s*\\d)${ends}`,
);
const rangeLink = starting(`${any(words.rangeLinks)}\\s*`);
const notAfter = new RegExp(`${any(words.notAfter)}\\s*$`, 'iu');
const notBefore = starting(`${any(words.notBefore)}${ends}`);
const beforehand = starting(`${words.before}${ends}`);
/** In the same clause: a wait before it is another one's. */
const waiting = new RegExp(`(?<!\\p{L})${any(words.waits)}${ends}[^.,;:]*$`, 'iu');

/** « 25 », « une demi- », « 10 à 12 »: a number, or the two ends of a range. */
function numberAt(text: string): Pick<Duration, 'from' | 'to' | 'least' | 'most'> | undefined {
  const slash = slashRange.exec(text);
  if (slash && Number(slash[1]) < Number(slash[2])) {
    return { from: 0, to: slash[0].length, least: Number(slash[1]), most: Number(slash[2]) };
  }
  const number = quantityAt(text);
  return (
    number && {
      from: number.from,
      to: number.to,
      least: number.least ?? number.value,
      most: number.value,
    }
  );
}

/** The rest of « 1 h 30 », « 1 minute 30 secondes », « une heure et demie », in seconds. */
function restAt(text: string, unit: number): { length: number; seconds: number } | undefined {
  for (const { pattern, share } of parts) {
    const found = pattern.exec(text);
    if (found) return { length: found[0].length, seconds: unit * share };
  }
  const and = starting(`(?:${words.and}\\s+)?(\\d{1,2})`).exec(text);
  const smaller = and && unitAt(text.slice(and[0].length));
  if (and && smaller && smaller.seconds < unit) {
    return { length: and[0].length + smaller.length, seconds: Number(and[1]) * smaller.seconds };
  }
  const bare = bareRest.exec(text);
  if (!bare || unit === 1 || Number(bare[1]) > 59) return undefined;
  return { length: bare[0].length, seconds: (Number(bare[1]) * unit) / 60 };
}

function unitAt(text: string): { length: number; seconds: number } | undefined {
  for (const { pattern, seconds } of units) {
    const found = pattern.exec(text);
    if (found) return { length: found[0].length, seconds };
  }
  const hour = hourOf.exec(text);
  return hour ? { length: hour[0].length, seconds: 3600 } : undefined;
}

/** The duration that a text begins with, its own range included. */
function durationAt(text: string): Duration | undefined {
  for (const { pattern, seconds } of quarters) {
    const found = pattern.exec(text);
    if (found) return { from: 0, to: found[0].length, least: seconds, most: seconds };
  }
  const number = numberAt(text);
  const unit = number && unitAt(text.slice(number.to));
  if (!number || !unit) return undefined;
  const to = number.to + unit.length;
  const rest = restAt(text.slice(to), unit.seconds);
  return {
    from: number.from,
    to: to + (rest?.length ?? 0),
    least: number.least * unit.seconds + (rest?.seconds ?? 0),
    most: number.most * unit.seconds + (rest?.seconds ?? 0),
  };
}

/** « 30 secondes à 1 minute »: a second duration may be the other end of the first. */
function widened(first: Duration, text: string): Duration {
  const link = rangeLink.exec(text.slice(first.to));
  if (!link || first.least !== first.most) return first;
  const start = first.to + link[0].length;
  const second = durationAt(text.slice(start));
  if (!second || second.from !== 0 || second.most <= first.most) return first;
  return { ...first, to: start + second.to, most: second.most };
}

/** Whether a cook would time what stands between these: no rhythm, no bound, no moment before another. */
function isTimed(said: string, after: string): boolean {
  if (notAfter.test(said) || notBefore.test(after)) return false;
  return !beforehand.test(after) || waiting.test(said);
}

/** The durations of a step that a cook would set a timer for, in their order; at most ten. */
export function findStepTimers(step: string): StepTimer[] {
  const timers: StepTimer[] = [];
  let done = 0;
  for (const { index } of step.matchAll(wordStart)) {
    if (index < done) continue;
    const text = step.slice(index);
    const found = durationAt(text);
    if (!found) continue;
    const { from, to, least, most } = widened(found, text);
    done = index + to;
    if (least < 1 || most > longest) continue;
    if (!isTimed(step.slice(0, index + from), step.slice(done))) continue;
    timers.push({
      offset: index + from,
      length: to - from,
      seconds: Math.round(least),
      maxSeconds: most > least ? Math.round(most) : null,
    });
  }
  return timers.slice(0, mostTimers);
}
