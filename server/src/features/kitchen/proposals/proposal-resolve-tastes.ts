import { checkRecipe } from '../../../diet/gate/gate.js';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import { faultOf } from './proposal-fault.js';
import { matchTitle, shownFirst } from './proposal-match.js';
import type { Arguments } from './proposal-request.js';
import {
  conflictsOf,
  refused,
  refusedDish,
  type Resolved,
  type ResolveScope,
} from './proposal-resolved.js';

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

const mostFoods = 50;

/** An offer to note what somebody said, among tastes alone: what is forbidden is for the person to say in the settings. */
export function resolveNotePreference(
  { household }: ResolveScope,
  { food, kind }: Arguments<'note_preference'>,
): Resolved {
  const { tastes, rules } = household;
  const preference = kind === 'AVOID' ? ('AVOIDED' as const) : ('PREFERRED' as const);
  const key = canonicalProduct(food) || food.toLowerCase();
  const alike = (foods: readonly string[] = []) =>
    foods.filter((each) => (canonicalProduct(each) || each.toLowerCase()) === key);
  const [here, there] =
    kind === 'AVOID'
      ? [tastes?.avoidedFoods, tastes?.preferredFoods]
      : [tastes?.preferredFoods, tastes?.avoidedFoods];
  if (!here || alike(here).length > 0) return refused(faultOf('NOTHING_TO_DO'));
  if (here.length >= mostFoods) return refused(faultOf('TASTES_FULL'));
  return {
    ok: true,
    plan: { action: 'NOTE_PREFERENCE', food, preference, instead: alike(there) },
    changes: [
      {
        effect: 'ADD',
        target: 'PREFERENCE',
        name: food,
        preference,
        conflicts: kind === 'LIKE' ? conflictsOf(food, rules) : [],
      },
    ],
  };
}
