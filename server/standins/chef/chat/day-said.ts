import { countWords, dayWords, moments, monthWords, weekdayWords } from './day-said.fr.js';

/** A day, and the time of it, that a plain sentence names. */
export interface SaidDay {
  /** YYYY-MM-DD; null for a date that no calendar has. */
  readonly date: string | null;
  /** HH:MM, when it was said. */
  readonly time: string | null;
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const daysLater = (day: string, days: number): string =>
  iso(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

const lead = '(?:(?:pour|a|au|vers|le|la|du|de|d|des|ce|cette|c|jusqu|jusque|avant|les|un) )*';
const moment = `(?: ?(?:le |au |a |ce |dans |pour le )?(?:la )?(?<moment>${Object.keys(moments).join('|')})(?![a-z]))?`;
const clock =
  '(?: (?:(?:a|vers|pour) )?(?<hour>\\d{1,2}) (?:h|heures?)(?: (?<minute>[0-5]\\d))?(?!\\w))?';
const pattern = new RegExp(
  `(?<!\\w)${lead}(?:(?<named>${Object.keys(dayWords).join('|')})(?!\\w)` +
    `|(?<weekday>${weekdayWords.join('|')})s?(?: (?:prochaine?|qui vient|suivant|(?<onThe>\\d{1,2})(?! ?h\\b)))?(?!\\w)` +
    `|(?<number>\\d{1,2})(?:er)? (?:(?<month>${monthWords.join('|')})(?!\\w)(?: (?<year>20\\d\\d))?|/ (?<monthNumber>\\d{1,2})(?!\\w))` +
    `|dans (?<inDays>\\d{1,2}|${Object.keys(countWords).join('|')}) (?<unit>jours?|semaines?)(?!\\w)` +
    `|le (?<alone>\\d{1,2})(?! ?(?:h|heures?|kg|g|ml|cl|l)\\b)(?!\\w)` +
    `|(?<today>ce) (?=(?:soir|midi|matin)\\b))${moment}${clock}`,
  'g',
);
const timeAlone = new RegExp(`(?<!\\w)(?:a|vers|pour)${clock.slice(0, -1)}`, 'g');

type Groups = Readonly<Record<string, string | undefined>>;

/** The days that a plain sentence names, in its order; `today` is YYYY-MM-DD. */
export const daysIn = (plain: string, today: string): SaidDay[] =>
  [...plain.matchAll(pattern)].map((match) => {
    const groups: Groups = match.groups ?? {};
    const to = match.index + match[0].length;
    return { date: dateOf(groups, today), time: timeOf(groups), from: match.index, to };
  });

/** « à 20h », where no day is named. */
export function timeIn(plain: string): string | null {
  const found = [...plain.matchAll(timeAlone)].find(({ groups }) => groups?.['hour'] !== undefined);
  return found ? timeOf(found.groups ?? {}) : null;
}

function dateOf(groups: Groups, today: string): string | null {
  const { named, weekday, onThe, number, month, monthNumber, inDays, unit, alone, year } = groups;
  if (groups['today'] !== undefined) return today;
  const days = named === undefined ? undefined : dayWords[named];
  if (typeof days === 'number') return daysLater(today, days);
  if (days === 'SATURDAY') return weekdayOf(today) === 0 ? today : nextWeekday(6, today, 0);
  if (days === 'MONDAY') return nextWeekday(1, today, 7);
  if (onThe !== undefined) return nextDate(Number(onThe), null, undefined, today);
  if (weekday !== undefined) return nextWeekday(weekdayWords.indexOf(weekday), today, 7);
  if (inDays !== undefined) {
    const count = Number(inDays) || (countWords[inDays] ?? 1);
    return daysLater(today, unit?.startsWith('semaine') ? count * 7 : count);
  }
  if (alone !== undefined) return nextDate(Number(alone), null, undefined, today);
  const nth = month === undefined ? Number(monthNumber) : monthWords.indexOf(month) + 1;
  return nextDate(Number(number), nth, year, today);
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next such day; `onSame` days from now where today is one. */
const nextWeekday = (weekday: number, today: string, onSame: number): string =>
  daysLater(today, (weekday - weekdayOf(today) + 7) % 7 || onSame);

/** The next day with that number; null where no month has it. */
function nextDate(
  day: number,
  month: number | null,
  year: string | undefined,
  today: string,
): string | null {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const firsts: readonly [number, number][] =
    month === null
      ? [0, 1, 2].map((later) => [thisYear, thisMonth - 1 + later])
      : [0, 1].map((later) => [Number(year ?? thisYear + later), month - 1]);
  for (const [inYear, inMonth] of firsts) {
    const date = new Date(Date.UTC(inYear, inMonth, day));
    const exists = date.getUTCMonth() === ((inMonth % 12) + 12) % 12 && day > 0;
    if (exists && (year !== undefined || iso(date.getTime()) >= today)) return iso(date.getTime());
  }
  return null;
}

function timeOf({ moment: part, hour, minute }: Groups): string | null {
  if (hour !== undefined && Number(hour) < 24) return `${hour.padStart(2, '0')}:${minute ?? '00'}`;
  return part === undefined ? null : (moments[part] ?? null);
}

/** A plain sentence without the days it names, each as long a gap. */
export const withoutSpans = (
  plain: string,
  spans: readonly { readonly from: number; readonly to: number }[],
): string =>
  spans.reduce(
    (kept, { from, to }) => kept.slice(0, from) + ' '.repeat(to - from) + kept.slice(to),
    plain,
  );
