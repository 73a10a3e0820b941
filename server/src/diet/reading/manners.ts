import type { Trait } from '../lexicon/types.js';
import type { Hit } from './reading.js';
import type { Word } from '../text/text.js';
import { knowledgeOf } from '../vocabulary/known-words.js';

/** What one thing may be a copy of: « allumettes de volaille façon lardons », « tofu façon feta ». */
const oneThing: readonly ReadonlySet<Trait>[] = [
  new Set(['MEAT', 'PORK', 'UNCLEAN_ANIMAL']),
  new Set(['FISH', 'SCALELESS_FISH']),
  new Set(['SHELLFISH']),
  new Set(['SNAIL_OR_FROG']),
  new Set(['GELATINE']),
  new Set(['MILK']),
  new Set(['EGG']),
];

const shapes = new Set(
  'batonnet allumette tranche de lamelle emince miette copeau filament aiguillette'.split(' '),
);

/** Dishes that hold but one of these, and are no thing to copy. */
const dishes = new Set(
  'bolognaise bolognese raclette gratin parmentier fondue tartare blanquette bourguignon rougail tajine goulash couscous paella ragout pot chawarma burger'.split(
    ' ',
  ),
);

/** « bâtonnets façon crabe », « dés façon feta »: only a shape stands before, so the copy is all that is named. */
function namesNothing({ stem, exact }: Word): boolean {
  const known = knowledgeOf(stem);
  return (
    stem.length < 3 ||
    /\p{N}/u.test(exact) ||
    shapes.has(stem) ||
    known === 'MEASURE' ||
    known === 'NEUTRAL'
  );
}

/** « pâtes façon carbonara », « riz à la manière d'une paella »: made as that dish is, so with what it holds. */
export function isMannerOf({ from, has, may }: Hit, words: readonly Word[]): boolean {
  const at = words[from - 1]?.stem === 'de' ? from - 2 : from - 1;
  const said = words[at]?.stem;
  if (said !== 'facon' && said !== 'maniere') return false;
  if (words.slice(0, at).every(namesNothing)) return true;
  const held = [...has, ...may];
  if (dishes.has(words[from]?.stem ?? '')) return true;
  return !oneThing.some((kind) => held.every((each) => kind.has(each)));
}
