import { checkRecipe, checkText } from '../../../diet/gate/gate.js';
import { momentOf } from '../../../week-choice/moments.js';
import type { ProposalFault, SaidMeal } from './proposal-fault.js';
import { isSameTitle, matchTitle, recipeOfTitle } from './proposal-match.js';
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

type Meal = ResolveScope['household']['meals'][number];

/** The one meal that is meant, of those to come where no day is said; or why it is not clear which. */
function theMeal(
  { meals, today }: ResolveScope['household'],
  said: SaidMeal,
): { readonly meal: Meal } | { readonly fault: ProposalFault } {
  const { name, day, moment } = said;
  const within = meals.filter(
    (meal) =>
      (day === null ? meal.date >= today : meal.date === day) &&
      (moment === null || momentOf(meal.time) === moment),
  );
  const found = name === null ? null : matchTitle(within, ({ title }) => title, name);
  if (found?.kind === 'AMBIGUOUS')
    return { fault: { kind: 'AMBIGUOUS', name: name ?? '', options: found.names } };
  const candidates = found === null ? within : found.kind === 'FOUND' ? found.rows : [];
  const [meal, ...others] = candidates;
  if (!meal || (name === null && day === null)) return { fault: { kind: 'NO_SUCH_MEAL', ...said } };
  if (others.length === 0) return { meal };
  return { fault: { kind: 'WHICH_MEAL', ...said, options: candidates.slice(0, mostOptions) } };
}

const changeOf = ({ id: line, title: name, recipeId, date, time, mealType, servings }: Meal) => ({
  line,
  target: 'PLANNED_MEAL' as const,
  name,
  recipeId,
  date,
  time,
  mealType,
  servings,
  conflicts: [],
});

export function resolveMoveMeal(
  { household }: ResolveScope,
  {
    meal: name,
    from_date: day,
    from_moment: moment,
    to_date: date,
    to_time: time,
  }: Arguments<'move_meal'>,
): Resolved {
  const found = theMeal(household, { name, day, moment });
  if ('fault' in found) return refused(found.fault);
  const { meal } = found;
  const place = { date, time: time ?? meal.time };
  if (place.date === meal.date && place.time === meal.time) {
    return refused({ kind: 'NOTHING_TO_DO' });
  }
  const previous = { previousDate: meal.date, previousTime: meal.time };
  return {
    ok: true,
    plan: { action: 'MOVE_MEAL', id: meal.id, ...place },
    changes: [{ ...changeOf(meal), effect: 'CHANGE', ...place, ...previous }],
  };
}

export function resolveRemoveMeal(
  { household }: ResolveScope,
  { meal: name, date: day, moment }: Arguments<'remove_meal'>,
): Resolved {
  const found = theMeal(household, { name, day, moment });
  if ('fault' in found) return refused(found.fault);
  const { meal } = found;
  return {
    ok: true,
    plan: { action: 'REMOVE_MEAL', id: meal.id },
    changes: [{ ...changeOf(meal), effect: 'REMOVE' }],
  };
}

/** Another dish is food that is brought in: it passes the gate like one that is planned. */
export function resolveChangeMeal(
  { household }: ResolveScope,
  {
    meal: name,
    from_date: day,
    from_moment: moment,
    title,
    servings,
    time,
  }: Arguments<'change_meal'>,
): Resolved {
  const found = theMeal(household, { name, day, moment });
  if ('fault' in found) return refused(found.fault);
  const { meal } = found;
  const isOther = title !== null && !isSameTitle(title, meal.title);
  const recipe = isOther ? recipeOfTitle(household.recipes, title) : undefined;
  const conflicts = !isOther
    ? []
    : recipe
      ? checkRecipe(recipe, household.rules)
      : checkText(title, household.rules);
  if (conflicts.length > 0) return refusedDish(title ?? '', conflicts, household.rules);
  const dish = isOther
    ? {
        recipeId: recipe?.id ?? null,
        recipeTitle: recipe?.title ?? title,
        mealType: recipe?.mealType ?? meal.mealType,
      }
    : null;
  const others = {
    time: time === meal.time ? null : time,
    servings: servings === meal.servings ? null : servings,
  };
  if (!dish && others.time === null && others.servings === null)
    return refused({ kind: 'NOTHING_TO_DO' });
  return {
    ok: true,
    plan: { action: 'CHANGE_MEAL', id: meal.id, dish, ...others, lines: [], added: [] },
    changes: [
      {
        ...changeOf(meal),
        effect: 'CHANGE',
        ...(dish && {
          name: dish.recipeTitle,
          recipeId: dish.recipeId,
          mealType: dish.mealType,
          previousName: meal.title,
        }),
        ...(others.time !== null && {
          time: others.time,
          previousDate: meal.date,
          previousTime: meal.time,
        }),
        ...(others.servings !== null && {
          servings: others.servings,
          previousServings: meal.servings,
        }),
      },
    ],
  };
}
