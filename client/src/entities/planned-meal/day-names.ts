import { frenchDate } from '../../lib/french-date';
import { onFirstUse } from '../../lib/on-first-use';

const weekdayFormat = frenchDate({ weekday: 'long', timeZone: 'UTC' });
const dateFormat = frenchDate({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const timeFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr', {
      timeZone: 'Europe/Zurich',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** « mercredi » */
export const weekday = (day: string): string => weekdayFormat.format(toDate(day));
/** « 2 décembre » */
export const dateWords = (day: string): string => dateFormat.format(toDate(day));
/** HH:MM where the household lives. */
export const timeInZurich = (now = new Date()): string => timeFormat().format(now);
