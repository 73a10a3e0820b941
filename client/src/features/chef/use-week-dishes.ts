import { skipToken } from '@apollo/client/react';
import type { Change } from './change-words';
import { useWeekDishesQuery, type WeekDishesQuery } from './week-dishes.generated';

type Proposed = NonNullable<NonNullable<WeekDishesQuery['viewer']>['proposedWeek']>;
export type Week = NonNullable<Proposed['week']>;
type WeekMeal = Week['meals'][number];

/** A dish of a proposed week, and why it stands there. */
export type WeekDish = NonNullable<WeekMeal['recipe']> & Pick<WeekMeal, 'reasons'>;

/** What a line would plan; none where the week was changed meanwhile. */
export function dishOf(week: Week, { date, recipeId }: Change): WeekDish | null {
  const meal = week.meals.find((each) => each.date === date && each.recipe?.id === recipeId);
  return meal?.recipe ? { ...meal.recipe, reasons: meal.reasons } : null;
}

/** The dishes of the proposal that is the proposed week; of any other nothing is asked. */
export function useWeekDishes(proposalId: string | null): (change: Change) => WeekDish | null {
  const { data } = useWeekDishesQuery(
    proposalId === null ? skipToken : { fetchPolicy: 'cache-and-network' },
  );
  const proposed = data?.viewer?.proposedWeek;
  const week = proposed?.id === proposalId ? proposed?.week : null;
  return (change) => (week ? dishOf(week, change) : null);
}
