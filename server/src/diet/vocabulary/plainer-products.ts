import { foodById, foodOfProduct, foods, type Food } from './foods.js';
import { bunches, fresh, heads, leaves, partsOfBunch, partsOfPiece } from './part-words.fr.js';
import type { PieceWeights } from './piece-weights.js';

/** A product under which one may have at home what a line asks for otherwise. */
export interface PlainerProduct {
  readonly product: string;
  /** How many of what the line counts one of it makes: ten cloves a head of garlic. */
  readonly parts: number;
  readonly weights: PieceWeights;
}

/** What a shop sells of which a product is a part. */
export interface BoughtWhole {
  readonly product: string;
  readonly parts: number;
  /** As one says it on a list. */
  readonly name: string;
}

interface Whole {
  readonly food: Food;
  readonly parts: number;
  /** Whether one of it is what a shop sells: a bunch of parsley, and no bunch of radishes for a radish. */
  readonly isSold: boolean;
}

/** Assumptions: heads of garlic have ten cloves or more, bunches of herbs more than ten sprigs of three leaves. */
const partsInWhole = 10;
const leavesInBunch = 30;

/** By id, the fresh one where the table knows it apart: by its bare name a herb may be dried. */
const freshKinds = new Map(
  foods.flatMap((food) => {
    const plain = food.varietyOf === null ? null : foodById(food.varietyOf);
    return plain && fresh.has(food.product.slice(plain.product.length + 1))
      ? [[plain.id, food]]
      : [];
  }),
);

export const isPartWord = (stem: string): boolean =>
  [partsOfBunch, partsOfPiece, bunches, heads].some((words) => words.has(stem));

/** « brin de persil », « gousse ail »: what it is a part of, or the whole of. */
function wholeOf(product: string): Whole | null {
  const [, part = '', whole = ''] = /^(\S+) (?:de )?(.+)$/.exec(product) ?? [];
  if (!isPartWord(part)) return null;
  const own = foodOfProduct(`${part} de ${whole}`);
  // « Feuille de riz » is a food of its own.
  const plain = own ? own.varietyOf && foodById(own.varietyOf) : foodOfProduct(whole);
  if (!plain || plain.aisle !== 'PRODUCE') return null;
  const food = freshKinds.get(plain.id) ?? plain;
  const isBunch = food.pack === 'BUNCH';
  if (bunches.has(part)) return { food, parts: 1, isSold: isBunch };
  if (heads.has(part)) return { food, parts: 1, isSold: !isBunch };
  const isPart = isBunch ? partsOfBunch.has(part) : partsOfPiece.get(part)?.test(food.product);
  if (!isPart) return null;
  return { food, parts: isBunch && leaves.has(part) ? leavesInBunch : partsInWhole, isSold: true };
}

/** The whole of a part, or of the whole said so; null for what is bought as it is named. */
export function boughtWhole(product: string): BoughtWhole | null {
  const whole = wholeOf(product);
  if (!whole?.isSold) return null;
  const { food, parts } = whole;
  const plain = food.varietyOf === null ? undefined : foodById(food.varietyOf);
  // A shop sells one mint; by its bare name thyme, a staple, is dried.
  const isOne = plain && freshKinds.get(plain.id) === food && plain.staple === null;
  const sold = isOne ? plain : food;
  return { product: sold.product, name: sold.name, parts };
}

/** A bunch of carrots is not one of them. */
const weighsAsOne = (product: string): boolean => !bunches.has(product.split(' ', 1)[0] ?? '');

/**
 * The products that stand at home for another one, the nearest first: « ail » for « gousse d’ail », « persil » for
 * « brin de persil », « champignon » for « champignon de Paris ». Never another food, nor one that says more of itself
 * (« sans gluten », « végétal »): only what the table of foods calls a variety, and parts of fresh produce.
 */
export function plainerProducts(product: string): PlainerProduct[] {
  const { food: whole, parts } = wholeOf(product) ?? { parts: 1 };
  const foods: Food[] = whole ? [whole] : [];
  let food = whole ?? foodOfProduct(product);
  const asked = weighsAsOne(product) ? (food?.piece ?? null) : null;
  while (food && food.varietyOf !== null) {
    food = foodById(food.varietyOf);
    foods.push(food);
  }
  return foods.map((each) => ({
    product: each.product,
    parts,
    weights: { asked, stocked: each.piece },
  }));
}
