import { isAnnouncedAbsent } from './announcements.js';
import { endOfBracket, isTheOnlyKind } from './brackets.js';
import { isMeant, separates } from './clauses.js';
import { animals, origins } from '../lexicon/clearers.js';
import type { Origin, Trait } from '../lexicon/types.js';
import { filledPasta, meatlessFillings, pastFilling } from '../lexicon/unsaid.js';
import { trieOf, type PhraseTrie } from '../text/phrase-trie.js';
import { bringsAnother } from './participles.js';
import type { Hit, Place } from './reading.js';
import { isRemark, plainLooks, type Said } from './remarks.js';
import { stemOf, type Word } from '../text/text.js';
import { isAdjective } from '../vocabulary/known-words.js';

/** What stands in the place of meat; « jambon (tomates) » is ham with tomatoes. */
const substances = new Set(
  'tofu soja tempeh seitan ble lupin pois lentille jacquier jaque proteine plante vegetal legume konjac agar champignon pleurote haricot riz mais sarrasin quinoa'.split(
    ' ',
  ),
);

/** What may be named past a colon: « poisson : cabillaud », « escalopes : poulet ». */
const named: ReadonlySet<Origin> = new Set(['SCALED_FISH', 'PERMITTED_ANIMAL']);
const seasoned = new Set(['saucisse', 'saucisson', 'boudin', 'farce', 'andouille', 'andouillette']);
const seasonings = new Set(
  'chou oignon noix marron chataigne herbe olive pomme fruit'.split(' ').map(stemOf),
);

const boundWithWheat = new Set(
  'saucisse chipolata merguez jambon haché knack cervelas'.split(' ').map(stemOf),
);

const birds = new Set(['poulet', 'volaille', 'dinde', 'canard', 'poule']);

const tries: Readonly<Record<Origin, PhraseTrie<true>>> = {
  PLANT: trieOf([{ phrases: origins.PLANT.phrases, value: true }]),
  PERMITTED_ANIMAL: trieOf([{ phrases: origins.PERMITTED_ANIMAL.phrases, value: true }]),
  SCALED_FISH: trieOf([{ phrases: origins.SCALED_FISH.phrases, value: true }]),
  FISH: trieOf([{ phrases: origins.FISH.phrases, value: true }]),
  DRIED_FRUIT: trieOf([{ phrases: origins.DRIED_FRUIT.phrases, value: true }]),
  NAMESAKE: trieOf([{ phrases: origins.NAMESAKE.phrases, value: true }]),
  CANNED_DRINK: trieOf([{ phrases: origins.CANNED_DRINK.phrases, value: true }]),
  GLUTEN_FREE_BASE: trieOf([{ phrases: origins.GLUTEN_FREE_BASE.phrases, value: true }]),
};

/** Takes away what the origin named after the hit contradicts (« lardons de tofu »). */
export function clearByOrigin(hit: Hit, said: Said, place: Place): Hit {
  for (const origin of hit.term.entry.clearedBy ?? []) {
    if (!namesOrigin(hit, said, origin, place)) continue;
    const plant = withoutTraits(hit, origins[origin].clears);
    hit = isMadeLikeMeat(hit, origin)
      ? { ...plant, may: new Set([...plant.may, 'GLUTEN']) }
      : plant;
  }
  return place === 'LINE' ? asFilled(hit, said) : hit;
}

/** What a name is first of all: « saucisse » of « saucisses fumées ». */
const headOf = (phrase: string): string => stemOf(phrase.split(' ')[0] ?? '');

/** A sausage, a ham or a mince of plants is often bound with wheat; a tartare or a terrine of plants is not. */
function isMadeLikeMeat({ has, term }: Hit, origin: Origin): boolean {
  return origin === 'PLANT' && has.has('MEAT') && boundWithWheat.has(headOf(term.phrase));
}

/** « raviolis ricotta-épinards », « tortellini au poulet »: a named filling leaves no room for pork. */
function asFilled(hit: Hit, said: Said): Hit {
  const { words } = said;
  const isPasta = filledPasta.has(words[hit.from]?.stem ?? '');
  if (!hit.may.has('PORK') || !(isPasta || hit.term.entry.filled)) return hit;
  for (let at = hit.to; at < Math.min(words.length, hit.to + 5); at++) {
    const word = words[at];
    if (!word || word.gap !== 'NONE' || pastFilling.has(word.stem)) return hit;
    if (isAnnouncedAbsent(words, at) || isRemark(said, hit.to, { from: at, to: at + 1 }))
      return hit;
    if (isPasta && meatlessFillings.has(word.stem))
      return { ...hit, may: without(hit.may, ['MEAT', 'PORK']) };
    if (birds.has(word.stem)) return { ...hit, may: without(hit.may, ['PORK']) };
  }
  return hit;
}

/** « saucisses fumées de tofu », « jambon (dinde) »: the origin follows within a few words. */
function namesOrigin(hit: Hit, said: Said, origin: Origin, place: Place): boolean {
  const { words } = said;
  for (let at = hit.to; at < Math.min(words.length, hit.to + 4); at++) {
    const word = words[at];
    if (!word || word.gap === 'HARD' || separates(words, at)) return false;
    if (at > hit.to && !isPlain(words[at - 1])) return false;
    const isFilling = word.stem === 'a' && hit.term.entry.filled === true;
    if (word.stem === 'a' && !isFilling) return false;
    const isAnnounced = word.announced && at === hit.to && named.has(origin);
    if (word.gap === 'SOFT' && (place === 'TEXT' || !(word.bracketed || isAnnounced))) return false;
    const isLink =
      word.stem === 'de' || isFilling || (word.stem === 'type' && origin === 'SCALED_FISH');
    const isBeside = at === hit.to && place === 'LINE' && isDoubtBeside(word, hit, origin);
    const opensOrigin = isLink || isBeside || word.bracketed || isAnnounced;
    const start = isLink ? at + 1 : at;
    if (!opensOrigin) continue;
    const kind = tries[origin].longestAt(words, start);
    if (!kind || !isMeant(words, kind) || bringsAnother(words, hit, at)) return false;
    const isLikeIt = (next: number) => tries[origin].longestAt(words, next) !== undefined;
    if (isRemark(said, hit.to, { from: at, to: kind.to }, isLikeIt)) return false;
    if (origin === 'PLANT' && isSeasoning(words[start], hit)) return false;
    if (isLink || isBeside) return true;
    const end = isAnnounced ? words.length : endOfBracket(words, at);
    return isSubstance(word, hit) && isTheOnlyKind(words, kind.to, end, isLikeIt);
  }
  return false;
}

/** « escalope dinde »: on a receipt the « de » is left out, where pork was only feared. */
function isDoubtBeside({ stem, gap }: Word, { has, may }: Hit, origin: Origin): boolean {
  const isFeared = may.has('PORK') && !has.has('PORK');
  return origin === 'PERMITTED_ANIMAL' && gap === 'NONE' && isFeared && animals.has(stem);
}

function isPlain(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (plainLooks.has(word.stem) ||
      word.stem === 'bien' ||
      isAdjective(word) ||
      /\p{N}/u.test(word.exact))
  );
}

/** « saucisse de choux », « boudin d'oignons », « farce de marrons »: what seasons the meat. */
function isSeasoning(word: Word | undefined, { term }: Hit): boolean {
  return seasonings.has(word?.stem ?? '') && seasoned.has(headOf(term.phrase));
}

/** « jambon (tofu) », « nouilles (riz) » and « petits-gris (tricholomes) », but not « jambon (tomates) ». */
function isSubstance({ stem }: Word, { term, has, may }: Hit): boolean {
  const isAmbiguous = term.entry.clearedBy?.includes('NAMESAKE') === true;
  const isFleshOrFlour = [...has, ...may].some((each) => each !== 'NUT');
  return isAmbiguous || !isFleshOrFlour || substances.has(stem) || animals.has(stem);
}

/** The hit without some traits, certain or feared. */
export function withoutTraits(hit: Hit, gone: readonly Trait[]): Hit {
  return { ...hit, has: without(hit.has, gone), may: without(hit.may, gone) };
}

export function without(traits: ReadonlySet<Trait>, gone: readonly Trait[]): ReadonlySet<Trait> {
  return traits.size === 0 ? traits : new Set([...traits].filter((trait) => !gone.includes(trait)));
}
