import { bareNames, emptyWords, ofPlants, type BareName } from '../lexicon/unsaid.js';
import type { Trait } from '../lexicon/types.js';
import { trieOf } from '../text/phrase-trie.js';
import type { Word } from '../text/text.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import { absences } from './announcements.js';
import { doubt } from './doubts.js';
import type { Hit } from './reading.js';

const measures = new Set(['a', 'pour', 'en']);
const kindsOfChocolate = new Set(['noir', 'lait', 'blanc']);
/** « Lindt 85 % » is dark. */
const cocoa = /^[6-9]\d$/;
/** « Milka entamée », « tablette Lindt ouverte ». */
const opened = /^(?:entam|cass|fondu|râp|commenc|ouvert|hach|concass)(?:é|e)?e?s?$/;
/** Named anywhere in the line, it is what the cut is of. */
const flesh: readonly Trait[] = ['MEAT', 'FISH', 'SHELLFISH'];
const dressed = new Set(['a', 'sauce', 'curry', 'en', 'marine', 'epice', 'chasseur', 'avec']);
const bareTrie = trieOf(bareNames.map((value) => ({ phrases: [value.words], value })));

/** « 1 quiche », « sauce au choix »: nothing beside the name says what is in it. */
export function bareDishes(text: string, words: readonly Word[], hits: readonly Hit[]): Hit[] {
  for (let from = 0; from < words.length; from++) {
    const match = bareTrie.longestAt(words, from);
    if (!match) continue;
    if (measures.has(words[from - 1]?.stem ?? '')) continue;
    const { to, value } = match;
    const isNamed = (nth: number) => nth >= from && nth < to;
    const leftOut = absences(words);
    const end = value.beside === 'DRESSING' ? startOfDressing(words, to) : endOfItem(words, to);
    const saysMore = words.some(
      (word, nth) =>
        nth < end && !isNamed(nth) && !leftOut.has(nth) && !isEmpty(word, value, nth < from),
    );
    const holdsMore = hits.some((hit) => {
      if (hit.from < from) return !leftOut.has(hit.from);
      if (value.beside === 'DRESSING') return flesh.some((each) => hit.has.has(each));
      return hit.to > to && hit.from < end && !leftOut.has(Math.max(hit.from, to));
    });
    if (saysMore || holdsMore) continue;
    return [doubt(text, words, { from, to, last: to - 1 }, value.may)];
  }
  return [];
}

/** « rôti aux pruneaux », « émincé sauce champignons », « rôti en croûte ». */
function startOfDressing(words: readonly Word[], to: number): number {
  if (dressed.has(words[to - 1]?.stem ?? '')) return to;
  const start = words.findIndex(({ stem }, at) => at >= to && dressed.has(stem));
  return Math.min(start < 0 ? words.length : start, endOfItem(words, to));
}

/**
 * « sandwich et chips », « quiche, salade verte »: another food begins; a bracket says more of the same, and so does
 * « (1 conserve) de pois ».
 */
function endOfItem(words: readonly Word[], to: number): number {
  const goesOn = ({ stem, gap, bracketed, unbracketed, announced }: Word): boolean =>
    gap === 'NONE' || bracketed || announced || (unbracketed && stem === 'de');
  const end = words.findIndex(
    (word, at) => at >= to && (word.stem === 'et' || word.stem === 'plu' || !goesOn(word)),
  );
  return end < 0 ? words.length : end;
}

function isEmpty(
  { stem, exact }: Word,
  { beside, alsoOfPlants }: BareName,
  isAmount: boolean,
): boolean {
  if (beside === 'MEASURE' && cocoa.test(exact)) return false;
  if (beside === 'MEASURE' && opened.test(exact)) return true;
  if (stem.length < 3 || /\p{N}/u.test(exact) || emptyWords.has(stem)) return true;
  if (ofPlants.has(stem)) return alsoOfPlants === true;
  const known = knowledgeOf(stem);
  if (beside === 'LOOKS') return known !== 'PRODUCT' && known !== undefined;
  return known === 'MEASURE' && (isAmount || (beside === 'MEASURE' && !kindsOfChocolate.has(stem)));
}
