import { isAnnouncedAbsent, isAnnouncedAsTrace } from './announcements.js';
import { canSpeakOf, isMeant, isNear, reaches, type Span } from './clauses.js';
import { clearByOrigin, without, withoutTraits } from './clear-by-origin.js';
import {
  certifiable,
  certifications,
  freeFrom,
  plantAdjectives,
  withoutOne,
} from './lexicon/clearers.js';
import type { Trait } from './lexicon/types.js';
import { trieOf, type PhraseTrie } from './phrase-trie.js';
import type { Hit, Place } from './reading.js';
import type { DietaryRestriction } from './restrictions.js';
import type { Word } from './text.js';

type Clearer =
  | { kind: 'FREE_FROM' | 'WITHOUT_ONE' | 'ADJECTIVE'; traits: readonly Trait[] }
  | { kind: 'CERTIFIED'; restriction: DietaryRestriction };

interface Found extends Span {
  clearer: Clearer;
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

/** Takes from each hit what negations, origins, adjectives and « sans … » said around it deny. */
export function clearHits(hits: readonly Hit[], words: readonly Word[], place: Place): Hit[] {
  if (hits.length === 0) return [];
  const found = Object.values(clearers).flatMap((trie) =>
    trie
      .findAll(words)
      .filter((match) => isMeant(words, match) && !isPartOfName(match, hits))
      .map(({ value, from, to }): Found => ({ clearer: value, from, to })),
  );
  return hits.map((hit) => {
    if (isAnnouncedAbsent(words, hit.from)) return { ...hit, negated: true };
    const named = isAnnouncedAsTrace(words, hit.from) ? asTrace(hit) : hit;
    const byOrigin = clearByOrigin(named, words, place);
    return found.reduce((kept, each) => clearBy(kept, each, hits, words, place), byOrigin);
  });
}

/** « végétale » in « crème végétale » belongs to that name and says nothing of the butter before it. */
function isPartOfName({ from }: Span, hits: readonly Hit[]): boolean {
  return hits.some((hit) => hit.from <= from && from < hit.to);
}

function asTrace(hit: Hit): Hit {
  return { ...hit, has: new Set(), may: new Set([...hit.has, ...hit.may]) };
}

function clearBy(
  hit: Hit,
  found: Found,
  hits: readonly Hit[],
  words: readonly Word[],
  place: Place,
): Hit {
  if (!canSpeakOf(found, hit, hits, words, place)) return hit;
  const { clearer, from } = found;
  const follows = from >= hit.to;
  switch (clearer.kind) {
    case 'FREE_FROM':
      return withoutTraits(hit, clearer.traits);
    case 'WITHOUT_ONE':
      return follows && isNear(words, hit, from)
        ? withoutTraits(hit, clearer.traits)
        : { ...hit, may: without(hit.may, clearer.traits) };
    case 'ADJECTIVE':
      return follows && reaches(words, hit, from) ? withoutTraits(hit, clearer.traits) : hit;
    case 'CERTIFIED':
      return certifiedBy(hit, clearer.restriction);
  }
}

function certifiedBy(hit: Hit, restriction: DietaryRestriction): Hit {
  const onlyCertifiable = [...hit.has, ...hit.may].every((trait) => certifiable.includes(trait));
  return onlyCertifiable ? { ...hit, certified: new Set([...hit.certified, restriction]) } : hit;
}
