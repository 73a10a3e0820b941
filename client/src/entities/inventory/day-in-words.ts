import { frenchDate } from '../../lib/french-date';

const thisYear = frenchDate({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = frenchDate({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « 28 novembre », with the year where it is another one than today's. */
export function dayInWords(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear;
  return format.format(new Date(`${day}T00:00:00Z`));
}
