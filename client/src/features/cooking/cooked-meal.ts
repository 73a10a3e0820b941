import type { Meal } from '../../entities/planned-meal/known-meal';

type Candidate = Pick<Meal, 'id' | 'time' | 'cookedAt'> & { recipe: { id: string } | null };

/**
 * The planned meal that somebody means who has cooked a recipe: the first of today that is not cooked yet, else the one
 * that the recipe was opened from; null where it is on no plan.
 * @param opened of any day
 */
export function cookedMeal<Known extends Candidate>(
  recipeId: string,
  today: readonly Known[],
  opened: Known | null,
): Known | null {
  const isMeant = (meal: Known): boolean => meal.recipe?.id === recipeId && meal.cookedAt === null;
  const [first] = today
    .filter(isMeant)
    .toSorted((a, b) => (`${a.time} ${a.id}` < `${b.time} ${b.id}` ? -1 : 1));
  return first ?? (opened && isMeant(opened) ? opened : null);
}
