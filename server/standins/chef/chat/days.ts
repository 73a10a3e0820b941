import {
  countWords,
  daySaid,
  dayWords,
  moments,
  monthWords,
  spans,
  timeSaid,
  weekdayWords,
} from './days.fr.js';
import type { Span } from './hear.js';

/** A day, and the time of it, that a plain sentence names. */
export interface SaidDay extends Span {
  /** YYYY-MM-DD; null for a date that no calendar has. */
  readonly date: string | null;
  /** HH:MM, when it was said. */
  readonly time: string | null;
}

const dayMs = 86_400_000;
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export function numberOf(word: string | undefined): number | null {
  const count = word === undefined ? -1 : countWords.indexOf(word);
  return Number(word) || (count < 0 ? null : count);
}

/** The days that a plain sentence names, in its order; `today` is YYYY-MM-DD. */
export const daysIn = (plain: string, today: string): SaidDay[] =>
  [...plain.matchAll(daySaid)].map(({ 0: text, index, groups = {} }) => ({
    date: dateOf(groups, today),
    time: timeOf(groups),
    from: index,
    to: index + text.length,
  }));

/** « à 20h », where no day is named. */
export function timeIn(plain: string): { text: string; time: string | null } | null {
  const found = timeSaid.exec(plain);
  return found && { text: found[0], time: timeOf(found.groups ?? {}) };
}

type Groups = Readonly<Record<string, string | undefined>>;

const aYear = 366;

function dateOf(groups: Groups, today: string): string | null {
  const { named, weekday, onThe, number, month, monthNumber, inDays, unit, alone } = groups;
  /** The first day to come that is so, today left out from 1 on. */
  const next = (from: number, isIt: (day: string) => boolean): string | null => {
    for (let later = from; later <= aYear; later += 1) {
      const day = daysLater(today, later);
      if (isIt(day)) return day;
    }
    return null;
  };
  const wanted = weekdayWords.indexOf(spans[weekday ?? ''] ?? weekday ?? '');
  const onBoth =
    onThe === undefined
      ? null
      : next(0, (day) => day.endsWith(`-${onThe.padStart(2, '0')}`) && weekdayOf(day) === wanted);
  // « jeudi 2 » of which no second to come soon is a Thursday has another number.
  if (onBoth !== null && onBoth <= daysLater(today, 62)) return onBoth;
  const numbered = alone ?? number;
  if (numbered !== undefined) {
    const nth = month === undefined ? monthNumber : monthWords.indexOf(month) + 1;
    const end = `${nth === undefined ? '' : String(nth).padStart(2, '0')}-${numbered.padStart(2, '0')}`;
    return next(0, (day) => day.endsWith(end));
  }
  if (weekday !== undefined) return next(1, (day) => weekdayOf(day) === wanted);
  const count = numberOf(inDays) ?? dayWords[named ?? ''] ?? 0;
  return daysLater(today, unit?.startsWith('semaine') ? count * 7 : count);
}

function timeOf({ moment, hour, minute }: Groups): string | null {
  if (hour !== undefined && Number(hour) < 24) return `${hour.padStart(2, '0')}:${minute ?? '00'}`;
  return moments[moment ?? ''] ?? null;
}

/** A plain sentence without some of its parts, each as long a gap. */
export const withoutSpans = (plain: string, parts: readonly Span[]): string =>
  parts.reduce(
    (kept, { from, to }) => kept.slice(0, from) + ' '.repeat(to - from) + kept.slice(to),
    plain,
  );
