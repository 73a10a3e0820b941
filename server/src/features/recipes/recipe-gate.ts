import { checkRecipe, type DietConflict, type DietRules } from '../../diet/gate/gate.js';
import type { RecipeDraft } from '../../recipe-writing/reply-reader.js';

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
 * description that conflicts by itself (« les pâtes ») is held until the list has cleared it (« pâtes
 * sans gluten »), and ends the try when the list is complete and has not.
 */
export function createRecipeGate(rules: DietRules): RecipeGate {
  let checked = 0;
  let passed = nothingPassed;

  const passText = (part: 'title' | 'description', draft: RecipeDraft) => {
    const text = draft[part];
    if (text === null || passed[part] !== null) return { shown: passed[part], conflicts: [] };
    const { ingredients } = draft;
    const alone = { title: '', description: '', instructions: [], [part]: text };
    const conflicts = checkRecipe({ ...alone, ingredients }, rules);
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
      const title = passText('title', draft);
      const description = passText('description', draft);
      const held = [...title.conflicts, ...description.conflicts];
      const listIsComplete = draft.instructions.length > 0;
      if (held.length > 0 && listIsComplete) return { passed, conflicts: held };
      passed = { title: title.shown, description: description.shown, ingredients };
      return { passed, conflicts: [] };
    },
  };
}
