/** Every dietary restriction a household can state; an empty list means none. */
export const dietaryRestrictions = [
  'VEGETARIAN',
  'VEGAN',
  'GLUTEN_FREE',
  'DAIRY_FREE',
  'NUT_FREE',
  'HALAL',
  'KOSHER',
] as const;

export type DietaryRestriction = (typeof dietaryRestrictions)[number];
