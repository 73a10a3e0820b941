import { scaleIngredientLine } from '#product/diet/ingredients/scale.js';
import { scaleSteps } from '#product/diet/ingredients/scale-steps.js';
import type { BookRecipe } from '#product/recipe-book/book.js';
import { layout } from './chef.fr.js';

/** A cake for eight is still cut for nine. */
const cutSmaller = 0.25;

/** For how many a recipe is written when it is asked for so many, and what that multiplies it by. */
export function yieldFor(
  { servings: own, madeWhole }: BookRecipe,
  asked: number,
): { servings: number; factor: number } {
  if (!madeWhole) return { servings: asked, factor: asked / own };
  const wholes = Math.max(1, Math.ceil(asked / own - cutSmaller));
  return { servings: Math.max(asked, wholes * own), factor: wholes };
}

/** The recipe for so many, in the layout that Popote's prompt asks for; the chat's states the type as well. */
export function writeReply(
  recipe: BookRecipe,
  servings: number,
  { saysType = false, note }: { saysType?: boolean; note?: string | undefined } = {},
): string {
  const { servings: made, factor } = yieldFor(recipe, servings);
  const isAsMade = !recipe.madeWhole || (made === servings && factor === 1);
  const yieldNote = isAsMade ? undefined : layout.wholes(factor, made);
  return [
    `# ${recipe.title}`,
    '',
    [recipe.description, yieldNote, note].filter(Boolean).join(' '),
    '',
    ...(saysType ? [layout.type(recipe.mealType)] : []),
    layout.time(recipe.preparationMinutes),
    layout.difficulty(recipe.difficulty),
    layout.servings(made),
    '',
    layout.ingredients,
    ...recipe.ingredients.map((line) => `- ${scaleIngredientLine(line, factor)}`),
    '',
    layout.instructions,
    ...scaleSteps(recipe.instructions, factor, recipe.ingredients).map(
      (step, index) => `${index + 1}. ${step}`,
    ),
    '',
  ].join('\n');
}
