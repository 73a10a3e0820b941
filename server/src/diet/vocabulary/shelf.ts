import type { Aisle } from '../aisle.js';
import {
  containers,
  frozen,
  modifiers,
  plantMarks,
  plantsShaped,
  preserved,
  preservingContainers,
  shapedOfPlants,
} from '../lexicon/products.js';
import { PhraseTrie } from '../text/phrase-trie.js';
import { stemOf, type Word } from '../text/text.js';

/** For looking names up, whatever else follows them. */
export function trieOfNames(names: readonly string[]): PhraseTrie<true> {
  const trie = new PhraseTrie<true>();
  for (const name of names) trie.add(name, true);
  return trie;
}

const stems = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(stemOf));

const containerTrie = trieOfNames(containers);
export const preservedTrie = trieOfNames(preserved);
const sizes = stems(modifiers);
const tins = stems(preservingContainers);
const frozenStems = stems(frozen);
const marks = stems(plantMarks);
const shapes = stems(shapedOfPlants);
const plants = stems(plantsShaped);
const madeOf = new Set(['de', 'a']);
const endsKind = new Set(['a', 'en', 'et', 'ou', 'avec', 'pour', 'sans', 'sauce']);
const leavesChoice = new Set(['ou', 'non', 'pas', 'et']);

/** Where the food starts: « belles tranches de pain » at the bread; « canette de 1,6 kg » is a bird. */
export function foodFrom(words: readonly Word[]): number {
  for (let at = 0; at < words.length; at++) {
    const container = containerTrie.longestAt(words, at);
    const [link, food] = container ? words.slice(container.to) : [];
    if (container && link?.stem === 'de' && food && !/^\d/.test(food.stem)) return container.to + 1;
    if (!sizes.has(words[at]?.stem ?? '')) return 0;
  }
  return 0;
}

/** Whether what starts at a word is meat or fish by its aisle or its shape, and of a plant: « saucisse végétale ». */
export function isPlantMeat(words: readonly Word[], from: number, aisle: Aisle): boolean {
  const isShaped = shapes.has(words[from]?.stem ?? '');
  if (!isShaped && aisle !== 'BUTCHER' && aisle !== 'FISH') return false;
  for (const [nth, { stem, gap }] of words.slice(from).entries()) {
    const before = nth > 0 ? (words[from + nth - 1]?.stem ?? '') : '';
    if ((nth > 0 && gap !== 'NONE') || (endsKind.has(before) && !plants.has(stem))) return false;
    if (marks.has(stem) || (isShaped && plants.has(stem) && madeOf.has(before))) return true;
  }
  return false;
}

export const isFrozen = (words: readonly Word[]): boolean =>
  words.some(
    ({ stem }, at) => frozenStems.has(stem) && !leavesChoice.has(words[at - 1]?.stem ?? ''),
  );

/** « boîte d'ananas », « poires au sirop » */
export const isPreserved = (words: readonly Word[]): boolean =>
  words.slice(0, foodFrom(words)).some(({ stem }) => tins.has(stem)) ||
  preservedTrie.findAll(words).length > 0;
