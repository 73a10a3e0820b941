import type { Hit, Reading } from '../reading/reading.js';
import { introducing } from '../lexicon/clearers.js';
import type { Trait } from '../lexicon/types.js';
import type { DietaryRestriction } from '../restrictions.js';
import type { Word } from '../text/text.js';
import { keyOf } from './avoided/known-foods.js';
import { isSomeOf, meantBy } from './generic-nouns.js';
import { namesWithin, traitsOf } from './names-within.js';
import type { Term } from '../vocabulary/lexicon-index.js';

/** What the ingredient list lets the steps say shortly. */
export interface Cover {
  /** By family or phrase, what the ingredients of that name hold. */
  readonly held: ReadonlyMap<string, Held>;
  readonly listed: readonly Hit[];
  /** The words of the title and of each line. */
  readonly named: readonly ReadonlySet<string>[];
  /** What the list holds, certainly or perhaps, where it is long enough to be that of a dish. */
  readonly whole: ReadonlySet<Trait> | undefined;
  readonly title: ReadonlySet<string>;
}

/** A list of fewer lines leaves out what everybody has, or is not written to its end. */
const shortestList = 3;

/** What several ingredients hold together, and what all of them are certified for. */
interface Held {
  readonly traits: ReadonlySet<Trait>;
  readonly certified: ReadonlySet<DietaryRestriction>;
}

/** « Spaghettis au citron » names those of the list; what the title alone names, it states. */
export function coverOf(title: Reading | undefined, list: readonly Reading[]): Cover {
  const readings = title ? [title, ...list] : list;
  const named = readings.map(({ words }) => new Set(words.map(({ stem }) => stem)));
  const listed = list.flatMap(({ hits }) => hits.filter(({ negated }) => !negated));
  const lines = list.filter(({ isIngredient }) => isIngredient).length;
  return {
    held: new Map([...heldByName(title ? [title] : []), ...heldByName(list)]),
    listed,
    named,
    whole: lines < shortestList ? undefined : heldBy(listed).traits,
    title: title ? (named[0] ?? new Set()) : new Set(),
  };
}

function heldByName(readings: readonly Reading[]): Map<string, Held> {
  const hitsOf = new Map<string, Hit[]>();
  for (const hit of readings.flatMap(({ hits }) => hits)) {
    if (hit.negated) continue;
    for (const name of namesOf(hit)) hitsOf.set(name, [...(hitsOf.get(name) ?? []), hit]);
  }
  return new Map([...hitsOf].map(([name, hits]) => [name, heldBy(hits)]));
}

function heldBy(hits: readonly Hit[]): Held {
  const [first, ...others] = hits;
  return {
    traits: new Set(hits.flatMap(({ has, may }) => [...has, ...may])),
    certified: new Set(
      [...(first?.certified ?? [])].filter((each) =>
        others.every(({ certified }) => certified.has(each)),
      ),
    ),
  };
}

const ofPlants =
  /^(\S+) (?:.* )?(?:vegetal|vegetale|vegan|vegane|vege|vegetarien|vegetarienne|soja|seitan|tofu|pois|lentille|quorn)\b/;
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/^chocolat /, 'chocolat'],
  [/\bavoine$/, 'avoine'],
];

function namesOf({ term }: Hit): string[] {
  const key = keyOf(term.phrase);
  const ofPlant = ofPlants.exec(key)?.[1];
  const { whole } = namesWithin(term);
  return [
    phraseName(term.phrase),
    ...(term.entry.family ? [familyName(term.entry.family)] : []),
    // « les steaks » of « steaks de soja », « le chocolat » of « chocolat noir ».
    ...(ofPlant ? [phraseName(ofPlant)] : []),
    // « les lasagnes » of « feuilles de lasagnes ».
    ...(whole ? [phraseName(whole.phrase)] : []),
    ...shortNames.flatMap(([pattern, name]) => (pattern.test(key) ? [phraseName(name)] : [])),
  ];
}

function phraseName(phrase: string): string {
  return `phrase ${keyOf(phrase)}`;
}

function familyName(family: string): string {
  return `family ${family}`;
}

/** A text of a recipe beside its list, and the words of the texts that come before. */
export interface Told {
  readonly words: readonly Word[];
  /** It speaks of the dish as a whole: a title or a description brings nothing new. */
  readonly isOfTheDish: boolean;
  readonly before: ReadonlySet<string>;
}

/**
 * The hit with what the list says of its name: « verser le lait » when the list's only milk is almond milk, « la viande »
 * when its only meat is beef; never « 20 cl de lait », which is new.
 */
export function asListed(hit: Hit, told: Told, cover: Cover): Hit {
  if (isStated(hit, told, cover)) return { ...hit, negated: true };
  if (hit.isBeside || hit.isAdded) return hit;
  const meant = meantBy(hit.term, cover.listed);
  const held = meant ? heldBy(meant.hits) : cover.held.get(phraseName(hit.term.phrase));
  const kept = held && !isNew(hit, told) ? asHeld(hit, held, meant?.isWhole ?? true) : hit;
  const { things, whole } = namesWithin(hit.term);
  const named = told.isOfTheDish ? things : whole ? [whole] : [];
  return asMade(asMadeWithPlants(asNamedOnes(kept, named, cover), told, cover), told, cover);
}

/**
 * « Chou farci » of a list with beef and no pork has none: what a dish usually holds, the list of its recipe decides,
 * if it has what the dish certainly holds. A product that is bought is a line of the list, and judged there.
 */
function asMade(hit: Hit, { words, isOfTheDish }: Told, { whole, title }: Cover): Hit {
  if (hit.may.size === 0 || !whole || [...hit.has].some((trait) => !whole.has(trait))) return hit;
  const isTheDish =
    isOfTheDish || words.slice(hit.from, hit.to).every(({ stem }) => title.has(stem));
  if (!isTheDish) return hit;
  const may = new Set([...hit.may].filter((trait) => whole.has(trait)));
  return { ...hit, may, negated: hit.negated || hit.has.size + may.size === 0 };
}

/**
 * « Lasagnes », « la béchamel » of a list with oat milk and nothing of an animal's milk: what is made with milk and with
 * something else is made with that one.
 */
function asMadeWithPlants(hit: Hit, told: Told, { whole, held }: Cover): Hit {
  const others = [...hit.has].filter((trait) => trait !== 'MILK');
  const isMadeHere = others.length > 0 && others.every((trait) => whole?.has(trait));
  // « du pesto », « de béchamel » may be bought.
  const isKnown = told.isOfTheDish || definite.has(told.words[hit.from]?.before ?? '');
  if (!hit.has.has('MILK') || !isMadeHere || whole?.has('MILK') || !isKnown) return hit;
  const isOfPlants = ['lait', 'crème'].some((family) => held.has(familyName(family)));
  return isOfPlants ? { ...hit, has: new Set(others) } : hit;
}

/** « Saucisses aux lentilles » are of the list's sausages, « une noix de beurre » is of its butter. */
function asNamedOnes(hit: Hit, named: readonly Term[], cover: Cover): Hit {
  if (named.length === 0 || hit.negated) return hit;
  const things = named.map((term) => ({ brings: traitsOf(term), held: heldAs(term, cover) }));
  const isHeld = (trait: Trait) => {
    const by = things.filter(({ brings }) => brings.includes(trait));
    return by.length === 0 || by.some(({ held }) => !held || held.traits.has(trait));
  };
  const has = new Set([...hit.has].filter(isHeld));
  const may = new Set([...hit.may].filter(isHeld));
  const [first, ...others] = things.filter(({ brings }) =>
    brings.some((each) => has.has(each) || may.has(each)),
  );
  const isAllNamed = [...has, ...may].every((trait) =>
    things.some(({ brings }) => brings.includes(trait)),
  );
  const certified = isAllNamed
    ? [...(first?.held?.certified ?? [])].filter((each) =>
        others.every(({ held }) => held?.certified.has(each)),
      )
    : [];
  return {
    ...hit,
    has,
    may,
    certified: new Set([...hit.certified, ...certified]),
    negated: has.size + may.size === 0,
  };
}

/** What the list holds under a name, or under that of its family where the name leaves the kind open. */
function heldAs(term: Term, cover: Cover): Held | undefined {
  const meant = meantBy(term, cover.listed);
  if (meant) return heldBy(meant.hits);
  const { generic, family } = term.entry;
  const ofFamily = generic && family ? cover.held.get(familyName(family)) : undefined;
  return cover.held.get(phraseName(term.phrase)) ?? ofFamily;
}

/** Of which animal it is: all that « viande » in the name of a dish leaves open. */
const ofAnAnimal: ReadonlySet<Trait> = new Set(['PORK', 'UNCLEAN_ANIMAL', 'SCALELESS_FISH']);

function asHeld(hit: Hit, { traits, certified }: Held, isWhole: boolean): Hit {
  const isHeld = (trait: Trait) => traits.has(trait) || (!isWhole && !ofAnAnimal.has(trait));
  const has = new Set([...hit.has].filter(isHeld));
  const may = new Set([...hit.may].filter(isHeld));
  return {
    ...hit,
    has,
    may,
    certified: new Set([...hit.certified, ...certified]),
    negated: hit.negated || has.size + may.size === 0,
  };
}

function isStated(hit: Hit, told: Told, cover: Cover): boolean {
  const { words, before } = told;
  const said = words.slice(hit.from, hit.to);
  if (hit.isAdded && said.every(({ stem }) => before.has(stem))) return true;
  if (hit.isBeside || hit.isAdded) return isNamed(said, cover);
  const { entry } = hit.term;
  if (!entry.generic || !entry.family || isNew(hit, told)) return false;
  const family = cover.held.get(familyName(entry.family));
  const held = cover.held.get(phraseName(hit.term.phrase)) ?? family;
  return (
    held !== undefined &&
    [...(entry.has ?? []), ...(entry.may ?? [])].every((trait) => !held.traits.has(trait))
  );
}

const isNew = ({ from }: Hit, { words, isOfTheDish }: Told): boolean =>
  !isOfTheDish && introducing.has(words[from]?.before ?? '') && !isSomeOf(words, from);

const definite = new Set(['le', 'la', 'les', 'l']);

const amounts = new Set(['boule', 'part', 'tranche', 'morceau', 'de']);

/** What a line or the title names is judged there. */
function isNamed(words: readonly Word[], { named }: Cover): boolean {
  const meant = words.map(({ stem }) => stem).filter((stem) => !amounts.has(stem));
  return named.some((line) => meant.every((stem) => line.has(stem)));
}
