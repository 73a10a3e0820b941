import type { Hit, Place } from './reading.js';
import {
  certifiable,
  certifications,
  freeFrom,
  negations,
  origins,
  plantAdjectives,
  separators,
  traceWarnings,
  withoutOne,
} from './lexicon/clearers.js';
import type { Origin, Trait } from './lexicon/types.js';
import { PhraseTrie } from './phrase-trie.js';
import type { DietaryRestriction } from './restrictions.js';
import type { Word } from './text.js';

type Clearer =
  | { kind: 'FREE_FROM' | 'WITHOUT_ONE' | 'ADJECTIVE'; traits: readonly Trait[] }
  | { kind: 'CERTIFIED'; restriction: DietaryRestriction };

interface Found {
  clearer: Clearer;
  from: number;
  to: number;
}

const clearers: Record<Clearer['kind'], PhraseTrie<Clearer>> = {
  FREE_FROM: trieOf(
    freeFrom.map((m) => ({ ...m, value: { kind: 'FREE_FROM', traits: m.traits } })),
  ),
  WITHOUT_ONE: trieOf(
    withoutOne.map((m) => ({ ...m, value: { kind: 'WITHOUT_ONE', traits: m.traits } })),
  ),
  ADJECTIVE: trieOf(
    plantAdjectives.map((m) => ({ ...m, value: { kind: 'ADJECTIVE', traits: m.traits } })),
  ),
  CERTIFIED: trieOf(
    certifications.map((c) => ({ ...c, value: { kind: 'CERTIFIED', restriction: c.restriction } })),
  ),
};

const originTries = Object.fromEntries(
  Object.entries(origins).map(([origin, { phrases }]) => [
    origin,
    trieOf(phrases.map((phrase) => ({ phrases: [phrase], value: true as const }))),
  ]),
) as Record<Origin, PhraseTrie<true>>;

const negationTrie = trieOf([{ phrases: negations, value: true as const }]);
const traceTrie = trieOf([{ phrases: traceWarnings, value: true as const }]);

function trieOf<T>(items: readonly { phrases: readonly string[]; value: T }[]): PhraseTrie<T> {
  const trie = new PhraseTrie<T>();
  for (const { phrases, value } of items) for (const phrase of phrases) trie.add(phrase, value);
  return trie;
}

/** Takes from each hit what negations, origins, adjectives and « sans … » said around it deny. */
export function clearHits(hits: readonly Hit[], words: readonly Word[], place: Place): Hit[] {
  if (hits.length === 0) return [];
  const found = Object.values(clearers).flatMap((trie) =>
    trie.findAll(words).map(({ value, from, to }): Found => ({ clearer: value, from, to })),
  );
  return hits.map((hit) => {
    if (isAnnouncedAbsent(words, hit.from)) return { ...hit, negated: true };
    const named = isAnnounced(words, hit.from, traceTrie) ? asTrace(hit) : hit;
    const byOrigin = clearByOrigin(named, words, place);
    return found.reduce((kept, each) => clearBy(kept, each, words, place), byOrigin);
  });
}

/** « sans X », « ni X », « à la place de X »: what starts at this word is said not to be there. */
export function isAnnouncedAbsent(words: readonly Word[], start: number): boolean {
  return isAnnounced(words, start, negationTrie);
}

function isAnnounced(
  words: readonly Word[],
  start: number,
  announcements: PhraseTrie<true>,
): boolean {
  const earliest = Math.max(0, start - 4);
  for (let at = start - 1; at >= earliest; at--) {
    if (words[at + 1]?.gap !== 'NONE') return false;
    const match = announcements.longestAt(words, at);
    if (match && onlyConnectors(words, match.to, start)) return true;
  }
  return false;
}

function onlyConnectors(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (words[at]?.stem !== 'de') return false;
  return from <= to;
}

function asTrace(hit: Hit): Hit {
  return { ...hit, has: new Set(), may: new Set([...hit.has, ...hit.may]) };
}

function without(traits: ReadonlySet<Trait>, gone: readonly Trait[]): ReadonlySet<Trait> {
  return traits.size === 0 ? traits : new Set([...traits].filter((trait) => !gone.includes(trait)));
}

function clearByOrigin(hit: Hit, words: readonly Word[], place: Place): Hit {
  for (const origin of hit.term.entry.clearedBy ?? []) {
    if (!namesOrigin(hit, words, origin, place)) continue;
    const gone = origins[origin].clears;
    hit = { ...hit, has: without(hit.has, gone), may: without(hit.may, gone) };
  }
  return hit;
}

/** « saucisses fumées de tofu », « jambon (dinde) »: the origin follows within a few words. */
function namesOrigin(hit: Hit, words: readonly Word[], origin: Origin, place: Place): boolean {
  for (let at = hit.to; at < Math.min(words.length, hit.to + 4); at++) {
    const word = words[at];
    if (!word || word.gap === 'HARD' || separators.has(word.stem) || word.stem === 'a')
      return false;
    if (word.gap === 'SOFT' && place === 'TEXT') return false;
    const opensOrigin = word.stem === 'de' || word.gap === 'SOFT';
    const start = word.stem === 'de' ? at + 1 : at;
    if (opensOrigin) return originTries[origin].longestAt(words, start) !== undefined;
  }
  return false;
}

function clearBy(
  hit: Hit,
  { clearer, from, to }: Found,
  words: readonly Word[],
  place: Place,
): Hit {
  const overlaps = from < hit.to && to > hit.from;
  if (overlaps || !sameClause(words, hit, from, to, place)) return hit;
  const follows = from >= hit.to;
  switch (clearer.kind) {
    case 'FREE_FROM':
      return stripped(hit, clearer.traits);
    case 'WITHOUT_ONE':
      return follows && isNear(words, hit, from)
        ? stripped(hit, clearer.traits)
        : { ...hit, may: without(hit.may, clearer.traits) };
    case 'ADJECTIVE':
      return follows && reaches(words, hit, from) ? stripped(hit, clearer.traits) : hit;
    case 'CERTIFIED':
      return certifiedBy(hit, clearer.restriction);
  }
}

function stripped(hit: Hit, traits: readonly Trait[]): Hit {
  return { ...hit, has: without(hit.has, traits), may: without(hit.may, traits) };
}

function certifiedBy(hit: Hit, restriction: DietaryRestriction): Hit {
  const onlyCertifiable = [...hit.has, ...hit.may].every((trait) => certifiable.includes(trait));
  return onlyCertifiable ? { ...hit, certified: new Set([...hit.certified, restriction]) } : hit;
}

/** No « ou », « et », sentence end (and in prose no comma) stands between the hit and the clearer. */
function sameClause(words: readonly Word[], hit: Hit, from: number, to: number, place: Place) {
  const [start, end] = from >= hit.to ? [hit.to, from] : [to, hit.from];
  for (let at = start; at <= end; at++) {
    const word = words[at];
    if (!word) continue;
    if (word.gap === 'HARD' || (place === 'TEXT' && word.gap === 'SOFT')) return false;
    if (at < end && separators.has(word.stem)) return false;
  }
  return true;
}

function isNear(words: readonly Word[], hit: Hit, from: number): boolean {
  return from - hit.to <= 2 && words.slice(hit.to, from).every((word) => word.stem !== 'a');
}

/** An adjective speaks of the noun phrase before it: past « à », « au », « en » it is another one. */
function reaches(words: readonly Word[], hit: Hit, from: number): boolean {
  const between = words.slice(hit.to, from);
  return (
    between.length <= 6 &&
    between.every((word) => word.stem !== 'a' && word.stem !== 'en' && word.stem !== 'sur')
  );
}
