import type { Unit } from '#product/diet/ingredients/ingredient-line.js';
import { words as tables } from '#product/diet/generated/words.js';
import { wordsOf, type Word } from '#product/diet/text/text.js';
import { canonicalProduct, isFood, productAt } from '#product/diet/vocabulary/product.js';
import { wordKinds } from '#product/diet/vocabulary/word-table.js';
import { withoutRest } from '../holds-food.js';
import { foodStates, leadsFood, ofAPhrase, ofIt } from './foods-said.fr.js';
import { joints } from './hear.fr.js';
import type { Span } from './hear.js';

/** A food as the tools take it. */
export interface SaidFood {
  readonly name: string;
  readonly quantity: number | null;
  readonly unit: Unit | null;
}

/** A food that is named in a plain text. */
export interface FoodSpan extends Span {
  readonly name: string;
}

/** The same of a text that was read already; emptied when full, as a talk is heard again with each of its messages. */
function remembering<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    if (known.size >= 2000) known.clear();
    known.set(text, found);
    return found;
  };
}

/** The foods that a plain text names, by the words that the product knows, longest first. */
export const foodSpans = remembering((plain: string): readonly FoodSpan[] => {
  const words = wordsOf(plain);
  const spans: FoodSpan[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    let to = productAt(words, at) ?? at + 1;
    const isLone = to === at + 1;
    const isNamed = !isLone || (first && first.exact.length > 2 && isFood(first.exact));
    if (!first || !isNamed || (isLone && isOtherwise(words, at, plain))) {
      at += 1;
      continue;
    }
    while (foodStates.has(words[to]?.stem ?? '')) to += 1;
    const end = words[to - 1]?.end ?? first.end;
    spans.push({ name: plain.slice(first.start, end), from: first.start, to: end });
    at = to;
  }
  return spans;
});

const lists = tables.split('\n');
/** Words of the product's table that say how a thing is or lead to one, as their stems. */
const otherwise: ReadonlySet<string> = new Set(
  (['adjective', 'link', 'prose'] as const).flatMap((kind) =>
    wordsOf(lists[wordKinds.indexOf(kind)] ?? '').map(({ stem }) => stem),
  ),
);

/** « un steak bleu », « au lieu de »: a word that has another sense too names a food only where a noun stands. */
function isOtherwise(words: readonly Word[], at: number, plain: string): boolean {
  const { exact = '', stem = '', start, end } = words[at] ?? {};
  if (joints.has(exact)) return true;
  if (productAt(words, at) !== undefined || !otherwise.has(stem)) return false;
  const before = plain.slice(0, start);
  return !leadsFood.test(before) || (ofAPhrase.test(before) && ofIt.test(plain.slice(end)));
}

/** Whether two names are of one food, however they are written. */
export const isSameFood = (one: string, other: string): boolean =>
  canonicalProduct(one) === canonicalProduct(other);

/** Whether a thing is among others by name. */
export const isAmong = (name: string, others: readonly string[]): boolean =>
  others.some((other) => isSameFood(other, name) || (!isFood(name) && holdsName(other, name)));

/** The words of a text without accents, plural marks and the smallest ones. */
export const stemsOf = remembering((text: string): readonly string[] =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2 && !/^\d/.test(stem)),
);

/** Whether a text holds all the words of a name. */
export function holdsName(text: string, name: string): boolean {
  const held = stemsOf(text);
  const named = stemsOf(withoutRest(name));
  return named.length > 0 && named.every((stem) => held.includes(stem));
}
