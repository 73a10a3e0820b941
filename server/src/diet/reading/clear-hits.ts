import { isDrinkAlone, saidAlcoholFree } from './alcohol-free.js';
import { isAnnouncedAbsent, isAnnouncedAsTrace } from './announcements.js';
import { isBorrowed } from './borrowed-senses.js';
import { isMannerOf } from './manners.js';
import { canSpeakOf, isMeant, isNear, isOfAnotherVersion, type Span } from './clauses.js';
import { clearByOrigin, without, withoutTraits } from './clear-by-origin.js';
import {
  certifiable,
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
import { trieOf, type PhraseTrie } from '../text/phrase-trie.js';
import {
  asMadeOfPlants,
  isMadeOfIt,
  isNamedBy,
  namesAnAnimal,
  withAdjective,
} from './plants-for-animals.js';
import type { Hit, Place } from './reading.js';
import type { DietaryRestriction } from '../restrictions.js';
import { wordsOf, type Word } from '../text/text.js';
import { lostWith } from './without-a-part.js';

type Clearer =
  | { kind: 'FREE_FROM' | 'ADJECTIVE' | 'SUBSTANCE' | 'BRAND'; traits: readonly Trait[] }
  | { kind: 'WITHOUT_ONE'; traits: readonly Trait[]; part: Part | undefined }
  | { kind: 'CERTIFIED'; restriction: DietaryRestriction }
  | { kind: 'ALCOHOL_FREE' };

/** What is left of an animal that the line has named. */
const bodyParts = new Set(
  'foie graisse gras coeur rognon abat peau carcasse epaule collier gigot cuisse aile'.split(' '),
);

/** Before a part of the thing that is named: « burger au poulet vegan ». */
const ties = new Set(['de', 'a', 'en']);

/** No seal makes another animal of it. */
const pigs = new Set(['porc', 'cochon', 'porcelet', 'sanglier', 'marcassin']);

interface Found extends Span {
  clearer: Clearer;
}

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

/** Takes from each hit what negations, origins, adjectives and « sans … » said around it deny. */
export function clearHits(
  hits: readonly Hit[],
  words: readonly Word[],
  text: string,
  place: Place,
): Hit[] {
  if (hits.length === 0) return [];
  const said = Object.values(clearers).flatMap((trie) =>
    trie
      .findAll(words)
      .filter(
        (match) =>
          isMeant(words, match) &&
          !(place === 'LINE' && isOfAnotherVersion(words, match)) &&
          !isPartly(words, match, match.value.kind) &&
          !isNarrowed(words, match, match.value.kind) &&
          (match.value.kind === 'BRAND' || !isPartOfName(match, hits, words)),
      )
      .map(({ value, from, to }): Found => ({ clearer: value, from, to })),
  );
  const numbers = saidAlcoholFree(text, words).map((span): Found => ({
    ...span,
    clearer: { kind: 'ALCOHOL_FREE' },
  }));
  const found = [...said, ...numbers];
  return hits.map((hit) => {
    const isManner = place === 'LINE' && isMannerOf(hit, words);
    const isAbsent = !isManner && isAnnouncedAbsent(words, hit.from);
    if (isAbsent && isLinked(hit, words)) return asFeared(hit);
    if (isAbsent || isBorrowed(hit, hits, words, place)) return { ...hit, negated: true };
    const named = isManner || isAnnouncedAsTrace(words, hit.from) ? asFeared(hit) : hit;
    const byOrigin = clearByOrigin(
      asOfTheAnimal(asPurpose(named, hits, words), hits, words),
      words,
      place,
    );
    return found.reduce((kept, each) => clearBy(kept, each, hits, words, place), byOrigin);
  });
}

/** « beurre 50 % végétal », « végétal à 80 % », « 3 briques de lait dont une végétale ». */
function isPartly(words: readonly Word[], { from, to }: Span, kind: Clearer['kind']): boolean {
  const isOneOfThem = words.slice(Math.max(0, from - 4), from).some(({ stem }) => stem === 'dont');
  if (kind !== 'ADJECTIVE') return isOneOfThem && kind !== 'BRAND';
  const isShare = (word: Word | undefined) =>
    word !== undefined && /^\d+$/.test(word.exact) && word.exact !== '100';
  return (
    isOneOfThem || isShare(words[from - 1]) || (words[to]?.stem === 'a' && isShare(words[to + 1]))
  );
}

/** « quiche sans pâte au thon »: what comes after « au » is not left out. */
function isLinked({ from, to }: Hit, words: readonly Word[]): boolean {
  return words.slice(from + 1, to).some(({ exact }) => exact === 'au' || exact === 'aux');
}

/** « sans lait de coco », « sans viande rouge »: only that sort is left out. */
function isNarrowed(words: readonly Word[], { from, to }: Span, kind: Clearer['kind']): boolean {
  const next = words[to];
  const said = words[from]?.stem;
  if (next?.gap !== 'NONE' || (said !== 'san' && said !== 'ni')) return false;
  if (kind !== 'WITHOUT_ONE')
    return words[to - 1]?.stem === 'alcool' && next.stem.startsWith('fort');
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

/** « bœuf pour tartare »: the dish is what the meat is for, so no other animal is to be feared in it. */
function asPurpose(hit: Hit, hits: readonly Hit[], words: readonly Word[]): Hit {
  if (words[hit.from - 1]?.stem !== 'pour' || !hit.may.has('PORK')) return hit;
  const isMeatFor = hits.some(
    (meat) =>
      meat.has.has('MEAT') &&
      meat.to < hit.from &&
      hit.from - meat.to <= 3 &&
      words.slice(meat.to, hit.from + 1).every(({ gap }) => gap === 'NONE'),
  );
  return isMeatFor ? { ...hit, may: without(hit.may, ['PORK']) } : hit;
}

/** « magret, la graisse quadrillée », « jarret de veau (osso buco) »: of the animal that is named before. */
function asOfTheAnimal(hit: Hit, hits: readonly Hit[], words: readonly Word[]): Hit {
  const isPart = hit.to === hit.from + 1 && bodyParts.has(words[hit.from]?.stem ?? '');
  const isItsDish = /^oss[ob]/.test(words[hit.from]?.stem ?? '') && words[hit.from]?.bracketed;
  if ((!isPart && !isItsDish) || words[hit.to]?.stem === 'de') return hit;
  const isNamed = hits.some(
    (meat) =>
      meat.to <= hit.from && meat.has.has('MEAT') && !meat.has.has('PORK') && !meat.may.has('PORK'),
  );
  if (!isNamed) return hit;
  return isItsDish ? { ...hit, negated: true } : { ...hit, may: without(hit.may, ['PORK']) };
}

function asFeared(hit: Hit): Hit {
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
  if (follows && isOfANearerOne(hits, hit, found, words)) return hit;
  switch (clearer.kind) {
    case 'FREE_FROM':
      return withoutTraits(hit, clearer.traits);
    case 'WITHOUT_ONE': {
      const lost = clearer.part ? lostWith(clearer.part, hit) : clearer.traits;
      return follows && isNear(words, hit, from)
        ? withoutTraits(hit, lost)
        : { ...hit, may: without(hit.may, lost) };
    }
    case 'ADJECTIVE':
      return follows ? withAdjective(hit, clearer.traits, hits, words, from) : hit;
    case 'SUBSTANCE':
      return follows && isMadeOfIt(words, hit, from)
        ? asMadeOfPlants(hit, clearer.traits, words, from)
        : hit;
    case 'BRAND':
      return follows && isNamedBy(words, hit, from) && !namesAnAnimal(words, from)
        ? withoutTraits(hit, clearer.traits)
        : hit;
    case 'ALCOHOL_FREE':
      return follows && isDrinkAlone(hit) && !isPastAnotherFood(hit, hits, from)
        ? withoutTraits(hit, ['ALCOHOL'])
        : hit;
    case 'CERTIFIED':
      return certifiedBy(hit, clearer.restriction);
  }
}

/** « kirsch, fromage blanc 0 % »: said of the cheese. */
function isPastAnotherFood(hit: Hit, hits: readonly Hit[], from: number): boolean {
  return hits.some(
    (other) =>
      other.from >= hit.to &&
      other.to <= from &&
      other.has.size + other.may.size > 0 &&
      !other.has.has('ALCOHOL'),
  );
}

/**
 * « rhum, extrait de vanille sans alcool », « steak cheddar vegan »: said of the nearer of two that hold the same,
 * where no « de » or « à » ties it to the one before.
 */
function isOfANearerOne(
  hits: readonly Hit[],
  hit: Hit,
  { clearer, from }: Found,
  words: readonly Word[],
): boolean {
  if (!('traits' in clearer) || clearer.kind === 'SUBSTANCE' || clearer.kind === 'BRAND')
    return false;
  const { traits } = clearer;
  const holdsOne = ({ has, may }: Hit) => traits.some((each) => has.has(each) || may.has(each));
  return (
    holdsOne(hit) &&
    hits.some(
      (other) =>
        other.from >= hit.to &&
        other.to <= from &&
        !ties.has(words[other.from - 1]?.stem ?? '') &&
        !words[other.from]?.bracketed &&
        holdsOne(other),
    )
  );
}

function certifiedBy(hit: Hit, restriction: DietaryRestriction): Hit {
  if (wordsOf(hit.term.phrase).some(({ stem }) => pigs.has(stem))) return hit;
  const onlyCertifiable = [...hit.has, ...hit.may].every((trait) => certifiable.includes(trait));
  return onlyCertifiable ? { ...hit, certified: new Set([...hit.certified, restriction]) } : hit;
}
