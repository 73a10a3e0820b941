import type { Unit } from '#product/diet/ingredients/ingredient-line.js';
import { words as tables } from '#product/diet/generated/words.js';
import { stemOf, wordsOf, type Word } from '#product/diet/text/text.js';
import { canonicalProduct, isFood, productAt } from '#product/diet/vocabulary/product.js';
import { wordKinds } from '#product/diet/vocabulary/word-table.js';
import { foodStates, leadsFood, ofAPhrase, ofIt } from './foods-said.fr.js';
import { joints } from './slots.fr.js';

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
}

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

const stems = new Map<string, readonly string[]>();

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

/** Whether a text holds all the words of a name. */
export const holdsName = (text: string, name: string): boolean => {
  const held = new Set(stemsOf(text));
  const named = stemsOf(name).filter((stem) => stem !== 'reste');
  return named.length > 0 && named.every((stem) => held.has(stem) || held.has(stemOf(stem)));
};
