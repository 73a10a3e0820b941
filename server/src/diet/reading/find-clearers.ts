import { saidAlcoholFree } from './alcohol-free.js';
import { endOfBracket } from './brackets.js';
import { isMeant, isOfAnotherVersion, type Span } from './clauses.js';
import {
  certifications,
  freeFrom,
  narrowing,
  neither,
  plantAdjectives,
  plantBrands,
  plantSubstances,
  withoutOne,
} from '../lexicon/clearers.js';
import type { Part, Trait } from '../lexicon/types.js';
import { ordinaryKinds, shares } from '../lexicon/unsaid.js';
import { trieOf, type PhraseTrie } from '../text/phrase-trie.js';
import type { Word } from '../text/text.js';
import type { DietaryRestriction } from '../restrictions.js';
import type { Hit, Place } from './reading.js';
import { unitSymbol } from './remarks.js';

/** Words that say of something what it does not hold. */
export type Clearer =
  | { kind: 'FREE_FROM' | 'ADJECTIVE' | 'SUBSTANCE' | 'BRAND'; traits: readonly Trait[] }
  | { kind: 'WITHOUT_ONE'; traits: readonly Trait[]; part: Part | undefined }
  | { kind: 'CERTIFIED'; restriction: DietaryRestriction }
  | { kind: 'ALCOHOL_FREE' };

/** Where such words stand. */
export interface Found extends Span {
  clearer: Clearer;
}

/** « sans gélatine de porc » says nothing of another. */
const ofAnAnimal = new Set(['de', 'bovin', 'bovine', 'porcin', 'porcine']);

const clearers: Record<Exclude<Clearer['kind'], 'ALCOHOL_FREE'>, PhraseTrie<Clearer>> = {
  // First, because a plant meat is suspected of wheat, which « sans gluten » then denies.
  ADJECTIVE: trieOf(
    plantAdjectives.map((m) => ({ ...m, value: { kind: 'ADJECTIVE', traits: m.traits } })),
  ),
  SUBSTANCE: trieOf(
    plantSubstances.map((m) => ({ ...m, value: { kind: 'SUBSTANCE', traits: m.traits } })),
  ),
  BRAND: trieOf(plantBrands.map((m) => ({ ...m, value: { kind: 'BRAND', traits: m.traits } }))),
  FREE_FROM: trieOf(
    [...freeFrom, ...neither(freeFrom)].map((m) => ({
      ...m,
      value: { kind: 'FREE_FROM', traits: m.traits },
    })),
  ),
  WITHOUT_ONE: trieOf(
    [...withoutOne, ...neither(withoutOne)].map((m) => ({
      ...m,
      value: { kind: 'WITHOUT_ONE', traits: m.traits, part: m.part },
    })),
  ),
  CERTIFIED: trieOf(
    certifications.map((c) => ({ ...c, value: { kind: 'CERTIFIED', restriction: c.restriction } })),
  ),
};

const tries = Object.values(clearers);

/** What is said to be absent, of plants or certified anywhere in the text, but for what only seems to be. */
export function findClearers(
  hits: readonly Hit[],
  words: readonly Word[],
  text: string,
  place: Place,
): Found[] {
  const said = tries.flatMap((trie) =>
    (words.some((word) => trie.startsWith(word)) ? trie.findAll(words) : [])
      .filter(
        (match) =>
          isMeant(words, match) &&
          !(place === 'LINE' && isOfAnotherVersion(words, match)) &&
          !isPartly(words, match, match.value.kind) &&
          !isNarrowed(words, match, match.value.kind) &&
          !isTakenBack(words, match) &&
          (match.value.kind === 'BRAND' || !isPartOfName(match, hits, words)),
      )
      .map(({ value, from, to }): Found => ({ clearer: value, from, to })),
  );
  const numbers = saidAlcoholFree(text, words).map((span): Found => ({
    ...span,
    clearer: { kind: 'ALCOHOL_FREE' },
  }));
  return [...said, ...numbers];
}

/** « beurre 50 % végétal », « végétal à 80 % », « 3 briques de lait dont une végétale ». */
function isPartly(words: readonly Word[], { from, to }: Span, kind: Clearer['kind']): boolean {
  const isOneOfThem =
    words.slice(Math.max(0, from - 4), from).some(({ stem }) => stem === 'dont') ||
    shares.has(words[from - 1]?.stem ?? '') ||
    isOfSomeOnly(words, from, to);
  if (kind !== 'ADJECTIVE') return isOneOfThem && kind !== 'BRAND';
  const isShare = (word: Word | undefined) =>
    word !== undefined && /^\d+$/.test(word.exact) && word.exact !== '100';
  return (
    isOneOfThem || isShare(words[from - 1]) || (words[to]?.stem === 'a' && isShare(words[to + 1]))
  );
}

/**
 * « bière (2 sans alcool, 4 blondes) », « steaks : 2 végé, 2 bœuf », « bières x6 (2 sans alcool) », « farine 3 kg (1 kg
 * sans gluten) », « baguettes x4 (sans gluten x2) ».
 */
function isOfSomeOnly(words: readonly Word[], from: number, to: number): boolean {
  const isMeasured = isUnit(words[from - 1]);
  const at = isMeasured ? from - 2 : from - 1;
  const count = countOf(words[at]);
  const isAside = words[at]?.bracketed === true && words[from]?.gap === 'NONE' && count !== wholly;
  // « farine (200 g sans gluten) » is all there is; « farine 3 kg (1 kg sans gluten) » a third.
  const hasWhole = !isMeasured || words.slice(0, at).some(isUnit);
  if (count !== undefined && isAside) return hasWhole && !saysBefore(words, at, count);
  const isTimes =
    words[from]?.gap === 'SOFT' && words[to]?.gap === 'NONE' && words[to]?.exact === 'x';
  const after = isTimes ? countOf(words[to + 1]) : undefined;
  if (after !== undefined) return !saysBefore(words, from, after);
  if (count === undefined || from < 2 || words[at]?.gap === 'NONE') return false;
  return words[to]?.gap !== 'NONE' && isNumber(words[to]);
}

const isUnit = (word: Word | undefined): boolean => unitSymbol.test(word?.exact ?? '');
/** « (100 % végétal) » */
const wholly = '100';
const saysBefore = (words: readonly Word[], end: number, count: string): boolean =>
  words.slice(0, end).some((word) => countOf(word) === count);
const countOf = (word: Word | undefined): string | undefined =>
  isNumber(word) ? word?.exact : undefined;

/** « pâtes sans gluten (normales si personne n'est intolérant) »: the ordinary kind does as well. */
function isTakenBack(words: readonly Word[], { to }: Span): boolean {
  const next = words[to];
  if (!next || next.gap === 'NONE') return false;
  const end = next.bracketed ? endOfBracket(words, to) : to + 2;
  return words.slice(to, end).some(({ stem }) => stem !== 'avec' && ordinaryKinds.has(stem));
}

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word.exact);
}

/** « sans lait de coco », « sans viande rouge »: only that sort is left out. */
function isNarrowed(words: readonly Word[], { from, to }: Span, kind: Clearer['kind']): boolean {
  const next = words[to];
  const said = words[from]?.stem;
  if (next?.gap !== 'NONE' || (said !== 'san' && said !== 'ni')) return false;
  if (kind !== 'WITHOUT_ONE') {
    const left = words[to - 1]?.stem;
    if (left === 'gelatine') return ofAnAnimal.has(next.stem);
    return left === 'alcool' && next.stem.startsWith('fort');
  }
  const isPowder = next.stem === 'en' && words[to + 1]?.stem === 'poudre';
  return next.stem === 'de' || isPowder || narrowing.has(next.stem);
}

/** « végétale » in « crème végétale » belongs to that name and says nothing of the butter before it. */
function isPartOfName({ from, to }: Span, hits: readonly Hit[], words: readonly Word[]): boolean {
  // « gluten free » itself begins with what it denies.
  const start = words[from]?.stem === 'gluten' ? to - 1 : from;
  return hits.some(
    ({ term, ...hit }) => hit.from <= start && start < hit.to && term.entry.adds !== true,
  );
}
