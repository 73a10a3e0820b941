import { aisleOf, canonicalProduct, type Aisle } from '../../diet/product.js';
import { parseIngredientLine } from '../../diet/ingredient-line.js';
import { scaleIngredientLine } from '../../diet/scale.js';
import type { Unit } from '../../generated/prisma/enums.js';
import { maximumNameLength, type AddShoppingItemInput } from './shopping-input.js';

/** What a line of the list says, and what follows from its name. */
export interface ShoppingLine {
  name: string;
  quantity: string;
  unit: Unit;
  /** Never empty: what lines merge by. */
  product: string;
  aisle: Aisle;
}

/** « 2 kg de pommes de terre » as a line of the list. */
export function readLine(text: string): ShoppingLine {
  const { name, quantityText, unit } = parseIngredientLine(text);
  return lineOf({ name: name.slice(0, maximumNameLength).trim(), quantity: quantityText, unit });
}

/** The line asked for: read from a sentence, or given in its parts with « 1 » and UNIT for what is left out. */
export function askedLine({ line, name, quantity, unit }: AddShoppingItemInput): ShoppingLine {
  if (line) return readLine(line);
  return lineOf({ name: name ?? '', quantity: quantity || '1', unit: unit ?? 'UNIT' });
}

/** A recipe's ingredients for so many people; lines that read as nothing are left out. */
export function recipeLines(
  recipe: { ingredients: readonly string[]; servings: number },
  servings: number,
): { position: number; line: ShoppingLine }[] {
  const factor = servings / Math.max(1, recipe.servings);
  return recipe.ingredients
    .map((text, position) => ({ position, line: readLine(scaleIngredientLine(text, factor)) }))
    .filter(({ line }) => line.name !== '');
}

/** A drawing or a symbol has no product of its own in the dictionary: it merges with itself. */
function lineOf(said: Pick<ShoppingLine, 'name' | 'quantity' | 'unit'>): ShoppingLine {
  const product = canonicalProduct(said.name) || said.name.toLowerCase();
  return { ...said, product, aisle: aisleOf(said.name) };
}
