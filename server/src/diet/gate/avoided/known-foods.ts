import { avoidedFamilies, type AvoidedFamily } from '../../lexicon/avoided/families.js';
import { insteadOfAnimals, toldApartByAccent } from '../../lexicon/avoided/masks.js';
import { phrases } from '../../lexicon/types.js';
import { keysOf, PhraseTrie } from '../../text/phrase-trie.js';
import { isOneSlip, soundOf } from '../../text/spelling.js';
import { fold, wordsOf, type Word } from '../../text/text.js';
import { misspellings } from '../../vocabulary/lexicon-index.js';
import { avoidableFoods, type AvoidableFood } from './avoidable-foods.js';

/** A food of the table, its phrases as keys: they are added to a trie for every list that has it. */
export interface KnownFood {
  row: AvoidableFood;
  /** Its names, and those of its kinds. */
  names: readonly (readonly string[])[];
  madeOfIt: readonly (readonly string[])[];
  usual: readonly (readonly string[])[];
  mayBe: readonly (readonly string[])[];
}

export interface KnownFamily {
  row: AvoidedFamily;
  members: readonly string[];
}

const foods = new PhraseTrie<KnownFood[]>();
const families = new PhraseTrie<KnownFamily[]>();
const animals = new PhraseTrie<AvoidableFood[]>();
const stems = new Set<string>();

const poultry = 'volaille';
const both = <T>(one: T[], other: T[]): T[] => [...one, ...other];
/** In the singular it is another thing: dough, a tin, a shell. */
const inThePlural = new Set(['pâtes', 'pates', 'moules', 'coques']);
const accentMatters = new Set(toldApartByAccent.map(keyOf));

for (const row of avoidableFoods) {
  const names = row.names.flatMap(writingsOf);
  const keys = (list: readonly string[]): string[][] => list.flatMap(writingsOf).map(keysOf);
  const kinds = row.kinds.flatMap(writingsOf);
  const food = {
    row,
    names: [...names, ...kinds].map(keysOf),
    madeOfIt: keys(row.madeOfIt),
    usual: keys(row.usual),
    mayBe: keys(row.mayBe),
  };
  for (const name of names) {
    foods.add(name, [food], both);
    for (const { stem } of wordsOf(name)) stems.add(stem);
  }
  if (row.animal) for (const name of [...names, ...kinds]) animals.add(name, [row], both);
}
const birds = avoidableFoods.filter(({ madeOfIt, usual }) =>
  [...madeOfIt, ...usual].includes(poultry),
);
animals.add(poultry, birds);
for (const name of insteadOfAnimals) animals.add(name, []);
for (const row of avoidedFamilies) {
  const family = { row, members: phrases(row.members ?? '') };
  for (const name of phrases(row.names)) {
    families.add(name, [family], both);
    for (const { stem } of wordsOf(name)) stems.add(stem);
  }
}

/** The food as compared: its words without articles, accents and plural marks. */
export function keyOf(food: string): string {
  return wordsOf(food)
    .map((word) => word.stem)
    .join(' ');
}

/** The phrases of a name: with its accents where these make another food of it. */
export function writingsOf(name: string): string[] {
  if (name.startsWith('=') || !accentMatters.has(keyOf(name))) return [name];
  const written = name.trim().toLowerCase();
  const singular = written.replace(/s$/, '');
  const forms = inThePlural.has(written) ? [written] : [singular, `${singular}s`, written];
  const plain = written === 'maïs' ? [] : forms.map(fold);
  return [...new Set([...forms, ...plain])].map((each) => `=${each}`);
}

export function foodsNamed(words: readonly Word[]): readonly KnownFood[] {
  return wholly(foods, words) ?? [];
}

export function familiesNamed(words: readonly Word[]): readonly KnownFamily[] {
  return wholly(families, words) ?? [];
}

function wholly<T>(trie: PhraseTrie<T>, words: readonly Word[]): T | undefined {
  const match = trie.longestAt(words, 0);
  return match?.to === words.length ? match.value : undefined;
}

/** Whether another animal is named there than one of that food. */
export function namesAnotherAnimal(
  words: readonly Word[],
  at: number,
  row: AvoidableFood,
): boolean {
  const match = animals.longestAt(words, at);
  return match !== undefined && !match.value.includes(row);
}

/** Words that Popote doesn't know, with those of the table that they may be slips of. */
export function mended(words: readonly Word[]): Word[] {
  return words.map((word) => withGuesses(word, stems));
}

const shortestSlip = 5;

/** A word that nobody knows, with those of a set that sound like it or are one slip away: never in the first letter. */
export function withGuesses(word: Word, meant: ReadonlySet<string>): Word {
  const { stem } = word;
  if (stem.length < shortestSlip || misspellings.isKnown(stem) || meant.has(stem)) return word;
  const sound = soundOf(stem);
  const guesses = [...meant].filter(
    (each) =>
      each.length >= shortestSlip &&
      each[0] === stem[0] &&
      (isOneSlip(stem, each) || soundOf(each) === sound),
  );
  return guesses.length === 0 ? word : { ...word, guesses };
}
