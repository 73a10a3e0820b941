import { checkRecipe } from '../diet/gate/gate.js';
import type { RecipeWishes } from './recipe-brief.js';
import type { RepliedRecipe } from './reply-reader.js';

/** What of somebody's wishes can be told from a recipe; whether children like it, or what it costs, can not. */
export type UnmetWish = 'TIME' | 'INGREDIENT';

/** The wishes that a recipe leaves out. One that states no time is not known to be quick. */
export function unmetWishes(recipe: RepliedRecipe, wishes: RecipeWishes): UnmetWish[] {
  const { maxMinutes, ingredient } = wishes;
  const unmet: UnmetWish[] = [];
  if (maxMinutes !== null && (recipe.preparationMinutes ?? Infinity) > maxMinutes)
    unmet.push('TIME');
  // Looked for by all its names, as what is avoided is (« poisson » is there with « cabillaud »), and in the whole
  // recipe: where the list has « penne », a step drains « les pâtes ».
  const asAvoided = { restrictions: [], avoidedFoods: [ingredient ?? ''] };
  if (ingredient !== null && checkRecipe(recipe, asAvoided).length === 0) unmet.push('INGREDIENT');
  return unmet;
}
