import { checkRecipe, type DietRules } from '../diet/gate/gate.js';
import { allergens, dietaryRestrictions } from '../diet/restrictions.js';
import { loadRecipeBook, rowIdOf } from './book.js';
import { readSlowly } from './read-slowly.js';

/** Row ids by what the gate finds in the recipe. */
type Findings = ReadonlyMap<string, ReadonlySet<string>>;

async function findings(rules: DietRules): Promise<Findings> {
  const found = new Map<string, Set<string>>();
  await readSlowly(loadRecipeBook(), (recipe) => {
    for (const { restriction } of checkRecipe(recipe, rules)) {
      const ids = found.get(restriction) ?? new Set();
      found.set(restriction, ids.add(rowIdOf(recipe.id)));
    }
  });
  return found;
}

const allRestrictions: DietRules = {
  restrictions: [...dietaryRestrictions, ...allergens],
  avoidedFoods: [],
};

const mostKept = 500;
/** The readings of the book, the one used last at the end: a household that asks again waits for none. */
const kept = new Map<string, Promise<Findings>>();

function findingsFor(rules: DietRules): Promise<Findings> {
  const key = JSON.stringify([rules.restrictions, rules.avoidedFoods]);
  const reading = kept.get(key) ?? findings(rules);
  kept.delete(key);
  kept.set(key, reading);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return reading;
}

const none: ReadonlySet<string> = new Set();

/**
 * Rows of the book in which the gate finds something against these rules, as the book of this process has them. The gate
 * judges each restriction by itself, so that one reading serves every household; what one avoids is read once for each
 * list of foods. A first reading takes a third of a second, in slices.
 */
export async function unfitRecipesOfBook({
  restrictions,
  avoidedFoods,
}: DietRules): Promise<readonly string[]> {
  const byRestriction = restrictions.length > 0 ? await findingsFor(allRestrictions) : null;
  const avoided = [...new Set(avoidedFoods)].sort();
  const byFood =
    avoided.length > 0 ? await findingsFor({ restrictions: [], avoidedFoods: avoided }) : null;
  const unfit = restrictions.flatMap((each) => [...(byRestriction?.get(each) ?? none)]);
  return [...new Set([...unfit, ...(byFood?.get('AVOIDED_FOOD') ?? none)])];
}
