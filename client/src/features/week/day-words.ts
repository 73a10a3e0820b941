import type { TFunction } from 'i18next';
import type { WeekMoment } from '../../graphql.generated';
import { onFirstUse } from '../../lib/on-first-use';

const formatter = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('fr', { ...options, timeZone: 'UTC' }));
const weekdayFormat = formatter({ weekday: 'long' });
const dateFormat = formatter({ day: 'numeric', month: 'long' });
const startFormat = formatter({ weekday: 'long', day: 'numeric' });
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
export const weekday = (day: string): string => weekdayFormat().format(toDate(day));
/** « 2 décembre » */
export const dateWords = (day: string): string => dateFormat().format(toDate(day));
/** « lundi 30 » */
export const startWords = (day: string): string => startFormat().format(toDate(day));
/** HH:MM where the household lives. */
export const timeInZurich = (now = new Date()): string => timeFormat().format(now);

/** « Du 27 novembre au 3 décembre » */
export const daysWords = (
  t: TFunction<'week'>,
  { from, to }: { from: string; to: string },
): string =>
  from === to
    ? t('menu.day', { date: dateWords(from) })
    : t('menu.days', { from: dateWords(from), to: dateWords(to) });

/** « mercredi soir » */
export const mealDay = (
  t: TFunction<'week'>,
  { date, moment }: { date: string; moment: WeekMoment },
): string => t(`moment.${moment}`, { day: weekday(date) });
