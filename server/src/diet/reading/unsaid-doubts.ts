import { ofPlantsThemselves } from '../lexicon/clearers.js';
import type { Trait } from '../lexicon/types.js';
import {
  namedPlants,
  ofPlants,
  ordinary,
  otherBases,
  clearSoups,
  packets,
  plantBases,
  soups,
} from '../lexicon/unsaid.js';
import { absences } from './announcements.js';
import { bareDishes } from './bare-names.js';
import { announcesASubstitute } from './clauses.js';
import { doubt } from './doubts.js';
import { bracketedKinds, ellipticAlternatives, wishedKinds } from './elliptic-alternatives.js';
import { kindsSaidFirst } from './kinds-said-first.js';
import type { Hit } from './reading.js';
import type { Word } from '../text/text.js';
import { wishAt } from './wishes.js';

/** Words between a thing and its « végétal » at most, and between that and the plant. */
const farthest = 5;
const apart = new Set(['et', 'ou', 'avec', 'defaut']);
const milkers = new Set(['vache', 'brebi', 'brebis', 'chevre', 'bufflonne']);
/** « parmesan ou équivalent vegan ». */
const likewise = new Set('version equivalent type genre style'.split(' '));
const measures = new Set(['a', 'pour', 'en']);

/** Cakes that are baked with ground almonds where no wheat may be. */
const glutenFreeCakes = new Set(
  'gateau cake fondant moelleux brownie muffin madeleine financier'.split(' '),
);

/** Sold in bread like a kebab; « de poulet » after it speaks of the meat alone. */
const grilled = new Set(['chawarma', 'shawarma', 'gyro']);
const kebabs = new Set(['kebab', 'doner', 'durum', ...grilled]);
const kebabMeat = new Set(
  'g kg gr gramme viande epice sauce melange pour facon emince boulette brochette chiche shish adana'.split(
    ' ',
  ),
);

const vegetarian = new Set(['vegetarien', 'vegetarienne', 'vege', 'veggie', 'vg']);
const listing = new Set(['et', 'ou', 'pui', 'plu', 'a']);
/** Stock that is sold dry. */
const stockForms = new Set('cube tablette poudre granule kub deshydrate boite pot'.split(' '));
const farthestForm = 9;

/** What a line of a list leaves unsaid although it matters: the plant of a plant milk, the filling of a sandwich. */
export function unsaidDoubts(text: string, words: readonly Word[], hits: readonly Hit[]): Hit[] {
  return [
    ...plantDoubts(text, words),
    ...orNotOfPlants(text, words, hits),
    ...milkBesidePlants(text, words),
    ...packetSoups(text, words),
    ...almondsForWheat(text, words),
    ...stockOfACube(text, words),
    ...vanillaExtract(text, words),
    ...kebabInBread(text, words),
    ...bareDishes(text, words, hits),
    ...blackAndWhite(text, words),
    ...[
      ...ellipticAlternatives(text, words, hits),
      ...kindsSaidFirst(words, hits),
      ...bracketedKinds(words, hits),
      ...wishedKinds(words, hits),
    ].map(({ from, to, may }) => doubt(text, words, { from, to, last: to - 1 }, may)),
  ];
}

/** « lait végétal », « crème fraîche ou alternative végétale », « lait (végétal ou non) »: of which plant? */
function plantDoubts(text: string, words: readonly Word[]): Hit[] {
  return words.flatMap(({ stem }, at) => {
    const isVegetarian = vegetarian.has(stem);
    const isOfPlants = stem === 'plante' && words[at - 1]?.stem === 'de';
    if (!ofPlants.has(stem) && !isVegetarian && !isOfPlants) return [];
    if (announcesASubstitute(words, { from: at, to: at + 1 })) return [];
    // « lait végétal non sucré » is of plants, « lait végétal : non » is not.
    if (words[at + 1]?.stem === 'non' && words[at + 2]?.gap !== 'NONE') return [];
    const from = baseBefore(words, at);
    const may = plantBases.get(words[from ?? -1]?.stem ?? '');
    if (from === undefined || !may) return [];
    const isOfMilk = may.includes('NUT');
    const isSaid = words[at]?.gap === 'NONE' || words[at - 1]?.stem === 'ou' || isOrNot(words, at);
    if (isOfMilk ? isVegetarian : !isSaid) return [];
    const ofAnimals: readonly Trait[] = isOfMilk && isOrNot(words, at) ? ['MILK'] : [];
    // What is « végétarien » and not « végétal » is often bound with egg white.
    const binders: readonly Trait[] = isVegetarian ? [...may, 'EGG'] : may;
    const feared = [...ofAnimals, ...(namesItsPlant(words, from, at) ? [] : binders)];
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

/** « lait d'amande et de vache »: the animal gives milk here. */
function milkBesidePlants(text: string, words: readonly Word[]): Hit[] {
  const base = words.findIndex(({ stem }) => plantBases.has(stem));
  if (base < 0) return [];
  return words.flatMap(({ stem }, at) => {
    const isLinked = words[at - 1]?.stem === 'de' && apart.has(words[at - 2]?.stem ?? '');
    return at > base && isLinked && milkers.has(stem)
      ? [doubt(text, words, { from: base, to: base + 1, last: at }, ['MILK'])]
      : [];
  });
}

/** « crème végétale ou non », « lait végétal ou animal ». */
function isOrNot(words: readonly Word[], at: number): boolean {
  const other = words[at + 2]?.stem === 'de' ? words[at + 3] : words[at + 2];
  return words[at + 1]?.stem === 'ou' && ordinary.has(other?.stem ?? '');
}

/** The milk, cream or cheese that the adjective at `at` speaks of. */
function baseBefore(words: readonly Word[], at: number): number | undefined {
  const isNamedAgain = likewise.has(words[at - 1]?.stem ?? '');
  const before = isNamedAgain ? at - 1 : at;
  const last = words[before - 1]?.stem === 'ou' ? before - 2 : before - 1;
  for (let from = last; from >= Math.max(0, at - farthest); from--) {
    const word = words[from];
    const next = words[from + 1];
    if (!word || !next || next.gap === 'HARD' || apart.has(word.stem)) return undefined;
    const isAlternative = next.stem === 'ou' || ordinary.has(next.stem);
    const isCount = /^\d+$/.test(next.exact);
    if (next.gap === 'SOFT' && from + 1 !== before && !isAlternative && !isCount) return undefined;
    if (otherBases.has(word.stem)) return undefined;
    if (ofPlantsThemselves.has(word.stem) && !plantBases.has(word.stem) && word.stem !== 'base')
      return undefined;
    if (word.stem === 'proteine' && words[from - 2]?.stem === 'poudre') return undefined;
    if (plantBases.has(word.stem)) return from;
  }
  return undefined;
}

/** « lait végétal (soja) »; dark chocolate holds no milk of any plant. A wish (« soja de préférence ») names none. */
function namesItsPlant(words: readonly Word[], from: number, adjective: number): boolean {
  const isChocolate = words[from]?.stem === 'chocolat';
  const leftOut = absences(words);
  let isAside = false;
  for (let at = from + 1; at < Math.min(words.length, adjective + farthest + 4); at++) {
    const word = words[at];
    if (!word || word.gap === 'HARD') return false;
    const endsLine = at === words.length - 1;
    if (at > adjective && word.gap === 'SOFT' && !word.bracketed && !endsLine) return false;
    // « crème végétale ou lait de coco »: one of the two has no name; « (soja ou riz) » are both named.
    if (at > adjective && word.stem === 'ou' && !isAside) return false;
    isAside ||= at > adjective && word.bracketed;
    if (isChocolate && word.stem === 'noir') return true;
    if (leftOut.has(at)) continue;
    if (namedPlants.has(word.stem)) return wishAt(words, at + 1) === undefined;
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

/** « gâteau au chocolat sans gluten »: often of ground almonds. */
function almondsForWheat(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(({ stem }) => glutenFreeCakes.has(stem));
  if (at < 0) return [];
  const isWithout = words.some(
    ({ stem }, nth) => stem === 'san' && words[nth + 1]?.stem === 'gluten',
  );
  const isFor = measures.has(words[at - 1]?.stem ?? '');
  return isWithout && !isFor
    ? [doubt(text, words, { from: at, to: at + 1, last: at }, ['NUT'])]
    : [];
}

/** « tablette de bouillon halal », « bouillon de légumes (1 cube) », « bouillon fait avec 2 cubes ». */
function stockOfACube(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(({ stem }) => stem === 'bouillon');
  if (at < 0) return [];
  const first = words[at - 1]?.stem === 'de' ? at - 2 : at - 1;
  const cube = words.findIndex(
    ({ stem }, nth) => (nth > at || nth === first) && stockForms.has(stem),
  );
  return cube >= 0 && cube - at <= farthestForm
    ? [doubt(text, words, { from: at, to: at + 1, last: at }, ['GLUTEN'])]
    : [];
}

/** « vanille (extrait ou poudre) », « vanille en poudre ou liquide ». */
function vanillaExtract(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(({ stem }) => stem === 'vanille');
  if (at < 0) return [];
  const said = words.slice(at + 1, at + 1 + farthest);
  const isExtract = said.some(({ stem }, nth) => {
    const isListed = said.slice(0, nth).some((word) => word.stem === 'ou');
    return stem === 'extrait' || (isListed && stem === 'liquide');
  });
  return isExtract ? [doubt(text, words, { from: at, to: at + 1, last: at }, ['ALCOHOL'])] : [];
}

/** « chocolat noir et blanc », « chocolat noir 70 % / lait ». */
function blackAndWhite(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(
    ({ stem }, nth) => stem === 'noir' && words[nth - 1]?.stem === 'chocolat',
  );
  if (at < 0) return [];
  const next = words.findIndex(
    ({ stem, exact }, nth) => nth > at && !listing.has(stem) && !/^\d/.test(exact),
  );
  const isWhite = next > at + 1 || words[next]?.gap === 'HARD';
  return isWhite && ['blanc', 'lait'].includes(words[next]?.stem ?? '')
    ? [doubt(text, words, { from: at - 1, to: at + 1, last: next }, ['MILK'])]
    : [];
}

/** « 2 kebabs », « döner frites »: the dish comes in bread; by weight it is the meat. */
function kebabInBread(text: string, words: readonly Word[]): Hit[] {
  const at = words.findIndex(({ stem }) => kebabs.has(stem));
  if (at < 0) return [];
  const leftOut = absences(words);
  const isMeat = words.some(
    ({ stem }, nth) =>
      (nth < at || (nth === at + 1 && stem === 'viande')) &&
      kebabMeat.has(stem) &&
      !leftOut.has(nth),
  );
  const isOfMeat = grilled.has(words[at]?.stem ?? '') && words[at + 1]?.stem === 'de';
  return !isMeat && !isOfMeat
    ? [doubt(text, words, { from: at, to: at + 1, last: at }, ['GLUTEN'])]
    : [];
}
