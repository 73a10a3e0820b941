import { checkRecipe, holdsAvoided, type DietRules } from '../diet/gate/gate.js';
import { allergens, dietaryRestrictions } from '../diet/restrictions.js';
import type { Job } from '../platform/jobs.js';
import { keepLast } from '../platform/keep-last.js';
import { productsOfBook } from './book-products.js';
import { recipesThatMayHold } from './book-signs.js';
import { loadRecipeBook, rowIdOf } from './book.js';
import { compiledBook } from './compiled-book.js';
import { readSlowly } from './read-slowly.js';

/** Row ids by what the gate finds in the recipe. */
type Findings = ReadonlyMap<string, ReadonlySet<string>>;

const allRestrictions: DietRules = {
  restrictions: [...dietaryRestrictions, ...allergens],
  avoidedFoods: [],
};

async function readRestrictions(): Promise<Findings> {
  const found = new Map<string, Set<string>>();
  await readSlowly(loadRecipeBook(), (recipe) => {
    for (const { restriction } of checkRecipe(recipe, allRestrictions)) {
      const ids = found.get(restriction) ?? new Set();
      found.set(restriction, ids.add(rowIdOf(recipe.id)));
    }
  });
  return found;
}

async function readAvoided(avoidedFoods: readonly string[]): Promise<Findings> {
  const ids = new Set<string>();
  await readSlowly(recipesThatMayHold(avoidedFoods), (recipe) => {
    if (holdsAvoided(recipe, avoidedFoods)) ids.add(rowIdOf(recipe.id));
  });
  return new Map([['AVOIDED_FOOD', ids]]);
}

function findingsOfRestrictions(): Promise<Findings> {
  const compiled = compiledBook();
  if (!compiled) return readRestrictions();
  const found = Object.entries(compiled.findings).map(
    ([kind, ids]) => [kind, new Set(ids)] as const,
  );
  return Promise.resolve(new Map(found));
}

interface Reading {
  whole: Promise<Findings>;
  /** Once it is whole. */
  findings: Findings | null;
}

/** A household that asks again waits for none. */
const kept = keepLast<Reading>(500);

function begin(whole: Promise<Findings>): Reading {
  const reading: Reading = { whole, findings: null };
  // A failure is told to whoever waits.
  whole.then((found) => (reading.findings = found)).catch(() => undefined);
  return reading;
}

const readingOfRestrictions = (): Reading =>
  kept('restrictions', () => begin(findingsOfRestrictions()));

const readingOfAvoided = (avoidedFoods: readonly string[]): Reading =>
  kept(JSON.stringify(avoidedFoods), () => begin(readAvoided([...avoidedFoods])));

/** Of all restrictions, whoever has them. */
export const findingsOfBook = (): Promise<Findings> => readingOfRestrictions().whole;

function readingsFor({ restrictions, avoidedFoods }: DietRules) {
  const avoided = [...new Set(avoidedFoods)].sort();
  return {
    byRestriction: restrictions.length > 0 ? readingOfRestrictions() : null,
    byFood: avoided.length > 0 ? readingOfAvoided(avoided) : null,
  };
}

const none: ReadonlySet<string> = new Set();

/**
 * Rows of the book in which the gate finds something against these rules, as the book of this process has them, as far
 * as that is known without waiting: what is not is being read, in slices, for whoever asks next. The gate judges each
 * restriction by itself, so that one reading serves every household; what one avoids is read once for each list of foods.
 */
export function knownUnfitOfBook(rules: DietRules): string[] {
  const { byRestriction, byFood } = readingsFor(rules);
  return unfitBy(rules, byRestriction?.findings, byFood?.findings);
}

function unfitBy(
  { restrictions }: DietRules,
  byRestriction: Findings | null | undefined,
  byFood: Findings | null | undefined,
): string[] {
  const unfit = restrictions.flatMap((each) => [...(byRestriction?.get(each) ?? none)]);
  return [...new Set([...unfit, ...(byFood?.get('AVOIDED_FOOD') ?? none)])];
}

/** The same, once all is known: a first reading takes a part of a second, with other requests in between. */
export async function unfitRecipesOfBook(rules: DietRules): Promise<readonly string[]> {
  const { byRestriction, byFood } = readingsFor(rules);
  // What was waited for, not what is kept by now: a reading that has had to make room would be none.
  return unfitBy(rules, await byRestriction?.whole, await byFood?.whole);
}

/** Reads the book once after the start, so that nobody waits for it; nor does a stop. */
export const readBookAhead: Job = {
  name: 'recipe book',
  everyMs: 7 * 24 * 3_600_000,
  firstAfterMs: 20_000,
  run: () => {
    Promise.all([findingsOfBook(), productsOfBook()]).catch(() => undefined);
    return Promise.resolve();
  },
};
