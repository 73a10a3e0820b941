import { allergenRules } from '../lexicon/allergens.js';
import { reasons } from '../lexicon/traits.js';
import type { Hit, Reading } from '../reading/reading.js';
import type { Allergen } from '../restrictions.js';
import { avoidedFoodsOf, type AvoidedFoods } from './avoided/avoided-list.js';
import { findAvoided, type AvoidedFood, type Where } from './avoided/find-avoided.js';

const looked = new Map<Allergen, AvoidedFoods>();

function foodsOf(allergen: Allergen): AvoidedFoods {
  const known = looked.get(allergen);
  if (known) return known;
  const { foods: names, trait } = allergenRules[allergen];
  const foods = avoidedFoodsOf(names);
  const traits = trait ? new Map(foods.traits).set(trait, allergen) : foods.traits;
  const found = { ...foods, traits };
  looked.set(allergen, found);
  return found;
}

/**
 * Where a text names an allergen or what holds it, by usual recipe or by what is said of it. A doubt counts: « fruits
 * de mer » may be crustaceans, a trace is one.
 */
export function findAllergen(reading: Reading, allergen: Allergen, where: Where): AvoidedFood[] {
  const { noun } = allergenRules[allergen];
  const found = [
    ...findAvoided(reading, foodsOf(allergen), where),
    ...unnamedKinds(reading, allergen),
  ];
  return found.map((each) => {
    if (each.isTrace) return each;
    if (each.isUsual) return { ...each, reason: reasons.usuallyContains(noun) };
    return { ...each, reason: each.doubtful ? reasons.mayContain(noun) : reasons.contains(noun) };
  });
}

/** « fruits à coque », « pesto »: one of the two, and no name says which. */
function unnamedKinds({ hits, words }: Reading, allergen: Allergen): AvoidedFood[] {
  const { shared } = allergenRules[allergen];
  if (!shared) return [];
  const kinds = [
    foodsOf(allergen),
    foodsOf(shared.with),
    ...(shared.others ? [avoidedFoodsOf(shared.others)] : []),
  ];
  const named = kinds.flatMap(({ phrases }) => phrases.findAll(words));
  const isNamed = ({ from, to }: Hit): boolean =>
    named.some((match) => match.from < to && match.to > from);
  return hits
    .filter(
      (hit) =>
        !hit.negated && (hit.has.has(shared.trait) || hit.may.has(shared.trait)) && !isNamed(hit),
    )
    .map(({ from, to }) => ({ from, to, reason: '', doubtful: true }));
}
