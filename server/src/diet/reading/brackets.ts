import { elliptic } from '../lexicon/unsaid.js';
import type { Word } from '../text/text.js';

/** After one kind in a bracket: there is another, or it is the kind of somebody alone. */
const opening = new Set(['ou', 'pour', 'etc', 'sinon', 'vache', 'normal', 'autre']);

/** The index after the last word of the bracket that opens before the word at `start`. */
export function endOfBracket(words: readonly Word[], start: number): number {
  const end = words.findIndex(({ unbracketed }, at) => at > start && unbracketed);
  return end < 0 ? words.length : end;
}

/** « salam (= laurier) », « djansan (= akpi) »: a bracket says what the word before it is by another name. */
export const isExplained = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.bracketed === true && words[at + 1]?.announced === true;

/**
 * Whether the kind before the word at `from` is all that a bracket says: « (dinde, bio) », but not « (soja ou
 * Toulouse) », « (dinde, cru) », « (tofu pour Léa) », « (raisins…) »; « (dinde ou poulet) » are alike.
 */
export function isTheOnlyKind(
  words: readonly Word[],
  from: number,
  end: number,
  isLikeIt: (at: number) => boolean = () => false,
): boolean {
  if (words[from - 1]?.continued) return false;
  return words
    .slice(from, end)
    .every(
      ({ stem, gap, asked, continued }, nth) =>
        gap !== 'HARD' &&
        !asked &&
        !continued &&
        (!opening.has(stem) || (stem === 'ou' && isLikeIt(from + nth + 1))) &&
        !(elliptic.has(stem) && (gap === 'SOFT' || words[from + nth - 1]?.stem === 'et')),
    );
}
