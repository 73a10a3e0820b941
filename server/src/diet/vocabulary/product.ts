import type { Aisle } from '../aisle.js';
import { lineLexicon } from './lexicon-index.js';
import {
  aisleByTrait,
  bottledWater,
  modifiers,
  productAliases,
  products as soldProducts,
  tapWaterAfter,
  tapWaterBefore,
} from '../lexicon/products.js';
import type { LexiconEntry, Trait } from '../lexicon/types.js';
import { PhraseTrie } from '../text/phrase-trie.js';
import { visibleText, wordsOf, type Word } from '../text/text.js';
import {
  meatStates,
  tellingWords,
  withFoodForward,
  withoutMakers,
  withPercent,
} from './named-asides.js';
import { foodFrom, isFrozen, isPlantMeat, isPreserved, shelfNameAt } from './shelf.js';
import { withSizeLast } from './sized-container.js';

export type { Aisle } from '../aisle.js';

interface Product {
  name: string;
  aisle: Aisle;
}

const longestName = 300;
const products = new PhraseTrie<Product>();
for (const [name, aisle] of soldProducts) products.add(name, { name, aisle });

const modifierKeys = new Set(modifiers.map(keyOf));
const aliases = new Map(productAliases.map(([from, to]) => [keyOf(from), keyOf(to)]));

function keyOf(name: string): string {
  return joined(wordsOf(name));
}

function shownWords(name: string): readonly Word[] {
  const text = withSizeLast(visibleText(name.slice(0, longestName)), startsWithFood);
  return withFoodForward(wordsOf(withPercent(withoutMakers(text, foodAt))), foodAt);
}

/** Where the longest name of something sold or eaten that starts at a word ends. */
const foodAt = (words: readonly Word[], at: number): number | undefined =>
  [products.longestAt(words, at), lineLexicon.longestAt(words, at), shelfNameAt(words, at)].reduce<
    number | undefined
  >((most, found) => (found && found.to > (most ?? 0) ? found.to : most), undefined);

function startsWithFood(text: string): boolean {
  const words = wordsOf(text);
  return (products.longestAt(words, 0) ?? lineLexicon.longestAt(words, 0)) !== undefined;
}

function joined(words: readonly Word[]): string {
  return words.map((word) => word.stem).join(' ');
}

/**
 * The key under which lines of one product merge: accents, plurals, size and preparation left out,
 * what makes it another product (« crème fraîche », « gousse d'ail », « haricots (rouges) ») kept.
 * Never empty for a name that holds a letter or digit.
 */
export function canonicalProduct(name: string): string {
  const words = tellingWords(shownWords(name), foodAt);
  const whole = aliases.get(joined(words));
  if (whole) return whole;
  const kept = keptWords(words, () => ['BUTCHER', 'FISH'].includes(aisleOf(name)));
  const key = joined(kept.length > 0 ? kept : words);
  return aliases.get(key) ?? key;
}

/**
 * The foods that a text names, in its order, as variety counts them: by the family of each (« pâtes » for « penne »), but
 * for meat and fish, which people tell apart, else by its name.
 */
export function foodKinds(text: string): string[] {
  const words = wordsOf(visibleText(text.slice(0, longestName)));
  const kinds = new Set<string>();
  for (let at = 0; at < words.length;) {
    const to = foodAt(words, at);
    const name = joined(words.slice(at, to ?? at));
    const family = lineLexicon.longestAt(words, at)?.value.entry.family;
    if (to !== undefined)
      kinds.add(family && !['BUTCHER', 'FISH'].includes(aisleOf(name)) ? family : name);
    at = to ?? at + 1;
  }
  return [...kinds];
}

const stems = (list: readonly string[]): Set<string> =>
  new Set(list.flatMap((name) => wordsOf(name).map(({ stem }) => stem)));
const water = keyOf('eau');
const beforeWater = stems(tapWaterBefore).add('de');
const afterWater = stems(tapWaterAfter).add('de').add('a');
const inBottles = stems(bottledWater);

/** Whether a line's name means water that nobody buys: not « eau gazeuse », not « eau de rose ». */
export function isTapWater(name: string): boolean {
  const words = shownWords(name);
  if (words.some(({ stem }) => inBottles.has(stem))) return false;
  const said = tellingWords(words, foodAt).map(({ stem }) => stem);
  const at = said.indexOf(water);
  return (
    at !== -1 &&
    said.slice(0, at).every((stem) => beforeWater.has(stem)) &&
    said.slice(at + 1).every((stem) => afterWater.has(stem) || /^\d+$/.test(stem))
  );
}

/** « tranche de jambon »; it reads as « tranché » does. */
const slice = keyOf('tranche');

/** Without modifiers, except inside a compound that is a product of its own (« petits pois »). */
function keptWords(words: readonly Word[], isAnimal: () => boolean): Word[] {
  const from = foodFrom(words);
  const kept = words.slice(0, from).filter(({ stem }) => !modifierKeys.has(stem) || stem === slice);
  for (let at = from; at < words.length;) {
    const compound = products.longestAt(words, at) ?? lineLexicon.longestAt(words, at);
    const to = compound ? compound.to : at + 1;
    const part = words.slice(at, to);
    const stem = part[0]?.stem ?? '';
    const isProduct = to - at > 1 || !modifierKeys.has(stem) || (at === 0 && stem === slice);
    if (isProduct || (meatStates.has(stem) && isAnimal())) kept.push(...part);
    at = to;
  }
  return withoutTrailingLinks(kept);
}

const links = new Set(['de', 'a', 'en', 'et']);

function withoutTrailingLinks(words: readonly Word[]): Word[] {
  const last = words.findLastIndex((word) => !links.has(word.stem));
  return words.slice(0, last + 1);
}

/** Where the longest product name that starts at a word ends; undefined when none does. */
export function productAt(words: readonly Word[], at: number): number | undefined {
  return products.longestAt(words, at)?.to;
}

/** The aisle of the product a name starts with; OTHER when nothing in it is known. */
export function aisleOf(name: string): Aisle {
  const words = shownWords(name);
  const from = products.longestAt(words, 0) || shelfNameAt(words, 0) ? 0 : foodFrom(words);
  const named = aisleFrom(words, from);
  const aisle = isPlantMeat(words, from, named) ? 'DAIRY' : named;
  if (aisle !== 'HOUSEHOLD' && isFrozen(words)) return 'FROZEN';
  return isFresh.has(aisle) && isPreserved(words) ? 'GROCERY' : aisle;
}

/** Whether a name is known as something to eat or drink. */
export const isFood = (name: string): boolean => !['OTHER', 'HOUSEHOLD'].includes(aisleOf(name));

const isFresh: ReadonlySet<Aisle> = new Set(['PRODUCE', 'FISH']);

function aisleFrom(words: readonly Word[], from: number): Aisle {
  for (let at = from; at < words.length; at++) {
    const product = soldAt(words, at);
    const term = lineLexicon.longestAt(words, at);
    if (product && (!term || product.to >= term.to)) return product.aisle;
    const aisle = term && aisleOfTerm(term.value.entry, product !== undefined);
    if (aisle) return aisle;
    if (product) return product.aisle;
  }
  return 'OTHER';
}

function soldAt(words: readonly Word[], at: number): { to: number; aisle: Aisle } | undefined {
  const product = products.longestAt(words, at);
  const other = shelfNameAt(words, at);
  if (other && (!product || other.to >= product.to)) return { to: other.to, aisle: other.value };
  return product && { to: product.to, aisle: product.value.aisle };
}

/** What nearly everything may hold: it says where a thing is found only where nothing else does. */
const weakTraits: ReadonlySet<Trait> = new Set([
  'GELATINE',
  'EGG',
  'MILK',
  'GLUTEN',
  'OATS',
  'NUT',
]);

/**
 * Meat in a name moves a product (« pain de viande »); its flour or its milk does not (« farine T55 »), nor
 * what it may hold (« soupe à l'oignon »).
 */
function aisleOfTerm({ has = [], may = [] }: LexiconEntry, isProduct: boolean): Aisle | undefined {
  const traits = new Set(isProduct ? has : [...has, ...may]);
  const decides = (trait: Trait) => traits.has(trait) && !(isProduct && weakTraits.has(trait));
  return aisleByTrait.find(([trait]) => decides(trait))?.[1];
}
