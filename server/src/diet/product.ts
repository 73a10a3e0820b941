import { aisles, type Aisle } from './aisle.js';
import { lineLexicon } from './lexicon-index.js';
import {
  aisleByTrait,
  asides,
  modifiers,
  productAliases,
  productsByAisle,
} from './lexicon/products.js';
import { phrases } from './lexicon/types.js';
import { PhraseTrie } from './phrase-trie.js';
import { visibleText, wordsOf, type Word } from './text.js';

export type { Aisle } from './aisle.js';

interface Product {
  name: string;
  aisle: Aisle;
}

const longestName = 300;
const products = new PhraseTrie<Product>();
for (const aisle of aisles) {
  for (const name of phrases(productsByAisle[aisle] ?? '')) products.add(name, { name, aisle });
}

const keys = (list: string): Set<string> => new Set(phrases(list).map(keyOf));
const modifierKeys = keys(modifiers);
const asideTrie = new PhraseTrie<true>();
for (const aside of phrases(asides)) asideTrie.add(aside, true);
const aliases = new Map(productAliases.map(([from, to]) => [keyOf(from), keyOf(to)]));

function keyOf(name: string): string {
  return joined(wordsOf(name));
}

function joined(words: readonly Word[]): string {
  return words.map((word) => word.stem).join(' ');
}

/**
 * The key under which lines of one product merge: accents, plurals, size and preparation left out,
 * what makes it another product (« crème fraîche », « gousse d'ail ») kept. Never empty for a name
 * that holds a letter or digit.
 */
export function canonicalProduct(name: string): string {
  const all = wordsOf(visibleText(name.slice(0, longestName)));
  const words = all.slice(0, endOfName(all));
  const whole = aliases.get(joined(words));
  if (whole) return whole;
  const kept = keptWords(words);
  const key = joined(kept.length > 0 ? kept : words);
  return aliases.get(key) ?? key;
}

/** Names stop at a bracket, a comma, or a word that starts an aside. */
function endOfName(words: readonly Word[]): number {
  const end = words.findIndex(
    (word, at) => at > 0 && (word.gap !== 'NONE' || asideTrie.longestAt(words, at) !== undefined),
  );
  return end === -1 ? words.length : end;
}

/** Without modifiers, except inside a compound that is a product of its own (« petits pois »). */
function keptWords(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length;) {
    const compound = products.longestAt(words, at) ?? lineLexicon.longestAt(words, at);
    const to = compound ? compound.to : at + 1;
    const part = words.slice(at, to);
    if (to - at > 1 || !modifierKeys.has(part[0]?.stem ?? '')) kept.push(...part);
    at = to;
  }
  return withoutTrailingLinks(kept);
}

const links = new Set(['de', 'a', 'en', 'et']);

function withoutTrailingLinks(words: readonly Word[]): Word[] {
  const last = words.findLastIndex((word) => !links.has(word.stem));
  return words.slice(0, last + 1);
}

/** The aisle of the product a name starts with; OTHER when nothing in it is known. */
export function aisleOf(name: string): Aisle {
  const words = wordsOf(visibleText(name.slice(0, longestName)));
  for (let at = 0; at < words.length; at++) {
    const product = products.longestAt(words, at);
    const term = lineLexicon.longestAt(words, at);
    if (product && (!term || product.to >= term.to)) return product.value.aisle;
    const aisle =
      term && aisleOfTraits([...(term.value.entry.has ?? []), ...(term.value.entry.may ?? [])]);
    if (aisle) return aisle;
    if (product) return product.value.aisle;
  }
  return 'OTHER';
}

function aisleOfTraits(traits: readonly string[]): Aisle | undefined {
  return aisleByTrait.find(([trait]) => traits.includes(trait))?.[1];
}
