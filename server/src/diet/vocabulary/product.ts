import type { Aisle } from '../aisle.js';
import { lineLexicon } from './lexicon-index.js';
import {
  aisleByTrait,
  bottledWater,
  modifiers,
  tapWaterAfter,
  tapWaterBefore,
} from '../lexicon/products.js';
import type { LexiconEntry, Trait } from '../lexicon/types.js';
import { visibleText, wordsOf, type Word } from '../text/text.js';
import { foodAt, foods, knownFoodAt } from './foods.js';
import {
  meatStates,
  tellingWords,
  withFoodForward,
  withoutMakers,
  withPercent,
} from './named-asides.js';
import { foodFrom, isFrozen, isPlantMeat, isPreserved } from './shelf.js';
import { withSizeAside } from './size-of-piece.js';
import { withSizeLast } from './sized-container.js';

export type { Aisle } from '../aisle.js';

const longestName = 300;
const modifierKeys = new Set(modifiers.map(keyOf));
/** The first name of a food, by the others. */
const firstNames = new Map(
  foods.flatMap(({ product, otherNames }) => otherNames.map((name) => [name, product])),
);

function keyOf(name: string): string {
  return joined(wordsOf(name));
}

function shownWords(name: string): readonly Word[] {
  const said = withSizeAside(visibleText(name.slice(0, longestName)));
  const text = withSizeLast(said, startsWithFood);
  return withFoodForward(wordsOf(withPercent(withoutMakers(text, endOfFood))), endOfFood);
}

/** Where the longest name of something sold or eaten that starts at a word ends. */
const endOfFood = (words: readonly Word[], at: number): number | undefined =>
  [knownFoodAt(words, at), lineLexicon.longestAt(words, at)].reduce<number | undefined>(
    (most, found) => (found && found.to > (most ?? 0) ? found.to : most),
    undefined,
  );

function startsWithFood(text: string): boolean {
  const words = wordsOf(text);
  return (knownFoodAt(words, 0) ?? lineLexicon.longestAt(words, 0)) !== undefined;
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
  const words = tellingWords(shownWords(name), endOfFood);
  const whole = firstNames.get(joined(words));
  if (whole) return whole;
  const kept = keptWords(words, () => ofAnimals.has(aisleOf(name)));
  const key = kept.length > 0 ? kept.join(' ') : joined(words);
  return firstNames.get(key) ?? key;
}

/**
 * The foods that a text names, in its order, as variety counts them: by the family of each (« pâtes » for « penne »), but
 * for meat and fish, which people tell apart, else by its name.
 */
export function foodKinds(text: string): string[] {
  const words = wordsOf(visibleText(text.slice(0, longestName)));
  const kinds = new Set<string>();
  for (let at = 0; at < words.length;) {
    const food = foodAt(words, at);
    if (food) {
      // Of the food itself: « spaghetti à la carbonara » is a dish without a family.
      const named = words.slice(at, food.to);
      const family = lineLexicon.longestAt(named, 0)?.value.entry.family;
      kinds.add(family && !ofAnimals.has(food.value.aisle) ? family : joined(named));
    }
    at = food?.to ?? at + 1;
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
  const said = tellingWords(words, endOfFood).map(({ stem }) => stem);
  const at = said.indexOf(water);
  return (
    at !== -1 &&
    said.slice(0, at).every((stem) => beforeWater.has(stem)) &&
    said.slice(at + 1).every((stem) => afterWater.has(stem) || /^\d+$/.test(stem))
  );
}

/** « tranche de jambon »; it reads as « tranché » does. */
const slice = keyOf('tranche');

/** Without modifiers, except inside a compound that is a product of its own (« petits pois »); a food by its first name. */
function keptWords(words: readonly Word[], isAnimal: () => boolean): string[] {
  const from = foodFrom(words);
  const kept = words
    .slice(0, from)
    .map(({ stem }) => stem)
    .filter((stem) => !modifierKeys.has(stem) || stem === slice);
  for (let at = from; at < words.length;) {
    const food = knownFoodAt(words, at);
    const to = (food ?? lineLexicon.longestAt(words, at))?.to ?? at + 1;
    const stem = words[at]?.stem ?? '';
    const isProduct = to - at > 1 || !modifierKeys.has(stem) || (at === 0 && stem === slice);
    if (isProduct || (meatStates.has(stem) && isAnimal()))
      kept.push(food?.value.product ?? joined(words.slice(at, to)));
    at = to;
  }
  return kept.slice(0, kept.findLastIndex((stem) => !links.has(stem)) + 1);
}

const links = new Set(['de', 'a', 'en', 'et', 'ou']);

/** Where the longest product name that starts at a word ends; undefined when none does. */
export function productAt(words: readonly Word[], at: number): number | undefined {
  return knownFoodAt(words, at)?.to;
}

/** The aisle of the product a name starts with; OTHER when nothing in it is known. */
export function aisleOf(name: string): Aisle {
  const words = shownWords(name);
  const from = foodAt(words, 0) ? 0 : foodFrom(words);
  const found = aisleFrom(words, from);
  const aisle = isPlantMeat(words, from, foodAt(words, from)?.value.aisle ?? found)
    ? 'DAIRY'
    : found;
  if (aisle !== 'HOUSEHOLD' && isFrozen(words)) return 'FROZEN';
  return isFresh.has(aisle) && isPreserved(words) ? 'GROCERY' : aisle;
}

/** Whether a name is known as something to eat or drink. */
export const isFood = (name: string): boolean => !['OTHER', 'HOUSEHOLD'].includes(aisleOf(name));

const isFresh: ReadonlySet<Aisle> = new Set(['PRODUCE', 'FISH']);

function aisleFrom(words: readonly Word[], from: number): Aisle {
  for (let at = from; at < words.length; at++) {
    const term = lineLexicon.longestAt(words, at);
    const food = foodAt(words, at);
    if (food && (!term || food.to >= term.to)) return food.value.aisle;
    if (food && term && isNoAnimal(food.value.aisle, term.value.entry)) continue;
    const aisle = term && aisleOfTerm(term.value.entry, food !== undefined);
    if (aisle) return aisle;
    if (food) return food.value.aisle;
  }
  return 'OTHER';
}

const ofAnimals: ReadonlySet<Aisle> = new Set(['BUTCHER', 'FISH']);

/** « boulettes de lentilles », « poule des bois »: a longer name which holds nothing is of no meat or fish. */
const isNoAnimal = (aisle: Aisle, { has = [], may = [], adds }: LexiconEntry): boolean =>
  ofAnimals.has(aisle) && has.length + may.length === 0 && !adds;

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
