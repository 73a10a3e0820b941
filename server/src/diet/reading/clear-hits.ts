import { isDrinkAlone, saidAlcoholFree } from './alcohol-free.js';
import { isAnnouncedAbsent, isAnnouncedAsTrace } from './announcements.js';
import { isBorrowed } from './borrowed-senses.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import { isMannerOf } from './manners.js';
import { canSpeakOf, isMeant, isNear, reaches, type Span } from './clauses.js';
import { clearByOrigin, without, withoutTraits } from './clear-by-origin.js';
import {
  animals,
  certifiable,
  certifications,
  fleshTraits,
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
import type { Hit, Place } from './reading.js';
import type { DietaryRestriction } from '../restrictions.js';
import { stemOf, type Word } from '../text/text.js';
import { lostWith } from './without-a-part.js';

type Clearer =
  | { kind: 'FREE_FROM' | 'ADJECTIVE' | 'SUBSTANCE' | 'BRAND'; traits: readonly Trait[] }
  | { kind: 'WITHOUT_ONE'; traits: readonly Trait[]; part: Part | undefined }
  | { kind: 'CERTIFIED'; restriction: DietaryRestriction }
  | { kind: 'ALCOHOL_FREE' };

/** What « végétal » is said of by itself. */
const oftenOfPlants = new Set(
  'huile graisse margarine proteine boisson matiere preparation creme lait charbon colorant gelifiant coagulant ferment enzyme croute cendre base'.split(
    ' ',
  ),
);

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
    freeFrom.map((m) => ({ ...m, value: { kind: 'FREE_FROM', traits: m.traits } })),
  ),
  WITHOUT_ONE: trieOf(
    [...withoutOne, ...neither].map((m) => ({
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
          !isNarrowed(words, match, match.value.kind) &&
          (match.value.kind === 'BRAND' || !isPartOfName(match, hits)),
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
    const byOrigin = clearByOrigin(asPurpose(named, hits, words), words, place);
    return found.reduce((kept, each) => clearBy(kept, each, hits, words, place), byOrigin);
  });
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
function isPartOfName({ from }: Span, hits: readonly Hit[]): boolean {
  return hits.some((hit) => hit.from <= from && from < hit.to);
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
      return follows &&
        isInOneBreath(words, hit, from) &&
        (reaches(words, hit, from) ||
          isFlavoured(hit, hits, words, from) ||
          isFilledWithPlants(hit, hits, words, from))
        ? asPlant(hit, clearer.traits)
        : hit;
    case 'SUBSTANCE':
      return follows && isInOneBreath(words, hit, from) && reaches(words, hit, from)
        ? asMadeOfPlants(hit, clearer.traits, words, from)
        : hit;
    case 'BRAND':
      return follows && isNamedBy(words, hit, from) && !namesAnAnimal(words, from)
        ? withoutTraits(hit, clearer.traits)
        : hit;
    case 'ALCOHOL_FREE':
      return follows && isDrinkAlone(hit) ? withoutTraits(hit, ['ALCOHOL']) : hit;
    case 'CERTIFIED':
      return certifiedBy(hit, clearer.restriction);
  }
}

/** « aiguillettes Quorn », « filets de Quorn », but not « poulet, Quorn ». */
function isNamedBy(words: readonly Word[], hit: Hit, from: number): boolean {
  const isLinked = from === hit.to + 1 && words[hit.to]?.stem === 'de';
  return (
    (from === hit.to || isLinked) &&
    words.slice(hit.to, from + 1).every(({ gap }) => gap === 'NONE')
  );
}

/** « saucisses au tofu » hold no meat and « yaourt au soja » no milk, but « quiche au tofu » keeps its egg. */
function asMadeOfPlants(
  hit: Hit,
  gone: readonly Trait[],
  words: readonly Word[],
  from: number,
): Hit {
  if (namesAnAnimal(words, from)) return hit;
  if (isMilkAlone(hit)) return withoutTraits(hit, ['MILK']);
  return asPlant(hit, gone);
}

function isMilkAlone({ has, may }: Hit): boolean {
  return has.has('MILK') && has.size === 1 && may.size === 0;
}

/** « saucisses de porc Quorn »: the line itself says which animal it holds. */
function namesAnAnimal(words: readonly Word[], from: number): boolean {
  return words.slice(0, from).some(({ stem }) => animals.has(stem));
}

/** « jambon (végétal) », but not « beurre, huile végétale » or « jambon, végétal »: past a comma it may be another item. */
function isInOneBreath(words: readonly Word[], hit: Hit, from: number): boolean {
  return words.slice(hit.to, from + 1).every(({ gap, bracketed }) => gap === 'NONE' || bracketed);
}

/** Neither a comma nor a bracket stands before the word that clears. */
const isUnbroken = (words: readonly Word[], hit: Hit, from: number): boolean =>
  words.slice(hit.to, from + 1).every(({ gap }) => gap === 'NONE');

/** « yaourt à la noix de coco végétal », but not « yaourt à l'huile végétale ». */
function isFlavoured(
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  from: number,
): boolean {
  const between = words.slice(hit.to, from);
  return (
    hit.has.has('MILK') &&
    hit.has.size === 1 &&
    between[0]?.stem === 'a' &&
    between.length <= 6 &&
    isUnbroken(words, hit, from) &&
    !oftenOfPlants.has(words[from - 1]?.stem ?? '') &&
    !hits.some(
      (other) =>
        other.from >= hit.to && other.to <= from && [...other.has, ...other.may].length > 0,
    )
  );
}

/** « burger aux haricots rouges vegan » is said of the burger; « quiche au bacon végétal » of the bacon. */
function isFilledWithPlants(
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  from: number,
): boolean {
  const between = words.slice(hit.to, from);
  return (
    between[0]?.stem === 'a' &&
    between.length <= 4 &&
    isUnbroken(words, hit, from) &&
    !words[from]?.stem.startsWith('vegetal') &&
    between.slice(1).every(({ stem }) => stem === 'de' || knowledgeOf(stem) !== undefined) &&
    !hits.some((other) => other.from >= hit.to && other.to <= from) &&
    !namesAnAnimal(words, from)
  );
}

/** Plant sausages, hams and mince are often bound with wheat; a sauce of lentils is not. */
function asPlant(hit: Hit, gone: readonly Trait[]): Hit {
  const plant = withoutTraits(hit, gone);
  const name = stemOf(hit.term.phrase);
  const isBreaded = hit.has.has('GLUTEN');
  const isShaped =
    ['charcuterie', 'viande'].includes(hit.term.entry.family ?? '') || animals.has(name);
  const wasMeat =
    (isShaped || isBreaded) &&
    name !== 'bolognaise' &&
    !hit.has.has('MILK') &&
    (hit.guessed ? hit.may : hit.has).has('MEAT') &&
    gone.includes('MEAT');
  if (!wasMeat) return plant;
  // What is « végétarien » and not « végétal » is often bound with egg white.
  const binders: readonly Trait[] = gone === fleshTraits ? ['GLUTEN', 'EGG'] : ['GLUTEN'];
  return { ...plant, may: new Set([...plant.may, ...binders]) };
}

function certifiedBy(hit: Hit, restriction: DietaryRestriction): Hit {
  if (pigs.has(stemOf(hit.term.phrase))) return hit;
  const onlyCertifiable = [...hit.has, ...hit.may].every((trait) => certifiable.includes(trait));
  return onlyCertifiable ? { ...hit, certified: new Set([...hit.certified, restriction]) } : hit;
}
