import { knowledgeOf } from '../vocabulary/known-words.js';
import { optional } from '../lexicon/clearers.js';
import type { Trait } from '../lexicon/types.js';
import {
  bareNames,
  emptyWords,
  namedPlants,
  ofPlants,
  ordinary,
  otherBases,
  clearSoups,
  packets,
  plantBases,
  soups,
  type BareName,
} from '../lexicon/unsaid.js';
import { trieOf } from '../text/phrase-trie.js';
import type { Hit } from './reading.js';
import type { Word } from '../text/text.js';

/** Words between a thing and its « végétal » at most, and between that and the plant. */
const farthest = 5;
const apart = new Set(['et', 'ou', 'avec']);
const milkers = new Set(['vache', 'brebi', 'brebis', 'chevre', 'bufflonne']);
const measures = new Set(['a', 'pour', 'en']);

/** Cakes that are baked with ground almonds where no wheat may be. */
const glutenFreeCakes = new Set(
  'gateau cake fondant moelleux brownie muffin madeleine financier'.split(' '),
);

/** Sold in bread like a kebab; « de poulet » after it speaks of the meat alone. */
const grilled = new Set(['chawarma', 'shawarma', 'gyro']);
const kebabs = new Set(['kebab', 'doner', 'durum', ...grilled]);
const kebabMeat = new Set(
  'g kg gr gramme viande epice sauce melange pour a facon emince boulette brochette chiche shish adana de'.split(
    ' ',
  ),
);

const kindsOfChocolate = new Set(['noir', 'lait', 'blanc']);

/** « Lindt 85 % » is dark. */
const cocoa = /^[6-9]\d$/;

const wished = trieOf([{ phrases: [...optional, 'par exemple', 'p ex'], value: true as const }]);
const bareTrie = trieOf(bareNames.map((value) => ({ phrases: [value.words], value })));

/** What a line of a list leaves unsaid although it matters: the plant of a plant milk, the filling of a sandwich. */
export function unsaidDoubts(text: string, words: readonly Word[], hits: readonly Hit[]): Hit[] {
  return [
    ...plantDoubts(text, words),
    ...orNotOfPlants(text, words, hits),
    ...milkBesidePlants(text, words),
    ...packetSoups(text, words),
    ...almondsForWheat(text, words),
    ...kebabInBread(text, words),
    ...bareDishes(text, words, hits),
  ];
}

/** « lait végétal », « crème fraîche ou alternative végétale », « lait (végétal ou non) »: of which plant? */
function plantDoubts(text: string, words: readonly Word[]): Hit[] {
  return words.flatMap(({ stem }, at) => {
    const isAdjective = ofPlants.has(stem);
    const isOfPlants = stem === 'plante' && words[at - 1]?.stem === 'de';
    if (!isAdjective && !isOfPlants) return [];
    const from = baseBefore(words, at);
    const may = plantBases.get(words[from ?? -1]?.stem ?? '');
    if (from === undefined || !may) return [];
    const ofAnimals: readonly Trait[] = isOrNot(words, at) ? ['MILK'] : [];
    const feared = [...ofAnimals, ...(namesItsPlant(words, from, at) ? [] : may)];
    return feared.length > 0 ? [doubt(text, words, { from, to: from + 1, last: at }, feared)] : [];
  });
}

/** « crème soja ou non »: a named plant that is not promised. */
function orNotOfPlants(text: string, words: readonly Word[], hits: readonly Hit[]): Hit[] {
  return hits.flatMap(({ from, to, has, may }) =>
    has.size + may.size === 0 && plantBases.has(words[from]?.stem ?? '') && isOrNot(words, to - 1)
      ? [doubt(text, words, { from, to: from + 1, last: to - 1 }, ['MILK'])]
      : [],
  );
}

/** « lait d'amande et de vache »: the animal gives milk here. */
function milkBesidePlants(text: string, words: readonly Word[]): Hit[] {
  const base = words.findIndex(({ stem }) => plantBases.has(stem));
  if (base < 0) return [];
  return words.flatMap(({ stem }, at) => {
    const isLinked = words[at - 1]?.stem === 'de' && apart.has(words[at - 2]?.stem ?? '');
    return at > base && isLinked && milkers.has(stem)
      ? [doubt(text, words, { from: base, to: base + 1, last: at }, ['MILK'])]
      : [];
  });
}

/** « crème végétale ou non », « lait végétal ou animal ». */
function isOrNot(words: readonly Word[], at: number): boolean {
  const other = words[at + 2]?.stem === 'de' ? words[at + 3] : words[at + 2];
  return words[at + 1]?.stem === 'ou' && ordinary.has(other?.stem ?? '');
}

/** The milk, cream or cheese that the adjective at `at` speaks of. */
function baseBefore(words: readonly Word[], at: number): number | undefined {
  const last = words[at - 1]?.stem === 'ou' ? at - 2 : at - 1;
  for (let from = last; from >= Math.max(0, at - farthest); from--) {
    const word = words[from];
    const next = words[from + 1];
    if (!word || !next || next.gap === 'HARD' || apart.has(word.stem)) return undefined;
    if (next.gap === 'SOFT' && from + 1 !== at) return undefined;
    if (otherBases.has(word.stem)) return undefined;
    if (word.stem === 'proteine' && words[from - 2]?.stem === 'poudre') return undefined;
    if (plantBases.has(word.stem)) return from;
  }
  return undefined;
}

/** « lait végétal (soja) »; dark chocolate holds no milk of any plant. A wish (« soja de préférence ») names none. */
function namesItsPlant(words: readonly Word[], from: number, adjective: number): boolean {
  const isChocolate = words[from]?.stem === 'chocolat';
  const leftOut = absences(words);
  for (let at = from + 1; at < Math.min(words.length, adjective + farthest + 4); at++) {
    const word = words[at];
    if (!word || word.gap === 'HARD') return false;
    const endsLine = at === words.length - 1;
    if (at > adjective && word.gap === 'SOFT' && !word.bracketed && !endsLine) return false;
    if (isChocolate && word.stem === 'noir') return true;
    if (leftOut.has(at)) continue;
    if (namedPlants.has(word.stem)) return !wished.longestAt(words, at + 1);
  }
  return false;
}

/** « soupe de courge en sachet »: creamed and bound, as a rule. */
function packetSoups(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(
    ({ stem }, nth) => soups.has(stem) && !measures.has(words[nth - 1]?.stem ?? ''),
  );
  if (at < 0 || !words.some(({ stem }) => packets.has(stem))) return [];
  if (words.some(({ stem }) => clearSoups.has(stem))) return [];
  return [doubt(text, words, { from: at, to: at + 1, last: at }, ['MILK', 'GLUTEN'])];
}

/** « gâteau au chocolat sans gluten »: often of ground almonds. */
function almondsForWheat(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(({ stem }) => glutenFreeCakes.has(stem));
  const isWithout = words.some(
    ({ stem }, nth) => stem === 'san' && words[nth + 1]?.stem === 'gluten',
  );
  const isFor = measures.has(words[at - 1]?.stem ?? '');
  return at >= 0 && isWithout && !isFor
    ? [doubt(text, words, { from: at, to: at + 1, last: at }, ['NUT'])]
    : [];
}

/** « 2 kebabs », « döner frites »: the dish comes in bread; by weight it is the meat. */
function kebabInBread(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(({ stem }) => kebabs.has(stem));
  const leftOut = absences(words);
  const isMeat = words.some(
    ({ stem }, nth) => (nth < at || stem === 'viande') && kebabMeat.has(stem) && !leftOut.has(nth),
  );
  const isOfMeat = grilled.has(words[at]?.stem ?? '') && words[at + 1]?.stem === 'de';
  return at >= 0 && !isMeat && !isOfMeat
    ? [doubt(text, words, { from: at, to: at + 1, last: at }, ['GLUTEN'])]
    : [];
}

/** « 1 quiche », « sauce au choix »: nothing beside the name says what is in it. */
function bareDishes(text: string, words: readonly Word[], hits: readonly Hit[]): Hit[] {
  for (let from = 0; from < words.length; from++) {
    const match = bareTrie.longestAt(words, from);
    if (!match) continue;
    if (measures.has(words[from - 1]?.stem ?? '')) continue;
    const { to, value } = match;
    const isNamed = (nth: number) => nth >= from && nth < to;
    const leftOut = absences(words);
    const saysMore = words.some(
      (word, nth) => !isNamed(nth) && !leftOut.has(nth) && !isEmpty(word, value, nth < from),
    );
    const holdsMore = hits.some((hit) =>
      hit.from < from
        ? !leftOut.has(hit.from)
        : hit.to > to && !leftOut.has(Math.max(hit.from, to)),
    );
    if (saysMore || holdsMore) continue;
    return [doubt(text, words, { from, to, last: to - 1 }, value.may)];
  }
  return [];
}

/** « sandwich sans fromage de chèvre »: what is not there says nothing of what is. */
function absences(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [nth, { stem, gap }] of words.entries()) {
    const goesOn = gap === 'NONE' && found.has(nth - 1) && !apart.has(stem) && stem !== 'a';
    if (stem === 'san' || stem === 'ni' || goesOn) found.add(nth);
  }
  return found;
}

function isEmpty({ stem, exact }: Word, { beside }: BareName, isAmount: boolean): boolean {
  if (beside === 'MEASURE' && cocoa.test(exact)) return false;
  if (stem.length < 3 || /\p{N}/u.test(exact) || emptyWords.has(stem)) return true;
  if (ofPlants.has(stem)) return false;
  const known = knowledgeOf(stem);
  if (beside === 'LOOKS') return known !== 'PRODUCT' && known !== undefined;
  return known === 'MEASURE' && (isAmount || (beside === 'MEASURE' && !kindsOfChocolate.has(stem)));
}

function doubt(
  text: string,
  words: readonly Word[],
  { from, to, last }: { from: number; to: number; last: number },
  may: readonly Trait[],
): Hit {
  const word = text.slice(words[from]?.start, words[last]?.end);
  return {
    term: { entry: { phrases: [word], may, only: 'LINE' }, phrase: word },
    from,
    to,
    word,
    guessed: undefined,
    has: new Set(),
    may: new Set(may),
    certified: new Set(),
    negated: false,
  };
}
