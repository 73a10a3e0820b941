import type { DietRules } from '../diet/gate/gate.js';
import { toSearchText } from '../platform/search-text.js';
import { usualMinutes } from './preparation-time.js';
import type { Difficulty, MealType } from './recipe-brief.js';
import type { RepliedRecipe } from './reply-reader.js';

/** A recipe that has passed the diet gate, and what it was written for. */
export interface PassedRecipe {
  readonly recipe: RepliedRecipe;
  readonly brief: DietRules & {
    readonly mealType: MealType;
    readonly servings: number;
    readonly difficulty: Difficulty;
  };
  readonly cacheKey: string;
  readonly householdId: string;
  readonly userId: string;
}

/** The columns of a passed recipe. */
export function recipeRow(passed: PassedRecipe, random: () => number, createdAt: Date) {
  const { recipe, brief, cacheKey, householdId, userId } = passed;
  return {
    householdId,
    createdById: userId,
    mealType: brief.mealType,
    title: recipe.title,
    description: recipe.description,
    preparationMinutes: recipe.preparationMinutes ?? usualMinutes(brief.mealType, random),
    // What the reply states is what its quantities are for.
    servings: recipe.servings ?? brief.servings,
    difficulty: recipe.difficulty ?? brief.difficulty,
    ingredients: [...recipe.ingredients],
    instructions: [...recipe.instructions],
    searchText: toSearchText([recipe.title, ...recipe.ingredients].join(' ')),
    cacheKey,
    createdAt,
  };
}
