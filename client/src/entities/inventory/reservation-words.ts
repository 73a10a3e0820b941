import type { TFunction } from 'i18next';
import { addDays } from '../planned-meal/calendar-day';
import { dateWords, weekday } from '../planned-meal/day-names';

/** A weekday names one day only within so many. */
const namedDays = 6;

function dayWords(t: TFunction<'inventory'>, day: string, today: string): string {
  if (day <= today) return t('dishes.today');
  return day <= addDays(today, namedDays) ? weekday(day) : dateWords(day);
}

/** What food at home is kept for. */
export function reservationWords(
  t: TFunction<'inventory'>,
  { recipeTitle: title, date }: { recipeTitle: string; date: string | null },
  today: string,
): string {
  return date === null
    ? t('dishes.reserved', { title })
    : t('dishes.reservedOn', { title, day: dayWords(t, date, today) });
}
