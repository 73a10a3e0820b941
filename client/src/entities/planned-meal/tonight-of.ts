import type { MealType } from '../../graphql.generated';

interface Candidate {
  id: string;
  time: string;
  mealType: MealType;
}

const evening = '17:00';

const rank = ({ time, mealType, id }: Candidate): string =>
  [time >= evening ? 0 : 1, mealType === 'MAIN' ? 0 : 1, time, id].join(' ');

/** The meal that the server names for a day: the evening's main course, else its first meal, else the day's. */
export const tonightOf = <Meal extends Candidate>(meals: readonly Meal[]): Meal | null =>
  meals.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0] ?? null;
