import { checkRecipe, type DietConflict } from '../diet/gate/gate.js';
import { allergens, dietaryRestrictions, type Restriction } from '../diet/restrictions.js';
import type { BookRecipe } from '../recipe-book/book.js';

const restrictions = [...dietaryRestrictions, ...allergens];
const verdicts = new Map<BookRecipe, readonly DietConflict[]>();

/** What the diet gate finds in a recipe of all diets and allergens: read once, as reading is what takes long. */
function conflictsOf(recipe: BookRecipe): readonly DietConflict[] {
  const known = verdicts.get(recipe);
  if (known) return known;
  const found = checkRecipe(recipe, { restrictions, avoidedFoods: [] });
  verdicts.set(recipe, found);
  return found;
}

/** Why a recipe of the book is not for one who eats by these rules; empty when it is. */
export const conflictsWith = (
  recipe: BookRecipe,
  ...barred: readonly Restriction[]
): readonly DietConflict[] =>
  conflictsOf(recipe).filter(({ restriction }) => barred.some((each) => each === restriction));
