import { checkRecipe, checkText, type DietConflict, type DietRules } from '../../diet/gate.js';
import type { RecipeDraft } from './reply-reader.js';

/** The part of a draft that has passed, and may be shown. */
export interface PassedDraft {
  readonly title: string | null;
  readonly description: string | null;
  readonly ingredients: readonly string[];
}

export interface RecipeGate {
  /** Checks what is new in the draft. With a conflict, nothing new may be shown. */
  check(draft: RecipeDraft): { readonly passed: PassedDraft; readonly conflicts: DietConflict[] };
}

export const nothingPassed: PassedDraft = { title: null, description: null, ingredients: [] };

/**
 * Guards a recipe while it is written. An ingredient line that conflicts ends the try at once. A title or
 * description that conflicts by itself (« Gratin de pâtes ») is held until the list has cleared it
 * (« pâtes sans gluten »), and ends the try when the list is complete and has not.
 */
export function createRecipeGate(rules: DietRules): RecipeGate {
  let checked = 0;
  let passed = nothingPassed;

  const conflictsOf = (text: string, ingredients: readonly string[]): DietConflict[] => {
    const alone = checkText(text, rules);
    if (alone.length === 0 || ingredients.length === 0) return alone;
    return checkRecipe({ title: text, description: '', ingredients, instructions: [] }, rules);
  };

  const passText = (text: string | null, shown: string | null, ingredients: readonly string[]) => {
    if (text === null || shown !== null) return { shown, conflicts: [] };
    const conflicts = conflictsOf(text, ingredients);
    return { shown: conflicts.length === 0 ? text : null, conflicts };
  };

  return {
    check: (draft) => {
      const { ingredients } = draft;
      if (ingredients.length > checked) {
        const list = { title: '', description: '', ingredients, instructions: [] };
        const conflicts = checkRecipe(list, rules);
        if (conflicts.length > 0) return { passed, conflicts };
        checked = ingredients.length;
      }
      const title = passText(draft.title, passed.title, ingredients);
      const description = passText(draft.description, passed.description, ingredients);
      const held = [...title.conflicts, ...description.conflicts];
      const listIsComplete = draft.instructions.length > 0;
      if (held.length > 0 && listIsComplete) return { passed, conflicts: held };
      passed = { title: title.shown, description: description.shown, ingredients };
      return { passed, conflicts: [] };
    },
  };
}
