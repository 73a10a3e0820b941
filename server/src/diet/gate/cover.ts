import type { Hit, Reading } from '../reading/reading.js';
import { introducing } from '../lexicon/clearers.js';
import { keyOf } from './avoided/known-foods.js';
import type { Trait } from '../lexicon/types.js';
import type { Word } from '../text/text.js';

/**
 * What the ingredient list lets the steps say shortly: a family or a phrase, with the traits which
 * every ingredient of that name has lost.
 */
export type Cover = ReadonlyMap<string, ReadonlySet<Trait>>;

export function coverOf(ingredients: readonly Reading[]): Cover {
  const held = new Map<string, Set<Trait>>();
  for (const { hits } of ingredients) {
    for (const hit of hits) {
      if (hit.negated) continue;
      for (const name of namesOf(hit)) {
        const traits = held.get(name) ?? new Set<Trait>();
        for (const trait of [...hit.has, ...hit.may]) traits.add(trait);
        held.set(name, traits);
      }
    }
  }
  return held;
}

function namesOf({ term }: Hit): string[] {
  const own = phraseName(term.phrase);
  return term.entry.family ? [own, familyName(term.entry.family)] : [own];
}

function phraseName(phrase: string): string {
  return `phrase ${keyOf(phrase)}`;
}

function familyName(family: string): string {
  return `family ${family}`;
}

/** « verser le lait » when the list's only milk is almond milk; never « 20 cl de lait », which is new. */
export function isCovered(hit: Hit, words: readonly Word[], cover: Cover): boolean {
  const { entry, phrase } = hit.term;
  const named = cover.get(phraseName(phrase));
  const listed =
    named ?? (entry.generic && entry.family ? cover.get(familyName(entry.family)) : undefined);
  if (!listed) return false;
  const introduced = introducing.has(words[hit.from]?.before ?? '');
  return (
    !introduced && [...(entry.has ?? []), ...(entry.may ?? [])].every((trait) => !listed.has(trait))
  );
}
