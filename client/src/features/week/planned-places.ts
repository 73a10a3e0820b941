import { addDays } from '../../entities/planned-meal/calendar-day';
import type { MealType, WeekMoment } from '../../graphql.generated';
import type { Week } from './week';

interface PlannedPlace {
  date: string;
  moment: WeekMoment;
  mealType: MealType;
}

/** When each is eaten, as the server has it: what is past is not asked for any more. */
const hours: Readonly<Record<WeekMoment, string>> = { LUNCH: '12:30', DINNER: '19:00' };

/** The main courses to come that were asked for and are no part of the week, as each has its dish already. */
export function plannedPlaces(
  {
    from,
    to,
    moments,
    meals,
  }: Pick<Week, 'from' | 'to' | 'moments'> & { meals: readonly PlannedPlace[] },
  today: string,
  time: string,
): PlannedPlace[] {
  const places: PlannedPlace[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const moment of moments) places.push({ date, moment, mealType: 'MAIN' });
  return places.filter(
    ({ date, moment }) =>
      (date > today || (date === today && hours[moment] > time)) &&
      !meals.some(
        (meal) => meal.mealType === 'MAIN' && meal.date === date && meal.moment === moment,
      ),
  );
}
