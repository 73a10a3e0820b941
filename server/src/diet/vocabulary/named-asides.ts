import {
  asides,
  containers,
  kindsAside,
  modifiers,
  partsTaken,
  pieces,
  purposesAside,
  wholes,
} from '../lexicon/products.js';
import { phrases } from '../lexicon/types.js';
import type { PhraseTrie } from '../text/phrase-trie.js';
import { isVerbForm } from '../text/french-words.js';
import { stemOf, wordsOf, type Word } from '../text/text.js';
import { isAdjective, isBrand, isCut, knowledgeOf, knownWords } from './known-words.js';
import { preservedTrie, trieOfNames } from './shelf.js';

/** Where the name of a food that starts at a word ends; undefined where none does. */
export type FoodAt = (words: readonly Word[], at: number) => number | undefined;

/** Of the names of one word: « vin » of « verre à vin » holds nothing. */
function stems(list: readonly string[]): ReadonlySet<string> {
  const named = list.map(wordsOf);
  return new Set(
    named.flatMap(([word, ...others]) => (word && others.length === 0 ? [word.stem] : [])),
  );
}

const asideTrie = trieOfNames(asides);
const purposeTrie = trieOfNames(purposesAside);
const taken = partsTaken.map(
  ([wholes, parts]) => [trieOfNames(phrases(wholes)), stems(phrases(parts))] as const,
);
const kinds = stems(kindsAside);
const states = stems(modifiers);
/** Meat is sold whole or minced, ham raw or cooked; of anything else this is left out. */
export const meatStates = stems(phrases('cru, crue, cuit, cuite, haché, hachée'));
const holders = stems([...containers, ...pieces, ...modifiers, 'environ']);
const wholeOnes = stems(wholes);
/** « c. à soupe », « verre à vin » */
const measuredBy = stems(phrases('soupe, café, thé, dessert, moka, vin, eau, moutarde'));
const links = new Set(['de', 'a', 'en', 'et', 'ou', 'san', 'avec']);
const isNumber = (word: Word | undefined): boolean => /^\d/.test(word?.stem ?? '');

/** A name in its parts: each starts after a bracket, a comma, a colon, a dash or a stop. */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last && word.gap === 'NONE') last.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** Without what a word such as « pour » starts. */
function before(asides: PhraseTrie<true>, part: readonly Word[], from = 0): readonly Word[] {
  const end = part.findIndex((_, at) => at >= from && asides.longestAt(part, at) !== undefined);
  return end === -1 ? part : part.slice(0, end);
}

const percent = 'pourcent';

/** Signs that are no words, and yet tell one chocolate from another: « (70 %) ». */
export const withPercent = (text: string): string => text.replace(/(?<=\d)\s*%/g, ` ${percent}`);

/** « T55 » and « 70 % » tell one flour and one chocolate from another; any other number is an amount. */
const isKindNumber = (part: readonly Word[], at: number): boolean =>
  part[at + 1]?.stem === percent || /^t(?:ype)?$/.test(part[at - 1]?.stem ?? '');

/** Where what a part names at a word ends; undefined where it only says how, how much or what for. */
function namedAt(part: readonly Word[], at: number, foodAt: FoodAt): number | undefined {
  const word = part[at];
  if (!word) return undefined;
  const { stem } = word;
  if (isNumber(word)) return isKindNumber(part, at) ? at + 1 : undefined;
  const phrase = preservedTrie.longestAt(part, at);
  if (phrase) return phrase.to;
  if (kinds.has(stem)) return at + 1;
  if (states.has(stem) || isNoFood(part, at)) return undefined;
  const food = foodAt(part, at);
  if (food !== undefined) return food;
  return isKindWord(part, at) ? at + 1 : undefined;
}

/** « lavées mais non pelées » holds no maize, « en brunoise » no dish, « 8 c. à soupe » no soup. */
function isNoFood(part: readonly Word[], at: number): boolean {
  const word = part[at];
  if (!word) return false;
  if (/^[àa]$/.test(word.before) && measuredBy.has(word.stem)) return true;
  const isBut = word.exact === 'mais' && at > 0 && at + 1 < part.length;
  return isBut || (part[at - 1]?.stem === 'en' && isCut(word.stem));
}

const isParticiple = ({ exact, stem }: Word): boolean => /ée?s?$/.test(exact) || states.has(stem);

/** « dégermées », of which cooks know the verb. */
const isDone = ({ exact }: Word): boolean =>
  /ée?s?$/.test(exact) && knownWords.get(stemOf(exact.replace(/ée?s?$/, 'er'))) === 'NEUTRAL';

function isKindWord(part: readonly Word[], at: number): boolean {
  const word = part[at];
  if (!word) return false;
  const { stem } = word;
  if (stem.length === 1) return isNumber(part[at + 1]) && isKindNumber(part, at + 1);
  if (isAdjective(word)) return !isParticiple(word);
  if (isDone(word)) return false;
  if (isBrand(stem)) return true;
  const known = knowledgeOf(stem);
  if (known === 'NEUTRAL') {
    return part[at - 1]?.stem === 'de' && part.slice(0, at).every((link) => links.has(link.stem));
  }
  return known !== 'MEASURE';
}

const names = (part: readonly Word[], foodAt: FoodAt): boolean =>
  before(purposeTrie, part).some((_, at, said) => namedAt(said, at, foodAt) !== undefined);

/** Whether words say in what, by how much or in which pieces a food comes, and not which. */
const onlyHolds = (words: readonly Word[], foodAt: FoodAt): boolean =>
  words.every(
    (word) => isNumber(word) || word.stem === 'de' || holders.has(word.stem) || isCut(word.stem),
  ) &&
  (holders.has(words[0]?.stem ?? '') || foodAt(words, 0) === undefined);

const quoted = /(?<=\S\s*)[«"“][^«»"“”]*[»"”]/gu;
/** Only a name has capitals in two words, articles among them: « La Belle-Iloise ». */
const properName = /\p{Lu}\p{Ll}+[\s'’-].*\p{Lu}/u;

/** « thon « La Belle-Iloise » » without its maker, unless it is all that is named; a food between quotes stays. */
export function withoutMakers(text: string, foodAt: FoodAt): string {
  const bare = text.replace(quoted, (said) => (properName.test(said) ? ' ' : said));
  return onlyHolds(wordsOf(bare), foodAt) ? text : bare;
}

const [of] = wordsOf('de');

/**
 * « filets (300 g) : saumon » as « filets de saumon (300 g) »: of what only holds a food, or counts it, the food is
 * the first thing named after it.
 */
export function withFoodForward(words: readonly Word[], foodAt: FoodAt): readonly Word[] {
  const [head = [], ...parts] = partsOf(words);
  const nth = onlyHolds(head, foodAt) ? parts.findIndex((part) => names(part, foodAt)) : -1;
  const food = parts[nth];
  if (!food?.[0] || !of) return words;
  const amount = head.findIndex(isNumber);
  const holder = wholeOnes.has(head[0]?.stem ?? '')
    ? []
    : head.slice(0, amount === -1 ? head.length : amount);
  const isLinked =
    holder.length === 0 || [food[0], holder.at(-1)].some((word) => word?.stem === 'de');
  const [first, ...others] = food[0].stem === 'de' && holder.length === 0 ? food.slice(1) : food;
  if (!first) return words;
  return [
    ...holder,
    ...(isLinked ? [] : [of]),
    { ...first, gap: 'NONE', bracketed: false },
    ...others,
    ...parts.filter((_, at) => at !== nth).flat(),
  ];
}

/**
 * The words of a name that say which product it is: what stands behind a bracket, a comma, a colon or a dash is
 * part of it where it names something (« haricots (rouges) »), and a remark where it does not (« (émincés) »).
 */
export function tellingWords(words: readonly Word[], foodAt: FoodAt): Word[] {
  const [head = [], ...parts] = partsOf(words);
  const telling = [...before(asideTrie, head, 1)];
  for (const part of parts) {
    const said = before(purposeTrie, part);
    if (!isRemark(part) && !isPartOf(telling, said))
      telling.push(...namedIn(said, telling, foodAt));
  }
  return telling.filter(({ stem }, at) => stem !== percent || !isNumber(telling[at - 1]));
}

/** « (remplaçable par du tofu) », « (ou du sirop) »: what else would do is not what it is. */
const isRemark = (part: readonly Word[]): boolean =>
  part[0]?.stem === 'ou' ||
  part.some(({ stem }) => stem === 'par' || (isVerbForm(stem) && !kinds.has(stem)));

/** « citron (jus) », « poireau (le vert) »: one buys the whole. */
function isPartOf(named: readonly Word[], part: readonly Word[]): boolean {
  const food = named.filter(({ stem }) => !states.has(stem));
  return taken.some(
    ([whole, parts]) =>
      whole.longestAt(food, 0)?.to === food.length && part.some(({ stem }) => parts.has(stem)),
  );
}

/** What a part names, with the links before it: « de riz » of « (de riz bio) ». */
function namedIn(part: readonly Word[], name: readonly Word[], foodAt: FoodAt): Word[] {
  const named: Word[] = [];
  let linked: Word[] = [];
  for (let at = 0; at < part.length;) {
    const word = part[at];
    if (!word || (part[at + 1]?.stem === 'en' && isParticiple(word))) break;
    const to = longerAt(part, at, name, foodAt) ?? namedAt(part, at, foodAt);
    if (to !== undefined) named.push(...linked, ...part.slice(at, to));
    else if (meatStates.has(word.stem)) named.push(word);
    linked = to === undefined && links.has(word.stem) ? [...linked, word] : [];
    at = to ?? at + 1;
  }
  return named.map((word) => ({ ...word, gap: 'NONE' }));
}

/** Where a name that goes on in brackets ends: « amandes (effilées) », but not « tomates, pelées ». */
function longerAt(
  part: readonly Word[],
  at: number,
  name: readonly Word[],
  foodAt: FoodAt,
): number | undefined {
  const [first, ...others] = part.slice(at);
  if (at > 0 || !first?.bracketed) return undefined;
  const longer: Word[] = [...name, { ...first, gap: 'NONE' }, ...others];
  for (const start of name.keys()) {
    const to = foodAt(longer, start) ?? 0;
    if (to > name.length) return to - name.length;
  }
  return undefined;
}
