import { aisleOf, canonicalProduct, isTapWater, type Aisle } from '../vocabulary/product.js';
import { boughtLine } from './bought-line.js';
import { scaleIngredientLine } from './scale.js';
import type { Unit } from '../unit.js';

export const maximumNameLength = 200;

/** What a line of the list says, and what follows from its name. */
export interface ShoppingLine {
  readonly name: string;
  readonly quantity: string;
  readonly unit: Unit;
  /** Whether anybody named an amount: « œufs » is kept as « 1 » for want of one. */
  readonly amountSaid: boolean;
  /** Never empty: what lines merge by. */
  readonly product: string;
  readonly aisle: Aisle;
}

/** « 2 kg de pommes de terre » as a line of the list. */
function readLine(text: string): ShoppingLine {
  const { name, quantity, quantityText, unit } = boughtLine(text);
  return lineOf({
    name: name.slice(0, maximumNameLength).trim(),
    quantity: quantityText,
    unit,
    amountSaid: quantity !== null,
  });
}

interface AskedLine {
  line?: string | null | undefined;
  name?: string | null | undefined;
  quantity?: string | null | undefined;
  unit?: Unit | null | undefined;
}

/** The line asked for: read from a sentence, or given in its parts with « 1 » and UNIT for what is left out. */
export function askedLine({ line, name, quantity, unit }: AskedLine): ShoppingLine {
  if (line) return readLine(line);
  return lineOf({
    name: name ?? '',
    quantity: quantity || '1',
    unit: unit ?? 'UNIT',
    amountSaid: Boolean(quantity) || (unit ?? 'UNIT') !== 'UNIT',
  });
}

/** So many times an ingredient, as it is bought; null for one that reads as nothing, and for water from the tap. */
export function ingredientToBuy(text: string, factor: number): ShoppingLine | null {
  const line = readLine(scaleIngredientLine(text, factor));
  return line.name === '' || isTapWater(line.name) ? null : line;
}

const article = /^(?:(?:des|du|de\s+la)\s+|de\s+l['’]\s*)(?=\p{L})/iu;

/**
 * « des œufs » are the same to buy as « 3 œufs ». A drawing or a symbol has no product of its own in
 * the dictionary: it merges with itself.
 */
function lineOf(said: Omit<ShoppingLine, 'product' | 'aisle'>): ShoppingLine {
  const product = canonicalProduct(said.name.replace(article, '')) || said.name.toLowerCase();
  return { ...said, product, aisle: aisleOf(said.name) };
}
