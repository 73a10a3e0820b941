import { isBrand } from '../vocabulary/known-words.js';
import type { Trait } from '../lexicon/types.js';
import type { Word } from '../text/text.js';
import type { Hit } from './reading.js';

const ownName = /^\p{Lu}\p{Ll}/u;

/**
 * « bière sans alcool Leffe », « pâtes Barilla sans gluten »: who made the thing that is named before, or its own
 * name, and no other thing: but for what is said to be left out it holds nothing that the thing does not.
 */
export function isMakerOf(
  maker: Hit,
  thing: Hit,
  words: readonly Word[],
  text: string,
  leftOut: readonly Trait[] = [],
): boolean {
  const named = words.slice(maker.from, maker.to);
  const isOwnName =
    ownName.test(text.slice(named[0]?.start)) || named.every((word) => isBrand(word.stem));
  const isOfTheThing = (each: Trait) =>
    thing.has.has(each) || thing.may.has(each) || leftOut.includes(each);
  return (
    isOwnName &&
    maker.from >= thing.to &&
    named[0]?.gap === 'NONE' &&
    [...maker.has, ...maker.may].every(isOfTheThing)
  );
}

/** Whether a « sans … » is part of the thing's own name (« bière sans alcool »). */
export const isNamedWithout = ({ from, to }: Hit, words: readonly Word[]): boolean =>
  words.slice(from, to).some(({ stem }) => stem === 'san');
