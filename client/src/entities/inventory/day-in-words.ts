import { frenchDate } from '../../lib/french-date';

const thisYear = frenchDate({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = frenchDate({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const briefly = frenchDate({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const brieflyOtherYear = frenchDate({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const isOfYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4);
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** « 28 novembre », with the year where it is another one than today's. */
export function dayInWords(day: string, today: string): string {
  return (isOfYear(day, today) ? thisYear : otherYear).format(dateOf(day));
}

/** « 28 nov. », on one line: the same for the eye where there is little room. */
export function dayInShort(day: string, today: string): string {
  const words = (isOfYear(day, today) ? briefly : brieflyOtherYear).format(dateOf(day));
  return words.replaceAll(' ', '\u00a0');
}
