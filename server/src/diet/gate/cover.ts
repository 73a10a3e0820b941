import type { Hit, Reading } from '../reading/reading.js';
import { introducing } from '../lexicon/clearers.js';
import { keyOf } from './avoided/known-foods.js';
import type { Trait } from '../lexicon/types.js';
import type { Word } from '../text/text.js';

/**
 * What the ingredient list lets the steps say shortly: a family or a phrase, with the traits which
 * every ingredient of that name has lost.
 */
export interface Cover {
  readonly traits: ReadonlyMap<string, ReadonlySet<Trait>>;
  /** The words of the title and of each line. */
  readonly named: readonly ReadonlySet<string>[];
}

/** « Spaghettis au citron » names those of the list; what the title alone names, it states. */
export function coverOf(title: Reading | undefined, list: readonly Reading[]): Cover {
  const readings = title ? [title, ...list] : list;
  const named = readings.map(({ words }) => new Set(words.map(({ stem }) => stem)));
  return {
    traits: new Map([...traitsByName(title ? [title] : []), ...traitsByName(list)]),
    named,
  };
}

function traitsByName(readings: readonly Reading[]): Map<string, Set<Trait>> {
  const held = new Map<string, Set<Trait>>();
  for (const { hits } of readings) {
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

const ofPlants =
  /^(\S+) (?:.* )?(?:vegetal|vegetale|vegetaux|vegetau|vegan|vegane|vege|vegetarien|vegetarienne|soja|seitan|tofu|pois|lentille|quorn)\b/;
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/^chocolat /, 'chocolat'],
  [/\bavoine$/, 'avoine'],
];

function namesOf({ term }: Hit): string[] {
  const key = keyOf(term.phrase);
  const ofPlant = ofPlants.exec(key)?.[1];
  return [
    phraseName(term.phrase),
    ...(term.entry.family ? [familyName(term.entry.family)] : []),
    // « les steaks » of « steaks de soja », « le chocolat » of « chocolat noir ».
    ...(ofPlant ? [phraseName(ofPlant)] : []),
    ...shortNames.flatMap(([pattern, name]) => (pattern.test(key) ? [phraseName(name)] : [])),
  ];
}

function phraseName(phrase: string): string {
  return `phrase ${keyOf(phrase)}`;
}

function familyName(family: string): string {
  return `family ${family}`;
}

/** `before` are the words of the texts that come before, where what is added may have been made. */
/** « verser le lait » when the list's only milk is almond milk; never « 20 cl de lait », which is new. */
export function isCovered(
  hit: Hit,
  words: readonly Word[],
  cover: Cover,
  before: ReadonlySet<string>,
): boolean {
  const { entry, phrase } = hit.term;
  if (hit.isAdded && words.slice(hit.from, hit.to).every(({ stem }) => before.has(stem)))
    return true;
  if (hit.isBeside || hit.isAdded) return isNamed(words.slice(hit.from, hit.to), cover);
  const named = cover.traits.get(phraseName(phrase));
  const listed =
    named ??
    (entry.generic && entry.family ? cover.traits.get(familyName(entry.family)) : undefined);
  if (!listed) return false;
  const introduced = introducing.has(words[hit.from]?.before ?? '');
  return (
    !introduced && [...(entry.has ?? []), ...(entry.may ?? [])].every((trait) => !listed.has(trait))
  );
}

const amounts = new Set(['boule', 'part', 'tranche', 'morceau', 'de']);

/** What a line or the title names is judged there. */
function isNamed(words: readonly Word[], { named }: Cover): boolean {
  const meant = words.map(({ stem }) => stem).filter((stem) => !amounts.has(stem));
  return named.some((line) => meant.every((stem) => line.has(stem)));
}
