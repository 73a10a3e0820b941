import { checkRecipe, checkText } from '../../diet/gate/gate.js';
import { matchTitle, recipeOfTitle, shownFirst } from './proposal-match.js';
import type { Arguments } from './proposal-request.js';
import { refused, refusedDish, type Resolved, type ResolveScope } from './proposal-resolved.js';

const usualTime = '19:00';
const fewest = 2;
const mostOptions = 6;

export function resolvePlanMeal(
  { household, newId }: ResolveScope,
  { title, date, time, servings, meal_type: mealType }: Arguments<'plan_meal'>,
): Resolved {
  const recipe = recipeOfTitle(household.recipes, title);
  const conflicts = recipe
    ? checkRecipe(recipe, household.rules)
    : checkText(title, household.rules);
  if (conflicts.length > 0) return refusedDish(title, conflicts, household.rules);
  const meal = {
    id: newId(),
    recipeId: recipe?.id ?? null,
    recipeTitle: recipe?.title ?? title,
    date,
    time: time ?? usualTime,
    servings: servings ?? recipe?.servings ?? household.usualServings ?? fewest,
    mealType: mealType ?? recipe?.mealType ?? ('MAIN' as const),
  };
  const { id: _, recipeTitle: name, ...place } = meal;
  return {
    ok: true,
    plan: { action: 'PLAN_MEAL', meal },
    changes: [{ effect: 'ADD', target: 'PLANNED_MEAL', name, ...place, conflicts: [] }],
  };
}

export function resolveMoveMeal(
  { household }: ResolveScope,
  { meal: wanted, from_date: from, to_date: date, to_time: time }: Arguments<'move_meal'>,
): Resolved {
  const { meals, today } = household;
  const said = { name: wanted, day: from };
  const within = meals.filter((meal) => (from === null ? meal.date >= today : meal.date === from));
  const found = wanted === null ? null : matchTitle(within, ({ title }) => title, wanted);
  if (found?.kind === 'AMBIGUOUS')
    return refused({ kind: 'AMBIGUOUS', name: wanted ?? '', options: found.names });
  const candidates = found === null ? within : found.kind === 'FOUND' ? found.rows : [];
  const [meal, ...others] = candidates;
  if (!meal || (wanted === null && from === null))
    return refused({ kind: 'NO_SUCH_MEAL', ...said });
  if (others.length > 0)
    return refused({ kind: 'WHICH_MEAL', ...said, options: candidates.slice(0, mostOptions) });
  const place = { date, time: time ?? meal.time };
  if (place.date === meal.date && place.time === meal.time) {
    return refused({ kind: 'NOTHING_TO_DO' });
  }
  return {
    ok: true,
    plan: { action: 'MOVE_MEAL', id: meal.id, ...place },
    changes: [
      {
        effect: 'CHANGE',
        target: 'PLANNED_MEAL',
        name: meal.title,
        recipeId: meal.recipeId,
        ...place,
        mealType: meal.mealType,
        servings: meal.servings,
        previousDate: meal.date,
        previousTime: meal.time,
        conflicts: [],
      },
    ],
  };
}

/** Only a recipe that passed the gate is stored, and so can be kept; it must still fit who eats here now. */
export function resolveSaveRecipe(
  { household }: ResolveScope,
  { title }: Arguments<'save_recipe'>,
): Resolved {
  const { recipes, rules } = household;
  const shown = shownFirst(recipes).find(({ shownAt }) => shownAt !== null);
  if (title === null && !shown) return refused({ kind: 'NO_RECIPE' });
  const found =
    title === null ? null : matchTitle(shownFirst(recipes), (each) => each.title, title);
  if (found?.kind === 'AMBIGUOUS') {
    return refused({ kind: 'AMBIGUOUS', name: title ?? '', options: found.names });
  }
  const recipe = found === null ? shown : found.kind === 'FOUND' ? found.rows[0] : undefined;
  if (!recipe) return refused({ kind: 'NO_SUCH_RECIPE', name: title ?? '' });
  const name = recipe.title;
  if (recipe.isFavorite) return refused({ kind: 'ALREADY_FAVORITE', name });
  const conflicts = checkRecipe(recipe, rules);
  if (conflicts.length > 0) return refusedDish(name, conflicts, rules);
  return {
    ok: true,
    plan: { action: 'SAVE_RECIPE', recipeId: recipe.id },
    changes: [{ effect: 'ADD', target: 'FAVORITE', name, recipeId: recipe.id, conflicts: [] }],
  };
}
