import { paths } from '../../app/paths';
import type { MealType } from '../../graphql.generated';
import { mealTypes } from './meal-types';

/** What the plan needs to know of a recipe. */
export interface RecipeToPlan {
  id: string;
  title: string;
  servings: number;
  mealType: MealType;
}

const key = 'recipeToPlan';

/**
 * Where a recipe is planned, and what to bring along: `navigate(...planRecipe(recipe))` or
 * `<Link to={to} state={options.state}>`. The add form opens there, filled in.
 */
export const planRecipe = ({
  id,
  title,
  servings,
  mealType,
}: RecipeToPlan): [to: string, options: { state: object }] => [
  paths.planning,
  { state: { [key]: { id, title, servings, mealType } } },
];

/** The recipe that a navigation brought along; null where it brought none. */
export function recipeToPlan(state: unknown): RecipeToPlan | null {
  if (typeof state !== 'object' || state === null || !(key in state)) return null;
  const recipe = state[key];
  if (typeof recipe !== 'object' || recipe === null) return null;
  const { id, title, servings, mealType } = recipe as Record<string, unknown>;
  const type = mealTypes.find((known) => known === mealType);
  if (typeof id !== 'string' || typeof title !== 'string' || typeof servings !== 'number' || !type)
    return null;
  return { id, title, servings, mealType: type };
}
