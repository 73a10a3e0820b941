import { checkRecipe, type DietConflict } from '../diet/gate/gate.js';
import type { RecipeWishes } from './recipe-brief.js';
import type { RepliedRecipe } from './reply-reader.js';

/** What of somebody's wishes can be told from a recipe; whether children like it, or what it costs, can not. */
export type UnmetWish = 'TIME' | 'INGREDIENT';

const foodIn = (lines: readonly string[], food: string): readonly DietConflict[] =>
  checkRecipe(
    { title: '', description: '', ingredients: lines, instructions: [] },
    { restrictions: [], avoidedFoods: [food] },
  );

/** The wishes that a recipe leaves out. One that states no time is not known to be quick. */
export function unmetWishes(recipe: RepliedRecipe, wishes: RecipeWishes): UnmetWish[] {
  const { maxMinutes, ingredient } = wishes;
  const unmet: UnmetWish[] = [];
  if (maxMinutes !== null && (recipe.preparationMinutes ?? Infinity) > maxMinutes)
    unmet.push('TIME');
  // By all its names, as a food that is avoided is looked for: « poisson » is there with « cabillaud ».
  if (ingredient !== null && foodIn(recipe.ingredients, ingredient).length === 0)
    unmet.push('INGREDIENT');
  return unmet;
}
