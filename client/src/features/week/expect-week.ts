import type { WeekMeal, WeekProposal } from './week';

/** What a person decides about one meal. */
export type Decision =
  { held: boolean } | { recipeId: string } | { removed: boolean } | { another: true };

function decided(meal: WeekMeal, decision: Decision): WeekMeal | null {
  if ('held' in decision) return { ...meal, held: decision.held };
  if ('recipeId' in decision) {
    const recipe = meal.alternatives.find(({ id }) => id === decision.recipeId);
    if (!recipe) return null;
    const alternatives = meal.alternatives.filter(({ id }) => id !== recipe.id);
    return { ...meal, recipe, alternatives, held: true, removed: false, reasons: [] };
  }
  if ('removed' in decision && decision.removed)
    return { ...meal, recipe: null, alternatives: [], held: false, removed: true, reasons: [] };
  return null;
}

/** What the server will answer as far as one knows: not what it will choose. Null where that is all there is to it. */
export function expectedWeek(
  proposal: WeekProposal,
  mealId: string,
  decision: Decision,
): WeekProposal | null {
  const { week } = proposal;
  const meal = week?.meals.find(({ id }) => id === mealId);
  const expected = meal && decided(meal, decision);
  if (!week || !expected) return null;
  const meals = week.meals.map((each) => (each.id === mealId ? expected : each));
  return { ...proposal, week: { ...week, meals } };
}

/** The meals, but for one, that have another dish than before. */
export const followers = (before: WeekProposal, after: WeekProposal, mealId: string): WeekMeal[] =>
  (after.week?.meals ?? []).filter(({ id, recipe, removed }) => {
    const known = before.week?.meals.find((meal) => meal.id === id);
    return id !== mealId && !removed && known?.recipe?.id !== recipe?.id;
  });
