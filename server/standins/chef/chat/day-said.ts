import type { Said } from './said.js';
import { dayWords, monthWords, moments, weekdayWords } from './day-said.fr.js';

/** A day, and the time of it, that a sentence names. */
export interface SaidDay {
  /** YYYY-MM-DD; null for a date that no calendar has. */
  readonly date: string | null;
  /** HH:MM, when it was said. */
  readonly time: string | null;
  /** Where it stands in the sentence. */
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;
const iso = (date: Date): string => date.toISOString().slice(0, 10);

export const daysLater = (day: string, days: number): string =>
  iso(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const lead = '(?:(?:pour|a|au|vers|le|la|du|de|d|des|ce|cette|c|jusqu|jusque|avant|des) )*';
const momentPart = `(?: ?(?:le |au |a |ce |dans )?(?:la )?(?<moment>${Object.keys(moments).join('|')})(?![a-z]))?`;
const clockPart =
  '(?: (?:a|vers|pour) (?<hour>\\d{1,2}) (?:h|heures?)(?: (?<minute>[0-5]\\d))?(?![\\d]))?';
const end = '(?![a-z0-9])';

const weekdays = Object.keys(weekdayWords).join('|');
const months = Object.keys(monthWords).join('|');
const named = Object.keys(dayWords)
  .sort((a, b) => b.length - a.length)
  .join('|');

const pattern = new RegExp(
  `(?<![a-z0-9])${lead}(?:(?<named>${named})${end}` +
    `|(?<weekday>${weekdays})(?: (?<next>prochaine?|qui vient|suivant))?${end}` +
    `|(?<dayNumber>\\d{1,2})(?:er)? (?:(?<month>${months})${end}(?: (?<year>20\\d\\d))?|/ (?<monthNumber>\\d{1,2})(?: / (?<year2>20\\d\\d))?)` +
    `|dans (?<inDays>\\d{1,2}|un|une|deux|trois|quatre|cinq|six) (?<unit>jours?|semaines?)${end}` +
    `|le (?<dayAlone>\\d{1,2})(?! ?(?:h|heures?|kg|g|ml|cl|l)\\b)${end})${momentPart}${clockPart}`,
  'g',
);
const momentAlone = new RegExp(`(?<![a-z0-9])ce (?<moment>soir|midi|matin)${end}${clockPart}`, 'g');

/** The days that a sentence names, in its order. */
export function daysIn({ plain }: Said, today: string): SaidDay[] {
  const found = [...plain.matchAll(pattern)].map((match) => dayOf(match, today));
  const evenings = [...plain.matchAll(momentAlone)].map((match) => ({
    date: today,
    time: timeOf(match.groups ?? {}),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const apart = evenings.filter(({ from, to }) =>
    found.every((other) => to <= other.from || from >= other.to),
  );
  return [...found, ...apart].sort((left, right) => left.from - right.from);
}

type Groups = Readonly<Record<string, string | undefined>>;

function dayOf(match: RegExpMatchArray, today: string): SaidDay {
  const groups: Groups = match.groups ?? {};
  const from = match.index ?? 0;
  return { date: dateOf(groups, today), time: timeOf(groups), from, to: from + match[0].length };
}

function dateOf(groups: Groups, today: string): string | null {
  const { named: word, weekday, dayNumber, month, monthNumber, inDays, unit, dayAlone } = groups;
  if (word !== undefined) return namedDay(word, today);
  if (weekday !== undefined) return nextWeekday(weekdayWords[weekday] ?? 0, today);
  if (inDays !== undefined) {
    const count = Number(inDays) || (numbers[inDays] ?? 1);
    return daysLater(today, unit?.startsWith('semaine') ? count * 7 : count);
  }
  if (dayAlone !== undefined) return nextDate(Number(dayAlone), null, null, today);
  const said = month === undefined ? Number(monthNumber) : (monthWords[month] ?? 0);
  const year = groups['year'] ?? groups['year2'];
  return nextDate(Number(dayNumber), said, year === undefined ? null : Number(year), today);
}

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
};

function namedDay(word: string, today: string): string {
  const days = dayWords[word];
  if (typeof days === 'number') return daysLater(today, days);
  // Saturday of this week-end, or Monday of next week.
  return days === 'WEEKEND'
    ? [6, 0].includes(weekdayOf(today))
      ? today
      : nextWeekday(6, today)
    : nextWeekday(1, today);
}

/** The next such day; on a Thursday, « jeudi » is in a week. */
function nextWeekday(weekday: number, today: string): string {
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return daysLater(today, days === 0 ? 7 : days);
}

/** The next day with that number; null where no month has it. */
function nextDate(
  day: number,
  month: number | null,
  year: number | null,
  today: string,
): string | null {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const tries =
    month === null
      ? [0, 1, 2].map((later) => new Date(Date.UTC(thisYear, thisMonth - 1 + later, 1)))
      : (year === null ? [thisYear, thisYear + 1] : [year]).map(
          (each) => new Date(Date.UTC(each, month - 1, 1)),
        );
  for (const first of tries) {
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
    const exists =
      date.getUTCMonth() === first.getUTCMonth() &&
      (month === null || date.getUTCMonth() === month - 1);
    if (exists && (year !== null || iso(date) >= today)) return iso(date);
  }
  return null;
}

function timeOf({ moment, hour, minute }: Groups): string | null {
  if (hour !== undefined && Number(hour) < 24) {
    return `${hour.padStart(2, '0')}:${minute ?? '00'}`;
  }
  return moment === undefined ? null : (moments[moment] ?? null);
}

/** A sentence without the days it names. */
export function withoutDays({ plain }: Said, days: readonly SaidDay[]): string {
  let kept = plain;
  for (const { from, to } of days) {
    kept = kept.slice(0, from) + ' '.repeat(to - from) + kept.slice(to);
  }
  return kept;
}
