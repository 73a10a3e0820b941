import { exceptions, negations, traceWarnings } from '../lexicon/clearers.js';
import { trieOf, type PhraseTrie } from '../text/phrase-trie.js';
import type { Word } from '../text/text.js';

const negationTrie = trieOf([{ phrases: negations, value: true as const }]);
const exceptionTrie = trieOf([{ phrases: exceptions, value: true as const }]);
const traceTrie = trieOf([{ phrases: traceWarnings, value: true as const }]);

/** « lait végétal sauf soja », « (pas d'avoine) », « hors coco », « autre que riz ». */
const leavingOut = new Set(['san', 'ni', 'sauf', 'hor', 'hormi', 'excepte', 'pas']);
const number = /^\d+$/;
const apart = new Set(['et', 'ou', 'avec']);

/** « sans X », « ni X », « à la place de X »: what starts at this word is said not to be there. */
export function isAnnouncedAbsent(words: readonly Word[], start: number): boolean {
  return isAnnounced(words, start, negationTrie);
}

/**
 * In a title or a step, « (sans gluten, œufs, lait) »: three bare words or more. In a list the same words may well say
 * what is in it: « pizza (sans gluten, jambon, fromage) ».
 */
export function isListedAsAbsent(words: readonly Word[], start: number): boolean {
  const first = words.slice(0, start + 1).findLastIndex(({ bracketed }) => bracketed);
  if (first < 0 || words[first]?.stem !== 'san') return false;
  const after = words.findIndex(({ unbracketed }, at) => at > first && unbracketed);
  const listed = words.slice(first + 1, after < 0 ? words.length : after);
  const items = listed.filter(({ stem }) => !listing.has(stem));
  const areBare = items.every(
    ({ gap, before }, nth) => nth === 0 || gap !== 'NONE' || listing.has(before),
  );
  return areBare && items.length >= 3 && start <= first + listed.length;
}

const listing = new Set(['et', 'ni', 'ou']);

/** In a line of a list, « sauf X », « (pas de X) », « autre que X ». */
export function isLeftOut(words: readonly Word[], start: number): boolean {
  return isAnnounced(words, start, exceptionTrie);
}

/** « peut contenir des traces de X ». */
export function isAnnouncedAsTrace(words: readonly Word[], start: number): boolean {
  return isAnnounced(words, start, traceTrie);
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
    if (match && onlyConnectors(words, match.to, start)) return !isCondition(words, at);
  }
  return false;
}

const farthestIf = 5;

/** « si vous n'avez pas de vin, remplacez-le »: as a rule it is there. */
function isCondition(words: readonly Word[], at: number): boolean {
  if (words[at]?.stem !== 'pas') return false;
  for (let before = at; before >= Math.max(0, at - farthestIf); before--) {
    if (words[before]?.stem === 'si') return true;
    if (words[before]?.gap === 'HARD') return false;
  }
  return false;
}

function onlyConnectors(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (words[at]?.stem !== 'de' && !number.test(words[at]?.exact ?? '')) return false;
  return from <= to;
}

/** « sandwich sans fromage de chèvre »: what is not there says nothing of what is. */
export function absences(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [nth, { stem, gap }] of words.entries()) {
    const goesOn =
      gap === 'NONE' &&
      found.has(nth - 1) &&
      !apart.has(stem) &&
      (stem !== 'a' || words[nth - 1]?.stem === 'pas');
    const isOther = stem === 'que' && words[nth - 1]?.stem === 'autre';
    if (leavingOut.has(stem) || isOther || goesOn) found.add(nth);
  }
  return found;
}
