import type { Aisle } from '../aisle.js';
import { foods as compiled } from '../generated/foods.js';
import { sources as compiledSources } from '../generated/sources.js';
import type { Packaging } from '../packaging.js';
import { PhraseTrie, stemOfKey, type PhraseMatch } from '../text/phrase-trie.js';
import type { Word } from '../text/text.js';

/** For so many days, and the key of who says so. */
export interface Kept {
  days: number;
  source: string;
}

/** A food of server/data/foods/foods.tsv, with what it takes from its parents. */
export interface Food {
  id: string;
  /** As a person says it on a list; empty for a kind that has no name of its own. */
  name: string;
  /** The words of its first name, as they are compared. */
  product: string;
  /** The words of its other names. */
  otherNames: readonly string[];
  aisle: Aisle;
  /** Whether it makes a line known to the gate; of the others only the place in the shop is known. */
  isWellKnown: boolean;
  /** Null for what keeps by the date on its packet, or where nobody says how long. */
  fridge: Kept | null;
  freezer: Kept | null;
  /** What one of it weighs as one buys it, in grams; null for what is sold otherwise, or where nobody says. */
  piece: number | null;
  /** It is kept outside the cold, though what lies beside it in the shop is not. */
  isKeptOutside: boolean;
  /** The key of its drawing; null where none shows it. */
  picture: string | null;
  pack: Packaging | null;
  /** The id of the usual staple that it is, or stands for. */
  staple: string | null;
  /** The ids of what may take its place, the nearest first. */
  substitutes: readonly string[];
  /** The id of the food whose plain name stands for it too; null where none does. */
  varietyOf: string | null;
}

/** What a line names of what is sold; the longest name wins. */
const named = new PhraseTrie<Food>();
const wellKnown = new PhraseTrie<Food>();
const byId = new Map<string, Food>();

for (const line of compiled.split('\n')) {
  const [id = '', name = '', names = '', flags = '', ...claims] = line.split('\t');
  const keys = names === '' ? [] : names.split('|').map((words) => words.split(' '));
  const food = foodOf(id, name, flags === '', keys, claims);
  byId.set(id, food);
  for (const words of keys) {
    named.addKeys(words, food);
    if (food.isWellKnown) wellKnown.addKeys(words, food);
  }
}

function foodOf(
  id: string,
  name: string,
  isWellKnown: boolean,
  keys: readonly (readonly string[])[],
  [
    aisle = '',
    fridge = '',
    freezer = '',
    piece = '',
    picture = '',
    pack = '',
    staple = '',
    substitutes = '',
    varietyOf = '',
  ]: string[],
): Food {
  const [product, ...otherNames] = keys.map((words) => words.map(stemOfKey).join(' '));
  return {
    id,
    name,
    product: product ?? '',
    otherNames,
    // The compile step has checked both.
    aisle: aisle.toUpperCase() as Aisle,
    isWellKnown,
    fridge: keptFor(fridge),
    freezer: keptFor(freezer),
    piece: piece === '' ? null : Number.parseInt(piece, 10),
    isKeptOutside: fridge === 'cupboard',
    picture: picture || null,
    pack: pack ? (pack.toUpperCase() as Packaging) : null,
    staple: staple || null,
    substitutes: substitutes === '' ? [] : substitutes.split(' '),
    varietyOf: varietyOf || null,
  };
}

function keptFor(kept: string): Kept | null {
  const [days, source] = kept.split(' ');
  return days && source ? { days: Number(days), source } : null;
}

export const foods: readonly Food[] = [...byId.values()];

/** @throws Error when the table has no such food */
export function foodById(id: string): Food {
  const food = byId.get(id);
  if (!food) throw new Error(`No food « ${id} » in server/data/foods/foods.tsv`);
  return food;
}

const byProduct = new Map(
  foods.flatMap((food) =>
    [food.product, ...food.otherNames].flatMap((name) => (name === '' ? [] : [[name, food]])),
  ),
);

/** The food of which this is the key of a name; undefined where the table has none. */
export const foodOfProduct = (product: string): Food | undefined => byProduct.get(product);

export const foodAt = (words: readonly Word[], at: number): PhraseMatch<Food> | undefined =>
  named.longestAt(words, at);

/** The same of what is known well enough that it makes a line known to the gate. */
export const knownFoodAt = (words: readonly Word[], at: number): PhraseMatch<Food> | undefined =>
  wellKnown.longestAt(words, at);

/** From left to right, never overlapping. */
export const foodsIn = (words: readonly Word[]): PhraseMatch<Food>[] => named.findAll(words);

const sources = new Map(
  compiledSources.split('\n').map((line) => {
    const [key = '', name = '', url = ''] = line.split('\t');
    return [key, { name, url }];
  }),
);

/** Who says how long a food keeps, or what it weighs. @throws Error when the table has no such source */
export function sourceOf(key: string): { name: string; url: string } {
  const source = sources.get(key);
  if (!source) throw new Error(`No source « ${key} » in server/data/foods/sources.tsv`);
  return source;
}
