import { wordsOf } from '../text/text.js';
import { boughtWhole, isPartWord, type BoughtWhole } from '../vocabulary/plainer-products.js';
import { aisleOf, canonicalProduct, isTapWater, type Aisle } from '../vocabulary/product.js';
import { staplesIn } from '../vocabulary/staples.js';
import { boughtLine } from './bought-line.js';
import { lengthAside } from './measure-words.fr.js';
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
  /** Never empty: what its words name; see `listedProduct`. */
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

/**
 * So many times an ingredient, as it is bought: two lines for « sel et poivre », none for what reads as nothing and for
 * water from the tap.
 */
export function ingredientToBuy(text: string, factor: number): ShoppingLine[] {
  const line = readLine(scaleIngredientLine(text, factor));
  if (line.name === '' || isTapWater(line.name)) return [];
  if (line.amountSaid) return [line];
  const names = staplesIn(line.name);
  return names.length === 1 ? [line] : names.map((name) => lineOf({ ...line, name }));
}

const article = /^(?:(?:des|du|de\s+la)\s+|de\s+l['’]\s*)(?=\p{L})/iu;

/**
 * « des œufs » are the same to buy as « 3 œufs ». A drawing or a symbol has no product of its own in
 * the dictionary: it merges with itself.
 */
function lineOf(said: Omit<ShoppingLine, 'product' | 'aisle'>): ShoppingLine {
  return { ...said, product: productNamed(said.name), aisle: aisleOf(said.name) };
}

/** The product that a line's own words name. */
export const productNamed = (name: string): string =>
  canonicalProduct(name.replace(article, '')) || name.toLowerCase();

/** What one buys of a line that names a part of fresh produce, or a length; null where that is what it names. */
export function boughtAs(name: string): BoughtWhole | null {
  const { food } = lengthAside.exec(name)?.groups ?? {};
  // A list has thousands of lines, and to name a product takes a while.
  if (!food && !wordsOf(name).some(({ stem }) => isPartWord(stem))) return null;
  const product = productNamed(name);
  const piece = food && aisleOf(food) === 'PRODUCE' ? { product, name: food, parts: 1 } : null;
  return boughtWhole(product) ?? piece;
}

/** The product of the list that a line is one of: of « brins de persil » parsley. */
export const listedProduct = ({ name, product }: Pick<ShoppingLine, 'name' | 'product'>): string =>
  boughtAs(name)?.product ?? product;
