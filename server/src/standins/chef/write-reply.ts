import { scaleIngredientLine } from '../../diet/ingredients/scale.js';
import type { BookRecipe } from './book.js';
import { layout } from './chef.fr.js';

const measured = /\b\d+(?:,\d+)?\s(?:kg|g|ml|cl|dl|l)(?=\sd(?:e\s|u\s|es\s|['’]))/g;

/** Amounts of the steps go with those of the list. */
function scaleStep(step: string, factor: number): string {
  if (factor === 1) return step;
  return step.replace(measured, (amount) => {
    const scaled = scaleIngredientLine(`${amount} de x`, factor);
    return scaled.endsWith(' de x') ? scaled.slice(0, -' de x'.length) : amount;
  });
}

/** The recipe for so many, in the layout that Popote's prompt asks for; the chat's states the type as well. */
export function writeReply(
  recipe: BookRecipe,
  servings: number,
  { saysType = false, note }: { saysType?: boolean; note?: string | undefined } = {},
): string {
  const factor = servings / recipe.servings;
  return [
    `# ${recipe.title}`,
    '',
    note ? `${recipe.description} ${note}` : recipe.description,
    '',
    ...(saysType ? [layout.type(recipe.mealType)] : []),
    layout.time(recipe.preparationMinutes),
    layout.difficulty(recipe.difficulty),
    layout.servings(servings),
    '',
    layout.ingredients,
    ...recipe.ingredients.map((line) => `- ${scaleIngredientLine(line, factor)}`),
    '',
    layout.instructions,
    ...recipe.instructions.map((step, index) => `${index + 1}. ${scaleStep(step, factor)}`),
    '',
  ].join('\n');
}
