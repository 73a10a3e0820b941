import { coloured, colourStates, states } from '../../lexicon/avoided/states.js';
import type { Trait } from '../../lexicon/types.js';
import { legibleText } from '../../text/legible-text.js';
import { keysOf, PhraseTrie } from '../../text/phrase-trie.js';
import { stemOf, wordsOf, type Word } from '../../text/text.js';
import type { AvoidableFood } from './avoidable-foods.js';
import { foodsOrFamilies, namesAFood, partsOf, readEntry, withoutNoise } from './food-entry.js';
import { familiesNamed, foodsNamed, keyOf, mended, writingsOf } from './known-foods.js';

/** How a phrase stands for the avoided food. */
export interface Mention {
  /** Its own words; another name; what is none without it; what usually holds it; a name so wide that it may be it; its name without its state. */
  kind: 'OWN' | 'NAME' | 'MADE_OF_IT' | 'USUAL' | 'MAY_BE' | 'STATE_UNSAID';
  /** The food as the person wrote it. */
  food: string;
  row?: AvoidableFood;
  /** What the gate must still see in the words. */
  trait?: Trait | undefined;
  /** Words of the line that say that it is in another state, unless it says this one too. */
  otherStates?: ReadonlySet<string>;
  state?: ReadonlySet<string>;
}

/** A person's list of foods, ready to be looked up. */
export interface AvoidedFoods {
  phrases: PhraseTrie<readonly Mention[]>;
  /** The keys of each phrase. */
  names: readonly (readonly string[])[];
  /** The stems of the phrases, of which an unknown word may be a slip. */
  stems: ReadonlySet<string>;
  /** « fromage, sauf le parmesan »: what is eaten all the same. */
  eaten: PhraseTrie<true>;
  traits: ReadonlyMap<Trait, string>;
  families: ReadonlyMap<string, string>;
}

interface List {
  phrases: PhraseTrie<readonly Mention[]>;
  names: (readonly string[])[];
  stems: Set<string>;
  eaten: PhraseTrie<true>;
  traits: Map<Trait, string>;
  families: Map<string, string>;
}

const compiled = new WeakMap<readonly string[], AvoidedFoods>();
const colouredKeys = new Set(coloured.map(keyOf));
const stateWords = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf));
const plainStates = states.map(
  ({ words, others }) => [stateWords(words), stateWords(others)] as const,
);
const colours = colourStates.map(
  ({ words, others }) => [stateWords(words), stateWords(others)] as const,
);

export function avoidedFoodsOf(list: readonly string[]): AvoidedFoods {
  let foods = compiled.get(list);
  if (!foods) compiled.set(list, (foods = compile(list)));
  return foods;
}

function compile(entries: readonly string[]): AvoidedFoods {
  const list: List = {
    phrases: new PhraseTrie(),
    names: [],
    stems: new Set(),
    eaten: new PhraseTrie(),
    traits: new Map(),
    families: new Map(),
  };
  for (const entry of entries) addEntry(list, entry);
  return list;
}

function addEntry(list: List, entry: string): void {
  const { food, avoided, eaten } = readEntry(entry);
  for (const part of eaten.flatMap(partsOf)) addEaten(list, part);
  addFood(list, food, avoided);
  // As the lines are read: « de la Gruyère », « jbn ».
  const read = legibleText(avoided);
  if (read !== avoided) addFood(list, food, read);
  const parts = partsOf(avoided);
  if (parts.length > 1 && foodsOrFamilies(mended(wordsOf(avoided))) === 0)
    for (const part of parts) if (namesAFood(part)) addFood(list, food, part);
}

function addEaten(list: List, part: string): void {
  list.eaten.add(part, true);
  for (const { names } of foodsNamed(mended(wordsOf(part))))
    for (const name of names) list.eaten.addKeys(name, true);
}

function addFood(list: List, food: string, written: string): void {
  const name = withoutNoise(written);
  const words = mended(wordsOf(name));
  const trait = traitOf(words);
  for (const writing of writingsOf(name)) add(list, keysOf(writing), { kind: 'OWN', food, trait });
  if (name !== written) add(list, keysOf(written), { kind: 'OWN', food });
  if (foodsOrFamilies(words) === 0) addWithoutState(list, food, words);
  addKnown(list, food, words);
  for (const { row, members } of familiesNamed(words)) {
    for (const trait of row.traits ?? []) list.traits.set(trait, food);
    if (row.family) list.families.set(row.family, food);
    for (const member of members) {
      add(list, keysOf(member), { kind: 'NAME', food });
      addKnown(list, food, wordsOf(member.replace('=', '')));
    }
  }
}

/** Of a food that the lexicon knows by what it holds: « viande végétale » is no meat. */
function traitOf(words: readonly Word[]): Trait | undefined {
  return (
    foodsNamed(words).find(({ row }) => row.trait)?.row.trait ??
    familiesNamed(words).find(({ row }) => row.traits)?.row.traits?.[0]
  );
}

function addKnown(list: List, food: string, words: readonly Word[]): void {
  for (const { row, names, madeOfIt, usual, mayBe } of foodsNamed(words)) {
    const { trait } = row;
    for (const keys of names) add(list, keys, { kind: 'NAME', food, row, trait });
    for (const keys of madeOfIt) add(list, keys, { kind: 'MADE_OF_IT', food, row, trait });
    for (const keys of usual) add(list, keys, { kind: 'USUAL', food, row, trait });
    for (const keys of mayBe) add(list, keys, { kind: 'MAY_BE', food, row, trait });
  }
}

/** « oignons crus »: a line with nothing but « 1 oignon » may mean them. */
function addWithoutState(list: List, food: string, words: readonly Word[]): void {
  const last = words.at(-1)?.stem ?? '';
  const rest = words.slice(0, -1);
  const known = colouredKeys.has(rest.map(({ stem }) => stem).join(' '))
    ? [...plainStates, ...colours]
    : plainStates;
  const [state, otherStates] = known.find(([own]) => own.has(last)) ?? [];
  if (!state || !otherStates || rest.length === 0) return;
  const own = rest.map(({ stem }) => stem);
  const names = foodsNamed(rest).flatMap((each) => each.names);
  for (const keys of [own, ...names])
    add(list, keys, { kind: 'STATE_UNSAID', food, state, otherStates });
}

const merge = (old: readonly Mention[], added: readonly Mention[]): readonly Mention[] => [
  ...old,
  ...added,
];

function add(list: List, keys: readonly string[], mention: Mention): void {
  list.phrases.addKeys(keys, [mention], merge);
  list.names.push(keys);
  for (const key of keys) if (!key.startsWith('=')) list.stems.add(key);
}
