import type { DietaryRestriction } from '../../graphql.generated';

/** NONE says "I was asked, and there is none"; the server knows it as an empty list. */
export type RestrictionChoice = DietaryRestriction | 'NONE';

/** In the order they are offered. NONE stands alone. */
export const restrictionChoices: readonly RestrictionChoice[] = [
  'NONE',
  'VEGETARIAN',
  'VEGAN',
  'GLUTEN_FREE',
  'DAIRY_FREE',
  'NUT_FREE',
  'HALAL',
  'KOSHER',
];

export const dietaryRestrictions = (chosen: readonly RestrictionChoice[]): DietaryRestriction[] =>
  chosen.filter((choice) => choice !== 'NONE');
