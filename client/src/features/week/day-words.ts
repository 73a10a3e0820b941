import type { TFunction } from 'i18next';
import type { MealType, WeekMoment } from '../../graphql.generated';
import { addDays, spokenDate } from '../../entities/planned-meal/calendar-day';
import { dateWords, weekday } from '../../entities/planned-meal/day-names';
import { frenchDate } from '../../lib/french-date';

const startFormat = frenchDate({ weekday: 'long', day: 'numeric', timeZone: 'UTC' });

/** « lundi 30 » */
export const startWords = (day: string): string => startFormat.format(new Date(`${day}T00:00:00Z`));
const dayFormat = frenchDate({ day: 'numeric', timeZone: 'UTC' });
const yearFormat = frenchDate({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « Du 6 au 12 décembre », « Du 28 novembre au 4 décembre »; years only where they are two. */
export const daysWords = (
  t: TFunction<'week'>,
  { from, to }: { from: string; to: string },
): string => {
  if (from === to) return t('menu.day', { date: dateWords(from) });
  const [start, end] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  if (from.slice(0, 4) !== to.slice(0, 4))
    return t('menu.days', { from: yearFormat.format(start), to: yearFormat.format(end) });
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return t('menu.days', {
    from: isOneMonth ? dayFormat.format(start) : dateWords(from),
    to: dateWords(to),
  });
};

interface Place {
  date: string;
  moment: WeekMoment;
  mealType: MealType;
}

/** « mercredi soir », « mercredi, en dessert »; where the week has that day twice, « mardi 8 décembre au soir ». */
export const mealDay = (
  t: TFunction<'week'>,
  { from, to }: { from: string; to: string },
  { date, moment, mealType }: Place,
): string => {
  const place = mealType === 'DESSERT' ? 'DESSERT' : moment;
  return addDays(from, 6) < to
    ? t(`dated.${place}`, { day: spokenDate(date) })
    : t(`moment.${place}`, { day: weekday(date) });
};
