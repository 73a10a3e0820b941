import type { MealType } from '../../graphql.generated';

interface Candidate {
  id: string;
  time: string;
  mealType: MealType;
  cookedAt: string | null;
}

const most = 3;

/** The evening begins at 17:00, as the server has it. */
export const isOfEvening = ({ time }: Pick<Candidate, 'time'>): boolean => time >= '17:00';

const rank = ({ time, mealType, cookedAt, id }: Candidate): string =>
  [cookedAt === null ? 0 : 1, mealType === 'MAIN' ? 0 : 1, time, id].join(' ');

/** The meals that the server names for a day: the evening's, else the day's; first what is to be cooked, of it main courses. */
export function tonightOf<Meal extends Candidate>(meals: readonly Meal[]): Meal[] {
  const ofEvening = meals.filter(isOfEvening);
  return (ofEvening.length > 0 ? ofEvening : meals)
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .slice(0, most);
}
