import { onFirstUse } from '../../lib/on-first-use';

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(
    () =>
      new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC', ...options }),
  );
const thisYear = dayFormat({});
const otherYear = dayFormat({ year: 'numeric' });

/** « 28 novembre », with the year where it is another one than today's. */
export function dayInWords(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear;
  // French counts the first of a month, and only the first, as an ordinal.
  return format()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1 /, '1er ');
}
