import { foodById, foodOfProduct } from './foods.js';
import { partsOfWhole, wholes } from './part-words.fr.js';

/** A product under which one may have at home what a line asks for otherwise. */
export interface PlainerProduct {
  readonly product: string;
  /** How many of what the line counts one of it makes: ten cloves a head of garlic. */
  readonly parts: number;
}

/** An assumption: heads of garlic have ten cloves or more, bunches of herbs more than ten sprigs. */
const partsInWhole = 10;

/** « brin de persil »: what it is a part of, or the whole of. */
function wholeOf(product: string): PlainerProduct | null {
  const [, part = '', whole = ''] = /^(\S+) de (.+)$/.exec(product) ?? [];
  if (wholes.has(part)) return { product: whole, parts: 1 };
  return partsOfWhole.has(part) ? { product: whole, parts: partsInWhole } : null;
}

/**
 * The products that stand at home for another one, the nearest first: « ail » for « gousse d’ail », « persil » for
 * « brin de persil », « champignon » for « champignon de Paris ». Never another food, nor one that says more of itself
 * (« sans gluten », « végétal »): only what the table of foods calls a variety, and parts of fresh produce.
 */
export function plainerProducts(product: string): PlainerProduct[] {
  const part = wholeOf(product);
  const own = foodOfProduct(product);
  const plainer: PlainerProduct[] = [];
  // « Feuille de riz » is a food of its own.
  if (part && !own && foodOfProduct(part.product)?.aisle === 'PRODUCE') plainer.push(part);
  let food = own ?? (plainer.length > 0 ? foodOfProduct(part?.product ?? '') : undefined);
  while (food && food.varietyOf !== null) {
    food = foodById(food.varietyOf);
    plainer.push({ product: food.product, parts: part?.parts ?? 1 });
  }
  return plainer;
}
