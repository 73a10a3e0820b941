import { parseIngredientLine, type Unit } from '#product/diet/ingredients/ingredient-line.js';
import { stemOf, wordsOf } from '#product/diet/text/text.js';
import { canonicalProduct, isFood, productAt } from '#product/diet/vocabulary/product.js';
import {
  afterFood,
  beforeFood,
  betweenFoods,
  clauseStart,
  foodStates,
  notFoods,
  purpose,
} from './foods-said.fr.js';

/** A food as the tools take it. */
export interface SaidFood {
  readonly name: string;
  readonly quantity: number | null;
  readonly unit: Unit | null;
}

/** A food that is named in a plain text. */
export interface FoodSpan {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function trimmed(text: string): string {
  let kept = text.trim();
  for (;;) {
    const next = kept.replace(afterFood, '').replace(beforeFood, '').trim();
    if (next === kept) return kept;
    kept = next;
  }
}

/** « du lait, 6 œufs et 500 g de farine » as what it names, eaten or not; at most 20. */
export function foodsIn(text: string): SaidFood[] {
  return trimmed(text)
    .split(betweenFoods)
    .map((part) => trimmed(part).replace(purpose, ''))
    .filter((part) => /\p{L}{2}/u.test(part) && !clauseStart.test(part))
    .slice(0, 20)
    .map((part) => {
      const { name, quantity, unit } = parseIngredientLine(part);
      return { name: trimmed(name) || part, quantity, unit: quantity === null ? null : unit };
    });
}

/** The foods that a plain text names, by the words that the product knows, longest first. */
export function foodSpans(plain: string): FoodSpan[] {
  const words = wordsOf(plain);
  const spans: FoodSpan[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    let to = productAt(words, at) ?? at + 1;
    const isLone = to === at + 1;
    const isNamed = !isLone || (first && first.exact.length > 2 && isFood(first.exact));
    if (!first || !isNamed || (isLone && notFoods.has(first.exact))) {
      at += 1;
      continue;
    }
    while (foodStates.has(words[to]?.stem ?? '')) to += 1;
    const end = words[to - 1]?.end ?? first.end;
    spans.push({ name: plain.slice(first.start, end), from: first.start, to: end });
    at = to;
  }
  return spans;
}

/** Whether two names are of one food, however they are written. */
export const isSameFood = (one: string, other: string): boolean =>
  canonicalProduct(one) === canonicalProduct(other);

/** Whether a food is among others by name: « viande » is « viande hachée », « pommes » are no « pommes de terre ». */
export function isAmong(name: string, others: readonly string[]): boolean {
  const key = canonicalProduct(name);
  return others.some((other) => {
    const words = wordsOf(other);
    const head = words.slice(0, productAt(words, 0) ?? 1).map(({ exact }) => exact);
    const isHead = canonicalProduct(head.join(' ')) === key;
    return (
      key !== '' && (isHead || isSameFood(other, name) || (!isFood(name) && holdsName(other, name)))
    );
  });
}

/** The words of a text without accents, plural marks and the smallest ones. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2 && !/^\d/.test(stem));

/** Whether a text holds all the words of a name. */
export const holdsName = (text: string, name: string): boolean => {
  const held = new Set(stemsOf(text));
  const stems = stemsOf(name).filter((stem) => !notFoods.has(stem));
  return stems.length > 0 && stems.every((stem) => held.has(stem) || held.has(stemOf(stem)));
};
