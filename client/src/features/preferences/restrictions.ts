import type { Allergen, DietaryRestriction } from '../../graphql.generated';

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

/** In the order of the law that has them declared. */
export const allergenChoices: readonly Allergen[] = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOY',
  'MILK',
  'TREE_NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
];

export const dietaryRestrictions = (chosen: readonly RestrictionChoice[]): DietaryRestriction[] =>
  chosen.filter((choice) => choice !== 'NONE');
