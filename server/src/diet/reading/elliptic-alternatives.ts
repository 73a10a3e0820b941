import { certifications, freeFrom, plantAdjectives, withoutOne } from '../lexicon/clearers.js';
import { elliptic, notElliptic, ofPlants, ordinary, ordinaryKinds } from '../lexicon/unsaid.js';
import type { Trait } from '../lexicon/types.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import { lineLexicon } from '../vocabulary/lexicon-index.js';
import { trieOf } from '../text/phrase-trie.js';
import { articles, type Word } from '../text/text.js';
import type { Hit } from './reading.js';
import { wishAt } from './wishes.js';

/** What stands between a thing and the « ou » after it (« pain sans gluten ou complet »). */
const asides = trieOf(
  [...freeFrom, ...withoutOne, ...plantAdjectives, ...certifications].map(({ phrases }) => ({
    phrases,
    value: true as const,
  })),
);
const joiners = new Set(['ou', 'et', 'sinon', 'voire', 'plu', 'pui', 'soit']);
const afterJoiners = new Set(['bien', 'meme', 'alor', 'encore']);
/** Of which a share of fat says that it is of milk: « crème de soja ou 30 % ». */
const byTheirFat = new Set(['creme', 'lait', 'fromage', 'yaourt', 'yogourt']);
const wholeMilk = new Set(['entier', 'entiere', 'ecreme', 'ecremee', 'demi']);
const remainders = new Set(['reste', 'autre']);
const connectors = new Set(['de', 'a', 'san']);
const longestTail = 4;
const longestSubstance = 4;
/** « pour Léa et les deux garçons ». */
const farthestName = 6;

/** A thing, without a noun of its own, that stands for another kind of the one before « ou ». */
export interface Alternative {
  from: number;
  to: number;
  may: readonly Trait[];
}

/**
 * « crème de soja ou fraîche », « saucisses de volaille et de Toulouse », « lait de soja / entier »: the noun that is not
 * said again is the first one.
 */
export function ellipticAlternatives(
  text: string,
  words: readonly Word[],
  hits: readonly Hit[],
): Alternative[] {
  return words.flatMap((_word, at) => {
    const start = startOfAnother(text, words, at);
    if (start === undefined) return [];
    const isFat = isShareOfFat(text, words[start]);
    const tail = isFat ? partFrom(words, start) : tailAfter(words, start, at);
    const head = tail.length > 0 ? headBefore(words, hits, endOfThing(words, at)) : undefined;
    if (!head || (isFat && !byTheirFat.has(head.words[0]?.stem ?? ''))) return [];
    const isOwnThing = hits.some(({ from }) => from === start + 1);
    const isOrdinary = head.isWithout && ordinaryKinds.has(tail[0]?.stem ?? '');
    const withIt = tail[0]?.stem === 'avec' ? traitsLeftOut(words, at) : [];
    const may = isOrdinary ? [...wholeOf(head), ...withIt] : traitsOf(head, tail, isOwnThing);
    return may.length > 0 ? [{ from: start, to: start + tail.length, may }] : [];
  });
}

/** Where another kind begins if the word at `at`, or a slash before it, joins it to the one before. */
function startOfAnother(text: string, words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  if (!word || at === 0) return undefined;
  const isJoiner = joiners.has(word.stem);
  const ordinary =
    isJoiner || word.gap !== 'NONE' ? ordinaryFrom(words, isJoiner ? at + 1 : at) : undefined;
  if (ordinary !== undefined) return ordinary;
  if (isJoiner) return at + (afterJoiners.has(words[at + 1]?.stem ?? '') ? 2 : 1);
  if (word.stem === 'a' && words[at + 1]?.stem === 'defaut') return at + 2;
  if (word.gap === 'NONE') return undefined;
  if (word.gap === 'SOFT' && isInItsPlace(words, at + 1)) return at;
  if (somebodyBefore(words, at) < at && partFrom(words, at).some(({ stem }) => stem === 'pour'))
    return at;
  const between = text.slice(words[at - 1]?.end, word.start);
  return /[/+&]/.test(between) ? at : undefined;
}

/** « 2 classiques », « 1 paquet ordinaire », « le reste normal », « classique pour nous », « 2 avec »: where the kind is said. */
function ordinaryFrom(words: readonly Word[], start: number): number | undefined {
  let at = start;
  while (at < words.length && (at === start || words[at]?.gap === 'NONE') && counts(words[at]))
    at++;
  const [kind, next] = words.slice(at, at + 2);
  if (!kind || !isOrdinary(words, at, start) || (at > start && kind.gap !== 'NONE'))
    return undefined;
  const goesOn = next?.gap === 'NONE';
  const isForOthers = goesOn && next.stem === 'pour';
  if (kind.stem === 'avec' && !isWith(words, at)) return undefined;
  const isCounted = at > start || articles.has(kind.before);
  return isCounted || isForOthers ? at : undefined;
}

/** « 2 laits végétaux, 1 entier » is of a cow. */
function isOrdinary(words: readonly Word[], at: number, start: number): boolean {
  const stem = words[at]?.stem ?? '';
  const isSaidOfSome = at > start || words[at + 1]?.stem === 'pour';
  const isOfMilk = isSaidOfSome && wholeMilk.has(stem);
  return (
    ordinaryKinds.has(stem) ||
    (isOfMilk && words.slice(0, start).some((word) => byTheirFat.has(word.stem)))
  );
}

/** A number, what is counted, « le reste », « les autres ». */
function counts(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    !ordinaryKinds.has(word.stem) &&
    !wholeMilk.has(word.stem) &&
    (/^\d+$/.test(word.exact) || remainders.has(word.stem) || knowledgeOf(word.stem) === 'MEASURE')
  );
}

/** Where the thing before a joiner ends: « saucisses végétales x2, et », « pâtes sans gluten pour Léa, ». */
function endOfThing(words: readonly Word[], at: number): number {
  let end = at;
  while (end > 1 && /^(?:x|\d+)$/.test(words[end - 1]?.exact ?? '')) end--;
  return somebodyBefore(words, end);
}

/** Where « pour 1 », « pour Léa et Tom » before a word begins, or else the word itself. */
function somebodyBefore(words: readonly Word[], at: number): number {
  const pour = words.findLastIndex(({ stem }, nth) => nth < at && stem === 'pour');
  const isWhole = words.slice(pour + 1, at).every(({ gap }) => gap === 'NONE');
  return pour > 0 && at - pour <= farthestName && isWhole ? pour : at;
}

/** « lait de soja (entier sinon) », « crème de coco, fraîche à défaut ». */
function isInItsPlace(words: readonly Word[], at: number): boolean {
  const [word, next] = words.slice(at, at + 2);
  return (
    word?.gap === 'NONE' &&
    (word.stem === 'sinon' || (word.stem === 'a' && next?.stem === 'defaut'))
  );
}

function isShareOfFat(text: string, word: Word | undefined): boolean {
  return (
    word !== undefined &&
    /^\d+$/.test(word.exact) &&
    /^\s?%/.test(text.slice(word.end, word.end + 2))
  );
}

/** « crème de soja de préférence », « lait végétal si possible », « beurre végétal à 50 % »: what the first noun holds may be in it. */
export function wishedKinds(words: readonly Word[], hits: readonly Hit[]): Alternative[] {
  return hits.flatMap((hit) => {
    const first = startOfName(words, hits, hit);
    const head = words.slice(first, hit.to);
    const wish = wishAt(words, hit.to);
    const isNumber = /^\d/.test(words[hit.to - 1]?.exact ?? '');
    // « lait végétal au choix »: of which plant, not whether.
    const isWish =
      wish?.value === 'WISH' && !isNumber && (words[wish.to]?.gap ?? 'SOFT') !== 'NONE';
    if (head.length < 2 || !(isWish || isPartOfIt(words, hit.to))) return [];
    const may = traitsOf({ words: head.slice(0, -1), isWithout: false }, []);
    return may.length > 0 ? [{ from: first, to: hit.to, may }] : [];
  });
}

/** « à 50 % », « = non », « ? ». */
function isPartOfIt(words: readonly Word[], to: number): boolean {
  const share = words[to]?.stem === 'a' ? words[to + 1]?.exact : undefined;
  return (
    words[to - 1]?.asked === true ||
    (words[to]?.stem === 'non' && !words[to + 1]) ||
    (ofPlants.has(words[to - 1]?.stem ?? '') &&
      share !== undefined &&
      /^\d+$/.test(share) &&
      share !== '100')
  );
}

/** « boudin (blanc) », « lait de soja (vache possible) »: the bracket ends the name, or the name's first word. */
export function bracketedKinds(words: readonly Word[], hits: readonly Hit[]): Alternative[] {
  return hits.flatMap((hit) => {
    const { from, to } = hit;
    const kind = words[to];
    if (!kind?.bracketed || !elliptic.has(kind.stem)) return [];
    const heads = [words.slice(from, to)];
    if (ordinary.has(kind.stem)) heads.push(words.slice(from, from + 1));
    const named = heads.map((head) => {
      const said = [...head, { ...kind, gap: 'NONE' as const }];
      const match = lineLexicon.longestAt(said, 0);
      return match?.to === said.length ? match.value.entry : undefined;
    });
    const { has = [], may = [] } = named.find((entry) => entry !== undefined) ?? {};
    const added = [...has, ...may].filter((each) => !hit.has.has(each) && !hit.may.has(each));
    return added.length > 0 ? [{ from: to, to: to + 1, may: added }] : [];
  });
}

/** The words after a joiner at `at`, where they say a kind (« fraîche ») or an origin (« de Paris ») and name no thing of their own. */
function tailAfter(words: readonly Word[], start: number, at: number): readonly Word[] {
  const first = words[start];
  if (!first || (start > at && first.gap === 'HARD') || notElliptic.has(first.stem)) return [];
  const isOrigin = first.stem === 'de' && first.exact !== 'des';
  const isFlavour = first.stem === 'a';
  if (!isOrigin && !isFlavour)
    return elliptic.has(first.stem) || isWith(words, start) ? partFrom(words, start) : [];
  const next = words[start + 1];
  const isPartitive = isOrigin && next?.before !== first.exact && !elliptic.has(next?.stem ?? '');
  return !next || isPartitive || notElliptic.has(next.stem) ? [] : partFrom(words, start);
}

/** « bières sans alcool et 2 avec », « pizza sans fromage pour Nina, avec pour nous ». */
function isWith(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return words[at]?.stem === 'avec' && (next?.gap !== 'NONE' || next.stem === 'pour');
}

function partFrom(words: readonly Word[], start: number): readonly Word[] {
  let end = start + 1;
  while (end < words.length && end - start < longestTail && words[end]?.gap === 'NONE') end++;
  return words.slice(start, end).map((word) => ({ ...word, gap: 'NONE' as const }));
}

interface Head {
  words: readonly Word[];
  /** It is said to be without something, which the other kind then holds. */
  isWithout: boolean;
}

/** The last known thing before « ou », with what it is made of (« jambon de dinde »). */
function headBefore(words: readonly Word[], hits: readonly Hit[], at: number): Head | undefined {
  const last = hits.findLast(({ from, to }) => to <= at && words[from - 1]?.stem !== 'san');
  if (!last) return undefined;
  const first = startOfName(words, hits, last);
  const isWithout =
    asides.longestAt(words, last.to)?.to === at || isOfASubstance(words, last.to, at);
  const isBroken = words.slice(first + 1, at).some(({ gap }) => gap === 'HARD');
  if (isBroken || (last.to < at && !isWithout)) return undefined;
  return { words: words.slice(first, last.to), isWithout };
}

/** « pâtes de riz », as far as « ou »; in « pâtes de riz complet ou blanc » both adjectives speak of the rice. */
function isOfASubstance(words: readonly Word[], from: number, to: number): boolean {
  const isLinked = words[from]?.stem === 'de' || words[from]?.stem === 'a';
  const length = to - from;
  return (
    isLinked && length > 1 && length <= longestSubstance && !elliptic.has(words[to - 1]?.stem ?? '')
  );
}

/** « ou d'Auvergne », « ou du vrai »: a place or a manner, and no other thing. */
function isOpenEnded([link, kind]: readonly Word[]): boolean {
  if (link?.stem !== 'de' || !kind) return false;
  return elliptic.has(kind.stem) || knowledgeOf(kind.stem) !== 'PRODUCT';
}

function startOfName(words: readonly Word[], hits: readonly Hit[], last: Hit): number {
  if (words[last.from - 1]?.stem !== 'de') return last.from;
  return hits.findLast(({ to }) => to === last.from - 1)?.from ?? last.from;
}

/** « quiche sans lardons, avec pour nous »: what is named behind « sans ». */
function traitsLeftOut(words: readonly Word[], at: number): readonly Trait[] {
  const without = words.findLastIndex(({ stem }, nth) => nth < at && stem === 'san');
  const { has = [], may = [] } = lineLexicon.longestAt(words, without + 1)?.value.entry ?? {};
  return without < 0 ? [] : [...has, ...may];
}

/** « pâte feuilletée vegan et une normale »: all that the thing holds when nothing is left out. */
function wholeOf(head: Head): readonly Trait[] {
  const { has = [], may = [] } = lineLexicon.longestAt(head.words, 0)?.value.entry ?? {};
  return [...has, ...may];
}

/** What the head with the tail holds: « chocolat » + « blanc », not « pépites de » + « blanc ». */
function traitsOf(
  { words: head, isWithout }: Head,
  tail: readonly Word[],
  isOwnThing = false,
): readonly Trait[] {
  const isComplement = tail[0]?.stem === 'de' || tail[0]?.stem === 'a';
  for (let length = head.length; length > 0; length--) {
    const kept = head.slice(0, length);
    if (connectors.has(kept.at(-1)?.stem ?? '')) continue;
    const said = [...kept, ...tail];
    for (let from = 0; from < kept.length; from++) {
      const match = lineLexicon.longestAt(said, from);
      const covers = match !== undefined && match.to > kept.length;
      if (!match || (isComplement && !covers && !isWithout && (isOwnThing || !isOpenEnded(tail))))
        continue;
      const { has = [], may = [] } = match.value.entry;
      if (covers && length < head.length && has.length + may.length === 0) return [];
      if (has.length + may.length > 0 && (covers || length === 1)) return [...has, ...may];
    }
  }
  return [];
}
