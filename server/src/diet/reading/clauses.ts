import { isAnnouncedAbsent } from './announcements.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import {
  besideADish,
  denials,
  denied,
  ofPlantsThemselves,
  otherVersions,
  replacing,
  separators,
} from '../lexicon/clearers.js';
import type { Hit, Place } from './reading.js';
import type { Word } from '../text/text.js';
import { isOpen } from './wishes.js';

/** Words that clear something, from the first to after the last. */
export interface Span {
  from: number;
  to: number;
}

/** Words between a hit and what clears it; without a bound a long line costs its square. */
const farthest = 30;
/** Words of a name between « pour » and what is said of it: « pour Léa et Tom : ». */
const farthestName = 5;

/** « végétal ou non », « non halal », « (halal ?) » and « sans gluten si possible » promise nothing. */
export function isMeant(words: readonly Word[], { from, to }: Span): boolean {
  return (
    !isDenied(words, from) &&
    !words[to - 1]?.asked &&
    !isOpen(words, to) &&
    words[to]?.stem !== 'si' &&
    !(words[to]?.stem === 'non' && !words[to + 1])
  );
}

function isDenied(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && denied.has(words[at]?.stem ?? '')) at--;
  // « fondue moitié-moitié » is a name.
  const isTwice = words[at]?.stem === words[at - 1]?.stem;
  return denials.has(words[at]?.stem ?? '') && !isTwice;
}

/** In a list, said of what may be taken instead: « à omettre pour une version sans alcool », « végétale pour les vegans ». */
export function isOfAnotherVersion(words: readonly Word[], { from, to }: Span): boolean {
  const before = words.slice(Math.max(0, from - 2), from);
  return (
    before.at(-1)?.stem === 'pour' ||
    (words[from]?.gap !== 'NONE' && isForSomebodyAlone(words, to)) ||
    before.some(({ stem }) => otherVersions.has(stem)) ||
    isForSomebody(words, from) ||
    announcesASubstitute(words, { from, to })
  );
}

/** « (sans gluten pour Léa) », « , sans gluten, uniquement pour Léa »: as far as the aside goes. */
function isForSomebodyAlone(words: readonly Word[], to: number): boolean {
  const end = words.findIndex(({ gap }, at) => at > to && gap !== 'NONE');
  return words.slice(to, end < 0 ? words.length : end).some(({ stem }) => stem === 'pour');
}

/** « spaghettis (pour Léa : sans gluten) », « pâtes, sauf pour Julie : sans gluten ». */
function isForSomebody(words: readonly Word[], from: number): boolean {
  const said = words[from];
  if (said?.unbracketed || (said?.gap !== 'NONE' && !said?.announced)) return false;
  for (let at = from - 1; at > 0 && at >= from - farthestName; at--) {
    const word = words[at];
    if (!word || word.gap === 'HARD') return false;
    const opens = word.gap !== 'NONE' || words[at - 1]?.stem === 'sauf';
    if (word.stem === 'pour' && opens) return true;
    if (word.bracketed) return false;
  }
  return false;
}

/** « (vegan : tofu) », « sans porc, prendre de la dinde ». */
export function announcesASubstitute(words: readonly Word[], { from, to }: Span): boolean {
  const next = words[to];
  if (!next || next.gap !== 'SOFT') return false;
  const isAside = words[from]?.gap !== 'NONE';
  return (
    replacing.test(next.exact) ||
    (isAside && next.announced && words.slice(to).some(namesSomething))
  );
}

/** Neither an amount nor how a thing is. */
function namesSomething({ stem, exact }: Word): boolean {
  const known = knowledgeOf(stem);
  return stem.length > 2 && !/\p{N}/u.test(exact) && known !== 'MEASURE' && known !== 'NEUTRAL';
}

/** Whether the words of a span can speak of the hit at all: near it, in its clause, not part of it. */
export function canSpeakOf(
  { from, to }: Span,
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  place: Place,
): boolean {
  if (from - hit.to > farthest || hit.from - to > farthest) return false;
  return (
    sameClause(words, hit, from, to, place) &&
    isOwnItem(hit, hits, words, from, to) &&
    !isOfWhatGoesWithIt(words, hit, from)
  );
}

/** « pâtes (sauce sans gluten) », « nouilles sauce soja sans gluten »: what goes with it is spoken of; « pâtes à la sauce … » is one thing. */
function isOfWhatGoesWithIt(words: readonly Word[], hit: Hit, from: number): boolean {
  const beside = words.findIndex(
    ({ stem }, at) => at >= hit.to && at < from && besideADish.has(stem),
  );
  return beside >= 0 && words[beside - 1]?.stem !== 'a';
}

/** No « ou », « et », sentence end (and in prose no comma) stands between the hit and the clearer. */
function sameClause(
  words: readonly Word[],
  hit: Hit,
  from: number,
  to: number,
  place: Place,
): boolean {
  const [start, end] = from >= hit.to ? [hit.to, from] : [to, hit.from];
  for (let at = start; at <= end; at++) {
    const word = words[at];
    if (!word) continue;
    if (word.gap === 'HARD' || (place === 'TEXT' && word.gap === 'SOFT')) return false;
    if (at < end && separates(words, at)) return false;
  }
  return true;
}

/** In a list inside a line (« pâtes, sauce soja sans gluten ») only the last item is spoken of. */
function isOwnItem(
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  from: number,
  to: number,
): boolean {
  if (from < hit.to) {
    if (to === hit.from && isSaidOfBefore(hit, hits, words, from)) return false;
    const kind = hits.find((other) => isKindOf(hit, other, words));
    return (
      words.slice(to, hit.from + 1).every(({ gap }) => gap === 'NONE') ||
      (kind !== undefined && kind.to <= from && to === hit.from)
    );
  }
  const isList = words.slice(hit.to, from).some(({ gap }) => gap === 'SOFT');
  const between = hits.filter(
    (other) => other.from >= hit.to && other.to <= from && !isAnnouncedAbsent(words, other.from),
  );
  if (!isList) return true;
  return (
    between.every((other) => isKindOf(other, hit, words)) && !isPastAnItem(words, hit.to, from)
  );
}

/** « riz sans gluten sauce soja »: said of the rice, and not of what follows without a link. */
function isSaidOfBefore(
  hit: Hit,
  hits: readonly Hit[],
  words: readonly Word[],
  from: number,
): boolean {
  if (words[from]?.gap !== 'NONE' || from === 0) return false;
  const before = hits.find((other) => other.to === from);
  if (!before) return knowledgeOf(words[from - 1]?.stem ?? '') === 'PRODUCT';
  const { family } = before.term.entry;
  return family === undefined || family !== hit.term.entry.family;
}

/** « pâtes, riz, sans gluten »: the last thing named is the one spoken of. */
function isPastAnItem(words: readonly Word[], start: number, end: number): boolean {
  const comma = words.findIndex(
    ({ gap, bracketed }, at) => at >= start && at < end && gap === 'SOFT' && !bracketed,
  );
  return comma >= 0 && words.slice(comma, end).some(({ stem }) => knowledgeOf(stem) === 'PRODUCT');
}

/** « pâtes sans gluten (penne) »: the bracket says which kind of the thing before it is meant. */
function isKindOf(kind: Hit, thing: Hit, words: readonly Word[]): boolean {
  const family = kind.term.entry.family;
  return (
    family !== undefined &&
    family === thing.term.entry.family &&
    thing.to <= kind.from &&
    words[kind.from]?.bracketed === true
  );
}

/** « et » parts two things, unless it links two absences (« sans gluten et sans lait »); « ou sans gluten » is another thing. */
export function separates(words: readonly Word[], at: number): boolean {
  const said = words[at]?.stem ?? '';
  if (!separators.has(said)) return false;
  const linksAbsences =
    said !== 'ou' &&
    words[at + 1]?.stem === 'san' &&
    words.slice(0, at).some(({ stem }) => stem === 'san');
  return !linksAbsences;
}

/** Right after the hit, at most two plain words away, or in a bracket of its own. */
export function isNear(words: readonly Word[], hit: Hit, from: number): boolean {
  return (
    (words[from]?.gap === 'NONE' || (words[from]?.bracketed === true && from === hit.to)) &&
    from - hit.to <= 2 &&
    words.slice(hit.to, from).every((word) => word.stem !== 'a')
  );
}

/** An adjective speaks of the noun phrase before it: past « à », « au », « en », or a noun of its own, it is another one. */
export function reaches(words: readonly Word[], hit: Hit, from: number): boolean {
  const between = words.slice(hit.to, from);
  return (
    between.length <= 6 &&
    between.every((word) => word.stem !== 'a' && word.stem !== 'en' && word.stem !== 'sur') &&
    !isOfANounOfItsOwn(words, hit, from)
  );
}

/** « anchois huile végétale », « poulet nourri 100 % végétal ». */
export function isOfANounOfItsOwn(words: readonly Word[], hit: Hit, from: number): boolean {
  return words.slice(hit.to, from).some(({ stem }) => ofPlantsThemselves.has(stem));
}
