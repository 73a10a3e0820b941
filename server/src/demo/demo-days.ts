import type { DemoMeal, DemoWeek } from './demo-week.fr.js';

const dayMs = 86_400_000;

/** So many days after a day, YYYY-MM-DD both. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The meals of the seven days from this one on, each weekday's as the week has them. */
export function mealsFrom(first: string, week: DemoWeek): (DemoMeal & { date: string })[] {
  return week.flatMap((_, days) => {
    const date = shifted(first, days);
    const meals = week[(new Date(date).getUTCDay() + 6) % 7] ?? [];
    return meals.map((meal) => ({ ...meal, date }));
  });
}
