import { isDrinkAlone } from './alcohol-free.js';
import {
  isAnnouncedAbsent,
  isListedAsAbsent,
  isAnnouncedAsTrace,
  isLeftOut,
} from './announcements.js';
import { isBorrowed } from './borrowed-senses.js';
import { clearByOrigin, without, withoutTraits } from './clear-by-origin.js';
import { canSpeakOf, isNear } from './clauses.js';
import { findClearers, type Found } from './find-clearers.js';
import { isMakerOf, isNamedWithout } from './makers.js';
import { isMannerOf } from './manners.js';
import { certifiable, fleshTraits } from '../lexicon/clearers.js';
import type { Trait } from '../lexicon/types.js';
import {
  asMadeOfPlants,
  isMadeOfIt,
  isNamedBy,
  namesAnAnimal,
  withAdjective,
} from './plants-for-animals.js';
import { bringsAnother } from './participles.js';
import type { Hit, Place } from './reading.js';
import { isRemark } from './remarks.js';
import type { DietaryRestriction } from '../restrictions.js';
import { wordsOf, type Word } from '../text/text.js';
import { lostWith } from './without-a-part.js';

/** What is left of an animal that the line has named. */
const bodyParts = new Set(
  'foie graisse gras coeur rognon abat peau carcasse epaule collier gigot cuisse aile'.split(' '),
);

/** Before a part of the thing that is named: « burger au poulet vegan ». */
const ties = new Set(['de', 'a', 'en']);

/** « 1 kg de bœuf, 200 g de poitrine »: of another animal. */
const number = /^\p{N}/u;

/** No seal makes another animal of it. */
const pigs = new Set(['porc', 'cochon', 'porcelet', 'sanglier', 'marcassin']);

/** Takes from each hit what negations, origins, adjectives and « sans … » said around it deny. */
export function clearHits(
  hits: readonly Hit[],
  words: readonly Word[],
  text: string,
  place: Place,
): Hit[] {
  if (hits.length === 0) return [];
  const found = findClearers(hits, words, text, place);
  return hits.map((hit) => {
    const isManner = place === 'LINE' && isMannerOf(hit, words);
    const isAbsent =
      !isManner &&
      (isAnnouncedAbsent(words, hit.from) ||
        (place === 'TEXT' && isListedAsAbsent(words, hit.from)));
    if (isAbsent && isLinked(hit, words)) return asFeared(hit);
    const isExcepted = place === 'LINE' && !isManner && isLeftOut(words, hit.from);
    if (isAbsent || isExcepted || isBorrowed(hit, { hits, words, text }, place))
      return { ...hit, negated: true };
    const maker = madeWithout(hit, hits, words, text);
    if (maker) return maker;
    const named = isManner || isAnnouncedAsTrace(words, hit.from) ? asFeared(hit) : hit;
    const byOrigin = clearByOrigin(
      asOfTheAnimal(asPurpose(asImitated(named, words), hits, words), hits, words),
      { hits, words, text },
      place,
    );
    return found.reduce(
      (kept, each) => clearBy(kept, each, { hits, words, text, place }),
      byOrigin,
    );
  });
}

/** « quiche sans pâte au thon »: what comes after « au » is not left out. */
function isLinked({ from, to }: Hit, words: readonly Word[]): boolean {
  return words.slice(from + 1, to).some(({ exact }) => exact === 'au' || exact === 'aux');
}

/** « simili poulet »: a meat of plants, often bound with wheat and egg; « simili-crabe » is surimi. */
const asImitated = (hit: Hit, words: readonly Word[]): Hit =>
  words[hit.from - 1]?.stem === 'simili' && hit.has.has('MEAT')
    ? asMadeOfPlants(hit, fleshTraits, words, hit.from - 1)
    : hit;

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

/** « magret, la graisse quadrillée », « poulet (attendrir la viande) », « jarret de veau (osso buco) »: of the animal named before. */
function asOfTheAnimal(hit: Hit, hits: readonly Hit[], words: readonly Word[]): Hit {
  const { stem = '', before, bracketed } = words[hit.from] ?? {};
  const isPart =
    hit.to === hit.from + 1 &&
    (bodyParts.has(stem) || (stem === 'viande' && (before === 'la' || bracketed)));
  const isItsDish = /^oss[ob]/.test(words[hit.from]?.stem ?? '') && words[hit.from]?.bracketed;
  if ((!isPart && !isItsDish) || words[hit.to]?.stem === 'de') return hit;
  const isNamed = hits.some(
    (meat) =>
      meat.to <= hit.from &&
      meat.has.has('MEAT') &&
      !meat.has.has('PORK') &&
      !meat.may.has('PORK') &&
      words.slice(meat.to, hit.from).every(({ exact }) => !number.test(exact)),
  );
  if (!isNamed) return hit;
  return isItsDish
    ? { ...hit, negated: true }
    : { ...hit, may: without(hit.may, ['PORK', 'MILK']) };
}

function asFeared(hit: Hit): Hit {
  return { ...hit, has: new Set(), may: new Set([...hit.has, ...hit.may]) };
}

interface Around {
  hits: readonly Hit[];
  words: readonly Word[];
  text: string;
  place: Place;
}

function clearBy(hit: Hit, found: Found, around: Around): Hit {
  const { hits, words, place } = around;
  const { clearer, from } = found;
  const follows = from >= hit.to;
  if (!canSpeakOf(found, hit, hits, words, place)) {
    const isOfItsMaker = isSaidBeforeTheMaker(hit, found, around);
    return isOfItsMaker && 'traits' in clearer ? withoutTraits(hit, clearer.traits) : hit;
  }
  if (follows && isRemark(around, hit.to, found)) return hit;
  if (follows && isOfANearerOne(hit, found, around)) return hit;
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
  hit: Hit,
  { clearer, from }: Found,
  { hits, words, text }: Around,
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
        (!ties.has(words[other.from - 1]?.stem ?? '') ||
          bringsAnother(words, hit, other.from - 1)) &&
        !words[other.from]?.bracketed &&
        !isMakerOf(other, hit, words, text) &&
        holdsOne(other),
    )
  );
}

/** « bière sans alcool Leffe »: what the name before leaves out, its maker's leaves out too. */
function madeWithout(
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  text: string,
): Hit | undefined {
  const thing = hits.find((other) => other.to === hit.from && isNamedWithout(other, words));
  const leftOut: readonly Trait[] = ['ALCOHOL'];
  return thing && isMakerOf(hit, thing, words, text, leftOut)
    ? withoutTraits(hit, leftOut)
    : undefined;
}

/** « pâtes sans gluten Barilla », « margarine sans lait St Hubert »: said of what the maker makes. */
function isSaidBeforeTheMaker(
  hit: Hit,
  { from, to }: Found,
  { hits, words, text }: Around,
): boolean {
  const thing = hits.find((other) => other.to === from);
  return to === hit.from && thing !== undefined && isMakerOf(hit, thing, words, text);
}

function certifiedBy(hit: Hit, restriction: DietaryRestriction): Hit {
  if (wordsOf(hit.term.phrase).some(({ stem }) => pigs.has(stem))) return hit;
  const onlyCertifiable = [...hit.has, ...hit.may].every((trait) => certifiable.includes(trait));
  return onlyCertifiable ? { ...hit, certified: new Set([...hit.certified, restriction]) } : hit;
}
