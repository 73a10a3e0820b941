/** What an ingredient is or holds, as far as a restriction cares. */
export type Trait =
  | 'MEAT'
  | 'PORK'
  | 'UNCLEAN_ANIMAL'
  | 'FISH'
  | 'SCALELESS_FISH'
  | 'SHELLFISH'
  | 'SNAIL_OR_FROG'
  | 'GELATINE'
  | 'INSECT'
  | 'RENNET'
  | 'EGG'
  | 'HONEY'
  | 'MILK'
  | 'GLUTEN'
  | 'OATS'
  | 'NUT'
  | 'ALCOHOL';

/** What a word may be made of, said after it (« saucisses de tofu », « jambon de dinde »). */
export type Origin =
  | 'PLANT'
  | 'PERMITTED_ANIMAL'
  | 'FISH'
  | 'SCALED_FISH'
  | 'GLUTEN_FREE_BASE'
  | 'NAMESAKE'
  | 'DRIED_FRUIT'
  | 'CANNED_DRINK';

/** What a dish may be without, though something else in it may hold the same. */
export type Part =
  | 'HAM'
  | 'MILK_ITSELF'
  | 'CHEESE'
  | 'BUTTER_OR_CREAM'
  | 'SWEETENER'
  | 'ONE_NUT'
  | 'ONE_SEAFOOD'
  | 'ANCHOVY'
  | 'ONE_ALCOHOL';

/** What a phrase says of the thing that it names. */
export interface LexiconEntry {
  /** What it certainly holds; nothing for a compound that only looks like a hit. */
  has?: readonly Trait[];
  /** What it holds more often than one would like: a conflict, with the doubt said. */
  may?: readonly Trait[];
  /** Origins which, said after it, take away the traits they contradict. */
  clearedBy?: readonly Origin[];
  /** Filled or flavoured: an animal after « à » is the only one in it (« gyozas au poulet »). */
  filled?: boolean;
  /** What shorter names inside it hold counts besides (« escalope normande »: the meat, and the cream). */
  adds?: boolean;
  /** A dish or a product rather than an ingredient: a seasoning is for it, and holds nothing of it. */
  dish?: boolean;
  /** The family whose bare name may stand for it in the steps (« le lait » for « lait de coco »). */
  family?: string;
  /** The bare name of its family. */
  generic?: boolean;
}

/** Phrases written one after the other, between commas. */
export function phrases(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
