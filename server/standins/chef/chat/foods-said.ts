import type { Unit } from '#product/diet/ingredients/ingredient-line.js';
import { stemOf, wordsOf } from '#product/diet/text/text.js';
import { canonicalProduct, isFood, productAt } from '#product/diet/vocabulary/product.js';
import { foodStates, notFoods } from './foods-said.fr.js';

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

/** The foods that a plain text names, by the words that the product knows, longest first. */
export function foodSpans(plain: string): readonly FoodSpan[] {
  const known = read.get(plain);
  if (known) return known;
  const spans = spansIn(plain);
  if (read.size >= remembered) read.clear();
  read.set(plain, spans);
  return spans;
}

/** What was read already, as a talk is heard again with each of its messages. */
const read = new Map<string, readonly FoodSpan[]>();
const remembered = 2000;

function spansIn(plain: string): FoodSpan[] {
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
export function stemsOf(text: string): readonly string[] {
  const known = stems.get(text);
  if (known) return known;
  const found = wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2 && !/^\d/.test(stem));
  if (stems.size >= remembered) stems.clear();
  stems.set(text, found);
  return found;
}

const stems = new Map<string, readonly string[]>();

/** Whether a text holds all the words of a name. */
export const holdsName = (text: string, name: string): boolean => {
  const held = new Set(stemsOf(text));
  const named = stemsOf(name).filter((stem) => !notFoods.has(stem));
  return named.length > 0 && named.every((stem) => held.has(stem) || held.has(stemOf(stem)));
};
