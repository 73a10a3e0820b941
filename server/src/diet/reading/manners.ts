import type { Trait } from '../lexicon/types.js';
import type { Hit } from './reading.js';
import type { Word } from '../text/text.js';

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

/** « pâtes façon carbonara », « riz à la manière d'une paella »: made as that dish is, so with what it holds. */
export function isMannerOf({ from, has, may }: Hit, words: readonly Word[]): boolean {
  const said = words[from - 1]?.stem === 'de' ? words[from - 2] : words[from - 1];
  if (said?.stem !== 'facon' && said?.stem !== 'maniere') return false;
  const held = [...has, ...may];
  return !oneThing.some((kind) => held.every((each) => kind.has(each)));
}
