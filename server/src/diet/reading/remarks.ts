import { endOfBracket } from './brackets.js';
import type { Span } from './clauses.js';
import type { Hit } from './reading.js';
import { otherVersions } from '../lexicon/clearers.js';
import { preparations } from './purposes.js';
import { isFrench, isVerbForm } from '../text/french-words.js';
import { articles, stemOf, type Word } from '../text/text.js';
import {
  isAdjective,
  isBrand,
  isCut,
  isPartOfProduct,
  knowledgeOf,
} from '../vocabulary/known-words.js';

/** What links the words of a bare kind to one that follows: « de dinde », « au soja », « type penne, non salé ». */
const links = new Set(
  'de à en sans non très bien peu plus type genre style marque label sorte variété origine certifié garanti'
    .split(' ')
    .map(stemOf),
);
const joins = new Set(['et', 'ou']);
const partitives = new Set(['du', 'des']);
const number = /^\p{N}+$/u;
/** « g », « kg », « ml », as a word stands. */
export const unitSymbol = /^(?:k?gr?|[cdm]?l)$/;
/** A line all in capitals has no names of its own. */
const ownName = /^\p{Lu}\p{Ll}/u;
/** « (≠ tofu) », « (tofu ❌) »: a sign that says more than words do. */
const sign = /[^\p{L}\p{M}\p{N}\p{Zs}\t.,;:!?'’"“”«»()[\]{}/\\&+%°*\p{Pd}]/u;

/** « (tofu délicieux) », « (plat sans porc) »: what somebody thinks of it, or serves, and never which sort it is. */
const judgements = new Set(
  'bon bonne meilleur mauvais parfait ideal delicieux delicieuse savoureux savoureuse exquis exquise fameux fameuse excellent gourmand gourmande beau belle extra super top genial possible pareil identique semblable similaire autre different plat'
    .split(' ')
    .map(stemOf),
);

export const isJudgement = ({ stem }: Word): boolean => judgements.has(stem);

const ofPeople = new Set('petit petite grand grande jeune vieux vieille'.split(' ').map(stemOf));

/** Between a thing and what it is made of, beside adjectives; participles without their accents too. */
export const plainLooks: ReadonlySet<string> = new Set(
  'frais doux douce epais epaisse gros nature cuisine superieur superieure grosse fraiche halal hallal casher kasher cacher campagnarde longue fume fumee seche hache hachee emince emincee tranche tranchee pane panee grille grillee marine marinee roti rotie sale salee surgele surgelee'.split(
    ' ',
  ),
);

export interface Said {
  hits: readonly Hit[];
  words: readonly Word[];
  text: string;
}

/**
 * Whether the words of the span, said of what ends before `start`, are part of a remark: « (remplaçable par du
 * tofu) », « , on peut la prendre sans gluten ». Only a bare kind says what a thing is: « (tofu fumé) », « sans gluten ».
 */
export function isRemark(
  said: Said,
  start: number,
  { from, to }: Span,
  isLikeIt: (at: number) => boolean = () => false,
): boolean {
  const { words } = said;
  const aside = words.findLastIndex(({ gap }, at) => at >= start && at <= from && gap !== 'NONE');
  const end = aside < 0 ? to : endOfAside(words, start, from, to);
  const belongs = (at: number): boolean =>
    (at >= from && at < to) ||
    isLikeIt(at) ||
    namesAKind(said, at) ||
    isLink(at) ||
    isPreparation(at);
  const isPreparation = (at: number): boolean =>
    words[at - 1]?.stem === 'pour' && preparations.has(words[at]?.stem ?? '');
  /** It leads on to what belongs to the kind as well. */
  const isLink = (at: number): boolean => {
    const { stem = '', gap } = words[at + 1] ?? {};
    if (at + 1 >= end || gap !== 'NONE') return false;
    if (joins.has(words[at]?.stem ?? ''))
      return (
        at > Math.max(start, aside) &&
        (isLikeIt(at + 1) || isInAHit(said, at + 1) || isProduct(stem) || stem === 'san')
      );
    // « biscuits, pour le fond, sans gluten ».
    if (words[at]?.stem === 'pour') return preparations.has(stem);
    return links.has(words[at]?.stem ?? '') && !joins.has(stem) && belongs(at + 1);
  };
  for (let at = start; at < end; at++) if (!belongs(at)) return true;
  if (aside >= 0 && (isOfAPart(words, aside) || isNoun(said, from))) return true;
  if (aside >= 0 && words.slice(aside, from + 1).some(isIntroduced)) return true;
  return aside >= 0 && sign.test(said.text.slice(words[aside - 1]?.end, endOfText(said, end)));
}

/** « 500 g de pâtes (250 g sans gluten) »: said of half of it. */
function isOfAPart(words: readonly Word[], aside: number): boolean {
  const [whole, part] = [0, aside].map((at) => words.slice(at, at + 2));
  const isMeasured = [whole, part].every(
    (said) => number.test(said?.[0]?.exact ?? '') && unitSymbol.test(said?.[1]?.exact ?? ''),
  );
  return isMeasured && whole?.some(({ exact }, nth) => exact !== part?.[nth]?.exact) === true;
}

/** « (petits végétariens) »: with an adjective of its own it names somebody; « fromage (râpé vegan) » is cheese. */
function isNoun({ words, hits }: Said, at: number): boolean {
  const [before, said] = [words[at - 1], words[at]];
  if (!before || said?.gap !== 'NONE' || !isAdjective(said)) return false;
  return ofPeople.has(before.stem) && !hits.some(({ from, to }) => from <= at - 1 && at - 1 < to);
}

/** Where the words before `end` stop, with the signs behind them as far as the next word. */
const endOfText = ({ words, text }: Said, end: number): number => words[end]?.start ?? text.length;

/** A bracket is one remark as far as it closes, and what stands past a comma as far as the next. */
function endOfAside(words: readonly Word[], start: number, from: number, to: number): number {
  const bracket = words.findLastIndex(
    ({ bracketed }, at) => at >= start && at <= from && bracketed,
  );
  if (bracket >= 0 && endOfBracket(words, bracket) > from) return endOfBracket(words, bracket);
  const end = words.findIndex(({ gap }, at) => at >= to && gap !== 'NONE');
  return end < 0 ? words.length : end;
}

/** « (le tofu convient) », « (du tofu) »: another thing, and not the kind of the one before. */
const isIntroduced = ({ before, exact }: Word): boolean =>
  articles.has(before) || partitives.has(exact);

const isProduct = (stem: string): boolean =>
  knowledgeOf(stem) === 'PRODUCT' && !isPartOfProduct(stem);

function isInAHit({ hits }: Said, at: number): boolean {
  return hits.some(({ from, to }) => from <= at && at < to);
}

/** « en dés », « allumettes », « feuilles sans gluten ». */
const isCutInto = ({ stem, exact }: Word): boolean => isCut(stem) && /[sx]$/.test(exact);

/** How a thing is, of what, of whose make, and no verb, adverb or time. */
function namesAKind(said: Said, at: number): boolean {
  const word = said.words[at];
  if (!word || otherVersions.has(word.stem)) return false;
  if (judgements.has(word.stem) && !isInAHit(said, at)) return false;
  const written = said.text.slice(word.start, word.end);
  const isName = word.gap === 'NONE' && ownName.test(written) && !isFrench(word.stem);
  return (
    number.test(word.exact) ||
    unitSymbol.test(word.exact) ||
    isAdjective(word) ||
    (isProduct(word.stem) && !isVerbForm(word.stem)) ||
    plainLooks.has(word.stem) ||
    isCutInto(word) ||
    isBrand(word.stem) ||
    isName ||
    isInAHit(said, at)
  );
}
