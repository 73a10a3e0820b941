import { knowsFood } from '../../diet/gate/avoided/food-entry.js';
import { checkRecipe, type DietConflict, type RecipeToCheck } from '../../diet/gate/gate.js';
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

type StoredRecipe = RecipeToCheck & { id: string };

const mostConflicts = 10;
const mostKept = 2_000;
/** The last ones read, by recipe, which never changes: a reading takes milliseconds, and a chat shows many. */
const kept = new Map<string, { version: string; check: DietCheck }>();

export function recheckRecipe(recipe: StoredRecipe, diet: VersionedDiet): DietCheck {
  const known = kept.get(recipe.id);
  if (known?.version === diet.version) return known.check;
  const check = checkAgainst(recipe, diet);
  kept.delete(recipe.id);
  kept.set(recipe.id, { version: diet.version, check });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return check;
}

function checkAgainst(recipe: RecipeToCheck, diet: VersionedDiet): DietCheck {
  const conflicts = checkRecipe(recipe, diet);
  const broken = new Set(conflicts.map(({ restriction }) => restriction));
  const kept = diet.restrictions.filter((restriction) => !broken.has(restriction));
  // The gate does not say whose entry a word breaks, so that then none of them is vouched for.
  const areAvoided = !broken.has('AVOIDED_FOOD');
  return {
    restrictions: kept.filter((each) => !isAllergen(each)),
    allergens: kept.filter(isAllergen),
    avoidedFoods: areAvoided ? diet.avoidedFoods.filter(knowsFood) : [],
    unknownFoods: diet.avoidedFoods.filter((food) => !knowsFood(food)),
    conflicts: conflicts.slice(0, mostConflicts),
  };
}
