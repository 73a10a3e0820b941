import { knowsFood } from '../../diet/gate/avoided/food-entry.js';
import {
  checkRecipe,
  foodsNamedIn,
  type DietConflict,
  type RecipeToCheck,
} from '../../diet/gate/gate.js';
import { isAllergen, type Allergen, type DietaryRestriction } from '../../diet/restrictions.js';
import type { VersionedDiet } from '../../graphql/household-diet.js';

/** What may be said today of a recipe, whenever and for whomever it was written. */
interface DietCheck {
  restrictions: DietaryRestriction[];
  allergens: Allergen[];
  avoidedFoods: string[];
  unknownFoods: string[];
  conflicts: DietConflict[];
}

/** With the key, which is another one when a recipe of the book has changed. */
type StoredRecipe = RecipeToCheck & { id: string; cacheKey: string };

const mostConflicts = 10;
const mostKept = 5_000;
/** The last ones read, by text and diet: a reading takes milliseconds, a chat shows many, the book is everybody's. */
const kept = new Map<string, DietCheck>();

export function recheckRecipe(recipe: StoredRecipe, diet: VersionedDiet): DietCheck {
  const key = `${recipe.id} ${recipe.cacheKey} ${diet.version}`;
  const check = kept.get(key) ?? checkAgainst(recipe, diet);
  kept.delete(key);
  kept.set(key, check);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return check;
}

function checkAgainst(recipe: RecipeToCheck, diet: VersionedDiet): DietCheck {
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
