import { knowsFood } from '../diet/gate/avoided/food-entry.js';
import {
  checkRecipe,
  foodsNamedIn,
  type DietConflict,
  type DietRules,
  type RecipeToCheck,
} from '../diet/gate/gate.js';
import { isAllergen, type Allergen, type DietaryRestriction } from '../diet/restrictions.js';
import { keepLast } from '../platform/keep-last.js';
import { unfitRecipesOfBook } from './book-diet.js';
import { markOfBook } from './seed-book.js';

/** What may be said today of a recipe, whenever and for whomever it was written. */
interface DietCheck {
  restrictions: DietaryRestriction[];
  allergens: Allergen[];
  avoidedFoods: string[];
  unknownFoods: string[];
  conflicts: DietConflict[];
}

/** With the key, which is another one when a recipe of the book has changed. */
export type StoredRecipe = RecipeToCheck & { readonly id: string; readonly cacheKey: string };

const mostConflicts = 10;
/** A reading takes milliseconds, a chat and a week show many, the book is everybody's. */
const kept = keepLast<DietCheck>(5_000);

export function recheckRecipe(recipe: StoredRecipe, diet: DietRules): DietCheck {
  const served = JSON.stringify([[...diet.restrictions].sort(), [...diet.avoidedFoods].sort()]);
  return kept(`${recipe.id} ${recipe.cacheKey} ${served}`, () => checkAgainst(recipe, diet));
}

/** Whether all who eat may have it. */
export const isEaten = (recipe: StoredRecipe, diet: DietRules): boolean =>
  recheckRecipe(recipe, diet).conflicts.length === 0;

/** The same of many: what the book holds has been judged for every household at once, where the row is of its edition. */
export async function eatenBy(diet: DietRules): Promise<(recipe: StoredRecipe) => boolean> {
  const unfit = new Set(await unfitRecipesOfBook(diet));
  const mark = markOfBook();
  return (recipe) => (recipe.cacheKey === mark ? !unfit.has(recipe.id) : isEaten(recipe, diet));
}

function checkAgainst(recipe: RecipeToCheck, diet: DietRules): DietCheck {
  const conflicts = checkRecipe(recipe, diet);
  const broken = new Set(conflicts.map(({ restriction }) => restriction));
  const kept = diet.restrictions.filter((restriction) => !broken.has(restriction));
  // The gate does not say whose entry a word breaks, so that then none of them is vouched for.
  const looked = broken.has('AVOIDED_FOOD') ? [] : diet.avoidedFoods.filter(knowsFood);
  return {
    restrictions: kept.filter((each) => !isAllergen(each)),
    allergens: kept.filter(isAllergen),
    avoidedFoods: withoutAny(recipe, looked),
    unknownFoods: diet.avoidedFoods.filter((food) => !knowsFood(food)),
    conflicts: conflicts.slice(0, mostConflicts),
  };
}

/** The foods that a recipe surely does without: one that it may hold is neither refused nor vouched for. */
function withoutAny(recipe: RecipeToCheck, foods: string[]): string[] {
  if (foods.length === 0 || foodsNamedIn(recipe, foods).length === 0) return foods;
  return foods.filter((food) => foodsNamedIn(recipe, [food]).length === 0);
}
