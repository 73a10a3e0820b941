import { asListed, coverOf, type Cover } from './cover.js';
import { boughtHeads } from '../reading/bought-heads.js';
import { read } from '../reading/read.js';
import { meatWithMilk } from './kosher-mix.js';
import { foreignSeals, type ForeignSeal } from './seals.js';
import { reasons, traitRules } from '../lexicon/traits.js';
import type { Trait } from '../lexicon/types.js';
import type { Hit, Place, Reading } from '../reading/reading.js';
import { isAllergen, type DietaryRestriction, type Restriction } from '../restrictions.js';
import {
  listedWithout,
  mentionsOf,
  namedConflicts,
  searchesOf,
  type Search,
} from './named-foods.js';
import { unknownProducts } from './unknown-products.js';

export interface DietRules {
  restrictions: readonly Restriction[];
  avoidedFoods: readonly string[];
}

export interface DietConflict {
  /** The line or text as it was given. */
  line: string;
  /** The words in it that conflict. */
  word: string;
  restriction: Restriction | 'AVOIDED_FOOD';
  /** A French sentence fragment, to be read after the word. */
  reason: string;
  /** The word may be harmless, but nothing in the line says so. */
  doubtful: boolean;
}

export interface RecipeToCheck {
  title: string;
  description: string;
  ingredients: readonly string[];
  instructions: readonly string[];
}

interface Source {
  line: string;
  place: Place;
  reading: Reading;
  /** A title or a description. */
  isOfTheDish: boolean;
}

/** The conflicts of one ingredient line. */
export function checkLine(line: string, rules: DietRules): DietConflict[] {
  return checkSources([sourceOf(line, 'LINE')], searched(rules));
}

/** The conflicts of a title, a description or a step that stands without a list. */
export function checkText(text: string, rules: DietRules): DietConflict[] {
  const { reading, ...source } = sourceOf(text, 'TEXT');
  const hits = [...reading.hits, ...boughtHeads(reading)];
  return checkSources([{ ...source, reading: { ...reading, hits } }], searched(rules));
}

interface Searched {
  restrictions: readonly Restriction[];
  searches: readonly Search[];
}

const searched = ({ restrictions, avoidedFoods }: DietRules): Searched => ({
  restrictions,
  searches: searchesOf(restrictions, avoidedFoods),
});

/**
 * The conflicts of a whole recipe, in reading order. What the list states once (« pâtes sans gluten »)
 * holds for « les pâtes » of the steps, and meat and milk conflict across lines for KOSHER.
 */
export const checkRecipe = (recipe: RecipeToCheck, rules: DietRules): DietConflict[] =>
  checkParts(recipe, searched(rules));

/** Where a recipe names one of these foods, or what may be or hold it: more than it is refused for. */
export const foodsNamedIn = (recipe: RecipeToCheck, foods: readonly string[]): DietConflict[] =>
  checkParts(recipe, { restrictions: [], searches: [mentionsOf(foods)] });

/**
 * Whether a recipe is refused for one of these foods. The list says so most of the time, and is then believed before the
 * texts are read.
 */
export function holdsAvoided(recipe: RecipeToCheck, avoidedFoods: readonly string[]): boolean {
  const rules = searched({ restrictions: [], avoidedFoods });
  const lines = linesOf(recipe);
  return checkSources(lines, rules).length > 0 || checkParts(recipe, rules, lines).length > 0;
}

const linesOf = ({ ingredients }: RecipeToCheck): Source[] =>
  ingredients.map((line) => sourceOf(line, 'LINE'));

function checkParts(
  recipe: RecipeToCheck,
  rules: Searched,
  ingredients = linesOf(recipe),
): DietConflict[] {
  const title = sourceOf(recipe.title, 'TEXT', true);
  const description = sourceOf(recipe.description, 'TEXT', true);
  const steps = recipe.instructions.map((text) => sourceOf(text, 'TEXT'));
  return checkSources(
    [title, description, ...ingredients, ...steps],
    rules,
    coverOf(
      title.reading,
      ingredients.map(({ reading }) => reading),
    ),
    title.reading,
  );
}

function sourceOf(line: string, place: Place, isOfTheDish = false): Source {
  return { line, place, reading: read(line, place), isOfTheDish };
}

function checkSources(
  sources: readonly Source[],
  { restrictions, searches: asked }: Searched,
  cover?: Cover,
  title?: Reading,
): DietConflict[] {
  const before = new Set<string>();
  const kept = sources.map((source) => {
    if (source.place !== 'TEXT') return source;
    const judged = cover ? asTheListHasIt(source, cover, before) : withoutAdded(source);
    for (const { stem } of source.reading.words) before.add(stem);
    return judged;
  });
  // A houmous whose list has no sesame is made without.
  const titled = title ? [title.words.map(({ stem }) => stem)] : [];
  const searches = asked.map((search) => ({
    ...search,
    listed: [...listedWithout(search, kept), ...titled],
  }));
  const diets = restrictions.filter((each) => !isAllergen(each));
  const conflicts = kept.flatMap((source) => [
    ...conflictsOf(source, diets),
    ...unknownConflicts(source, restrictions),
    ...searches.flatMap((search) => namedConflicts(source, search)),
  ]);
  return restrictions.includes('KOSHER') ? [...conflicts, ...mixedConflicts(kept)] : conflicts;
}

function mixedConflicts(sources: readonly Source[]): DietConflict[] {
  const mixed = meatWithMilk(sources.flatMap(({ reading }) => reading.hits));
  if (mixed.length === 0) return [];
  const lineOf = new Map(
    sources.flatMap(({ line, reading }) => reading.hits.map((hit) => [hit, line] as const)),
  );
  const found = new Map<string, DietConflict>();
  for (const { milk, meat, doubtful } of mixed) {
    const line = lineOf.get(milk) ?? '';
    const reason = reasons.meatWithMilk(meat.word);
    const key = `${line} ${milk.word.toLowerCase()}`;
    if (!found.has(key))
      found.set(key, { line, word: milk.word, restriction: 'KOSHER', reason, doubtful });
  }
  return [...found.values()];
}

/** Without the rest of a recipe nobody knows whether « la brioche » is new. */
const withoutAdded = (source: Source): Source => ({
  ...source,
  reading: { ...source.reading, hits: source.reading.hits.filter(({ isAdded }) => !isAdded) },
});

function asTheListHasIt(source: Source, cover: Cover, before: ReadonlySet<string>): Source {
  const { words, hits } = source.reading;
  const told = { words, isOfTheDish: source.isOfTheDish, before };
  return {
    ...source,
    reading: { ...source.reading, hits: hits.map((hit) => asListed(hit, told, cover)) },
  };
}

function conflictsOf(source: Source, restrictions: readonly DietaryRestriction[]): DietConflict[] {
  const found = new Map<string, DietConflict>();
  const sealed = restrictions.map((each) => foreignSeals(source.reading, each));
  for (const hit of source.reading.hits) {
    if (hit.negated || hit.has.size + hit.may.size === 0) continue;
    for (const [nth, restriction] of restrictions.entries()) {
      const held = conflictOf(source.line, hit, restriction);
      const seal = sealed[nth]?.get(hit);
      const bySeal = seal && sealConflict(source.line, seal, restriction);
      // What is sure is said before what is feared.
      const conflict = held?.doubtful === false ? held : (bySeal ?? held);
      if (!conflict) continue;
      const key = `${restriction} ${hit.word.toLowerCase()}`;
      if (!found.has(key)) found.set(key, conflict);
    }
  }
  return [...found.values()];
}

/** A product of the list that Popote knows nothing of may hold anything. */
function unknownConflicts(
  { line, reading }: Source,
  restrictions: readonly Restriction[],
): DietConflict[] {
  if (!reading.isIngredient || restrictions.length === 0) return [];
  return unknownProducts(reading).flatMap((word) =>
    restrictions.map((restriction) => ({
      line,
      word,
      restriction,
      reason: reasons.unknown,
      doubtful: true,
    })),
  );
}

function conflictOf(
  line: string,
  hit: Hit,
  restriction: DietaryRestriction,
): DietConflict | undefined {
  if (hit.certified.has(restriction)) return undefined;
  const sure = traitAgainst(hit.has, restriction, 'forbiddenBy');
  const trait =
    sure ??
    traitAgainst(hit.may, restriction, 'forbiddenBy') ??
    traitAgainst(hit.has, restriction, 'doubtedBy') ??
    traitAgainst(hit.may, restriction, 'doubtedBy');
  if (!trait) return undefined;
  const doubtful = sure === undefined;
  return { line, word: hit.word, restriction, reason: reasonOf(hit, trait, doubtful), doubtful };
}

function sealConflict(
  line: string,
  { word, by, isOneOfTwo }: ForeignSeal,
  restriction: DietaryRestriction,
): DietConflict {
  if (isOneOfTwo)
    return { line, word, restriction, reason: reasons.maybeKilledHalal, doubtful: true };
  const isKosher = by === 'KOSHER';
  const reason = isKosher ? reasons.killedKosher : reasons.killedHalal;
  return { line, word, restriction, reason, doubtful: isKosher };
}

function reasonOf({ guessed }: Hit, trait: Trait, doubtful: boolean): string {
  const { noun } = traitRules[trait];
  if (!doubtful) return reasons.contains(noun);
  return guessed ? reasons.looksLike(guessed, noun) : reasons.mayContain(noun);
}

function traitAgainst(
  traits: ReadonlySet<Trait>,
  restriction: DietaryRestriction,
  how: 'forbiddenBy' | 'doubtedBy',
): Trait | undefined {
  for (const trait of traits) if (traitRules[trait][how]?.includes(restriction)) return trait;
  return undefined;
}
