import { frenchDate } from '../../lib/french-date';
import { onFirstUse } from '../../lib/on-first-use';

/** Days are calendar days, YYYY-MM-DD, as the plan is: no hour and no time zone can move them. */

const dayMs = 86_400_000;
// In French as every other date: another language's calendar is another twenty milliseconds on a slow phone.
const zurichDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr', {
      timeZone: 'Europe/Zurich',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Today where the household lives. */
export const todayInZurich = (now = new Date()): string =>
  zurichDay().format(now).split('/').toReversed().join('-');

export const addDays = (day: string, days: number): string =>
  toDay(new Date(toDate(day).getTime() + days * dayMs));

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((toDate(day).getUTCDay() + 6) % 7));

/** Monday to Sunday. */
export const weekDays = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** The text if it is a day that exists; null otherwise. */
export function parseDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = toDate(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text ? text : null;
}

const formatter = (options: Intl.DateTimeFormatOptions) =>
  frenchDate({ ...options, timeZone: 'UTC' });
const longFormat = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const spokenFormat = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const weekdayFormat = formatter({ weekday: 'short' });
const shortFormat = formatter({ weekday: 'short', day: 'numeric' });
const rangeFormat = formatter({ day: 'numeric', month: 'long' });
const yearsFormat = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** « mardi 24 novembre 2026 » */
export const longDate = (day: string): string => longFormat.format(toDate(day));
/** « mardi 24 novembre » */
export const spokenDate = (day: string): string => spokenFormat.format(toDate(day));
/** « mar. » */
export const shortWeekday = (day: string): string => weekdayFormat.format(toDate(day));
/** « mar. 24 » */
export const shortDay = (day: string): string => shortFormat.format(toDate(day));
/** « 24 » */
export const dayNumber = (day: string): number => toDate(day).getUTCDate();
/** « 16–22 novembre »; with the year where not all of it is in the year of today. */
export const dateRange = (from: string, to: string, today: string): string => {
  const year = today.slice(0, 4);
  const format = from.startsWith(year) && to.startsWith(year) ? rangeFormat : yearsFormat;
  return format.formatRange(toDate(from), toDate(to));
};
