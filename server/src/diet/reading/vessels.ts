import { isAdjective, isVessel } from '../vocabulary/known-words.js';
import type { Word } from '../text/text.js';
import type { Hit } from './reading.js';

type Span = Pick<Hit, 'from' | 'to'>;

/** What is done to a mould before anything is in it. */
const readies = /^(?:beurr|huil|graiss|chemis|tapiss|fonc|farin)\p{L}*$/u;

/** A pot by its name alone: « terrine », and not « terrine de lapin ». */
export const isVesselAlone = ({ from, to }: Span, words: readonly Word[]): boolean =>
  to === from + 1 && isVessel(words[from]?.stem ?? '');

/** « dans une grande marmite », « chemiser une tourtière »: what something is cooked in is not what is eaten of that name. */
export function isInVessel(hit: Span, words: readonly Word[]): boolean {
  if (!isVesselAlone(hit, words)) return false;
  for (let at = hit.from - 1; at >= 0 && words[at + 1]?.gap === 'NONE'; at--) {
    const word = words[at];
    if (!word) return false;
    if (word.stem === 'dan' || readies.test(word.exact)) return true;
    if (!isAdjective(word) && word.stem !== 'de') return false;
  }
  return false;
}
