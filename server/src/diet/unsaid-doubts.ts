import { knowledgeOf } from './known-words.js';
import { optional } from './lexicon/clearers.js';
import type { Trait } from './lexicon/types.js';
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
} from './lexicon/unsaid.js';
import { trieOf } from './phrase-trie.js';
import type { Hit } from './reading.js';
import type { Word } from './text.js';

/** Words between a thing and its « végétal » at most, and between that and the plant. */
const farthest = 5;
const apart = new Set(['et', 'ou', 'avec']);
const measures = new Set(['a', 'pour', 'en']);

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
    ...packetSoups(text, words),
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
  for (let at = from + 1; at < Math.min(words.length, adjective + farthest + 4); at++) {
    const word = words[at];
    if (!word || word.gap === 'HARD') return false;
    const endsLine = at === words.length - 1;
    if (at > adjective && word.gap === 'SOFT' && !word.bracketed && !endsLine) return false;
    if (isChocolate && word.stem === 'noir') return true;
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

/** « 1 quiche », « sauce au choix »: nothing beside the name says what is in it. */
function bareDishes(text: string, words: readonly Word[], hits: readonly Hit[]): Hit[] {
  for (let from = 0; from < words.length; from++) {
    const match = bareTrie.longestAt(words, from);
    if (!match) continue;
    if (measures.has(words[from - 1]?.stem ?? '')) return [];
    const { to, value } = match;
    const isNamed = (nth: number) => nth >= from && nth < to;
    const saysMore = words.some((word, nth) => !isNamed(nth) && !isEmpty(word, value, nth < from));
    const holdsMore = hits.some((hit) => hit.from < from || hit.to > to);
    if (saysMore || holdsMore) return [];
    return [doubt(text, words, { from, to, last: to - 1 }, value.may)];
  }
  return [];
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
