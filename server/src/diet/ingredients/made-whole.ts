import { oneMould } from './made-whole.fr.js';

/** A cake for eight is still cut for nine. */
const cutSmaller = 0.25;

/**
 * For how many a dish is made that fills one mould, when it is asked for so many: its own number, or a multiple of it;
 * null where that is what was asked for, and of every other dish.
 */
export function wholeServings(
  instructions: readonly string[],
  own: number,
  asked: number,
): number | null {
  const wholes = Math.max(1, Math.ceil(asked / own - cutSmaller));
  const isAsMade = asked === wholes * own;
  return !isAsMade && instructions.some((step) => oneMould.test(step)) ? wholes * own : null;
}
