import type { TFunction } from 'i18next';
import type { MealType, WeekMoment } from '../../graphql.generated';
import { addDays, spokenDate } from '../../entities/planned-meal/calendar-day';
import { dateWords, weekday } from '../../entities/planned-meal/day-names';
import { frenchDate } from '../../lib/french-date';

const startFormat = frenchDate({ weekday: 'long', day: 'numeric', timeZone: 'UTC' });

/** « lundi 30 » */
export const startWords = (day: string): string => startFormat.format(new Date(`${day}T00:00:00Z`));
/** « Du 27 novembre au 3 décembre » */
export const daysWords = (
  t: TFunction<'week'>,
  { from, to }: { from: string; to: string },
): string =>
  from === to
    ? t('menu.day', { date: dateWords(from) })
    : t('menu.days', { from: dateWords(from), to: dateWords(to) });

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
