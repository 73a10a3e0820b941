import { useDinnerPlanQuery } from './dinner-plan.generated';

/** From then on a meal is of the evening. */
const evening = '17:00';

/** The recipe as a dinner of this day (YYYY-MM-DD) that is still to be cooked; null without one, and before that is known. */
export function useDinnerOfDay(recipeId: string, day: string): string | null {
  const { data } = useDinnerPlanQuery({ fetchPolicy: 'cache-first', variables: { day } });
  const meals = data?.viewer?.household.kitchen?.plannedMeals ?? [];
  const dinner = meals.find(
    ({ recipe, cookedAt, time }) => recipe?.id === recipeId && cookedAt === null && time >= evening,
  );
  return dinner?.id ?? null;
}
