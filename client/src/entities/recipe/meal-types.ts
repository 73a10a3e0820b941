import type { MealType } from '../../graphql.generated';

/** The six types, in the order in which they are offered. */
export const mealTypes: readonly MealType[] = [
  'DRINK',
  'STARTER',
  'MAIN',
  'DESSERT',
  'AMUSE_BOUCHE',
  'APERITIF',
];
