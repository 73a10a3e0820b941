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

export interface LexiconEntry {
  /** Any spelling; plural, accents, articles and hyphens don't matter, `=` asks for the very form. */
  phrases: readonly string[];
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
  /** Where the word has this sense: a list of ingredients, or prose. Both when absent. */
  only?: 'LINE' | 'TEXT';
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

/** « lait de amande », « lait de coco », … : each head with each complement. */
export function combine(heads: string, complements: string, link = 'de'): string[] {
  return phrases(heads).flatMap((head) =>
    phrases(complements).map((complement) => `${head} ${link} ${complement}`),
  );
}

/** Names of one kind, between commas, with what they hold. */
export interface Named extends Omit<LexiconEntry, 'phrases'> {
  names: string;
}

export function entriesOf(rows: readonly Named[]): LexiconEntry[] {
  return rows.map(({ names, ...traits }) => ({ ...traits, phrases: phrases(names) }));
}

/** The same, for names that add something to what their own words hold. */
export function additions(rows: readonly Named[]): LexiconEntry[] {
  return entriesOf(rows.map((row) => ({ adds: Boolean(row.has ?? row.may), ...row })));
}

/** Origins that free a shaped meat of what it would be by default. */
export const shapedOf: readonly Origin[] = ['PLANT', 'PERMITTED_ANIMAL', 'FISH'];
