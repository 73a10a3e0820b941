import { paths } from '../../app/paths';
import { mondayOf } from './calendar-day';

/** The planning, in the week that has most of the meals of these days; of equals the first. */
export function planningOf(days: readonly string[]): string {
  const meals = new Map<string, number>();
  for (const day of days.toSorted()) {
    const week = mondayOf(day);
    meals.set(week, (meals.get(week) ?? 0) + 1);
  }
  const [fullest] = [...meals].toSorted(([, a], [, b]) => b - a);
  return fullest ? `${paths.planning}?week=${fullest[0]}` : paths.planning;
}
