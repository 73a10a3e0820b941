import type { Allergen, DietaryRestriction, Restriction } from '../diet/restrictions.js';

interface Tastes {
  readonly dietaryRestrictions: readonly DietaryRestriction[];
  readonly allergens: readonly Allergen[];
  readonly avoidedFoods: readonly string[];
  readonly preferredFoods: readonly string[];
}

export interface HouseholdDiet {
  /** Of diets and of allergies. */
  readonly restrictions: readonly Restriction[];
  readonly avoidedFoods: readonly string[];
  readonly preferredFoods: readonly string[];
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** What one member may not eat, nobody is served: the meal is shared. */
export const dietOfHousehold = (
  members: readonly { readonly preferences: Tastes | null }[],
): HouseholdDiet => {
  const everyones = members.flatMap(({ preferences }) => (preferences ? [preferences] : []));
  return {
    restrictions: unique(
      everyones.flatMap((each) => [...each.dietaryRestrictions, ...each.allergens]),
    ),
    avoidedFoods: unique(everyones.flatMap((each) => each.avoidedFoods)),
    preferredFoods: unique(everyones.flatMap((each) => each.preferredFoods)),
  };
};
